"""Mutants of a source file: small changes, one at a time, that a good test suite notices.

Comparisons, arithmetic, bits and logic are exchanged, numbers become one more and one less, conditions are turned
round, and statements are left out. Annotations, docstrings, decorators and texts stay as they are.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

COMPARISONS: dict[type[ast.cmpop], tuple[str, ...]] = {
    ast.Lt: ("<=", ">="),
    ast.LtE: ("<", ">"),
    ast.Gt: (">=", "<="),
    ast.GtE: (">", "<"),
    ast.Eq: ("!=",),
    ast.NotEq: ("==",),
    ast.In: ("not in",),
    ast.NotIn: ("in",),
    ast.Is: ("is not",),
    ast.IsNot: ("is",),
}
OPERATORS: dict[type[ast.operator], str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "//",
    ast.Div: "*",
    ast.FloorDiv: "*",
    ast.Mod: "//",
    ast.LShift: ">>",
    ast.RShift: "<<",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.BitXor: "&",
}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
OPERATOR = re.compile(rb"not\s+in|is\s+not|in|is|<<|>>|//|[<>=!]=|[<>+*/%&|^-]")


@dataclass(frozen=True)
class Mutant:
    """One change of one file."""

    file: str
    function: str
    """The outermost function that it is in, as `Class.method`; empty for what runs when the module is imported."""
    line: int
    before: str
    """The changed lines as they are, on one line."""
    after: str
    start: int
    end: int
    replacement: str
    """What stands instead of the bytes from `start` to `end`."""

    @property
    def key(self) -> str:
        """The same for the same change of the same text, wherever in the file that is."""
        return f"{self.file} | {self.function} | {self.before} | {self.after}"

    def source(self, root: Path) -> bytes:
        """The whole file with the change."""
        text = (root / self.file).read_bytes()
        return text[: self.start] + self.replacement.encode() + text[self.end :]


def mutants_of(root: Path, file: str) -> list[Mutant]:
    """All mutants of a file, each once."""
    text = (root / file).read_bytes()
    found = dict[tuple[int, int, str], Mutant]()
    for mutant in _Finder(file, text).found(ast.parse(text)):
        found.setdefault((mutant.start, mutant.end, mutant.replacement), mutant)
    return list(found.values())


class _Finder:
    """Walks through a file and notes what could be changed."""

    def __init__(self, file: str, text: bytes) -> None:
        self.file = file
        self.text = text
        self.lines = [0]
        for line in text.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    def found(self, tree: ast.Module) -> Iterator[Mutant]:
        yield from self.block(tree.body, "", ())

    def block(self, body: list[ast.stmt], function: str, names: tuple[str, ...]) -> Iterator[Mutant]:
        """Mutants of some statements; `names` are the classes around them."""
        for statement in body:
            match statement:
                case ast.ClassDef():
                    yield from self.block(statement.body, function, (*names, statement.name))
                case ast.FunctionDef() | ast.AsyncFunctionDef():
                    for default in (*statement.args.defaults, *filter(None, statement.args.kw_defaults)):
                        yield from self.inside(default, function)
                    inner = function or ".".join((*names, statement.name))
                    self.bound = _bound(statement)
                    yield from self.block(statement.body, inner, ())
                case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                    pass
                case _:
                    yield from self.statement(statement, function, names)

    def statement(self, node: ast.stmt, function: str, names: tuple[str, ...]) -> Iterator[Mutant]:
        if function and (instead := self.left_out(node)):
            yield self.changed(node, instead, function)
        match node:
            case ast.If() | ast.While():
                yield from self.condition(node.test, function)
            case ast.AugAssign():
                yield self.exchanged(node.target, node.value, OPERATORS[type(node.op)] + "=", function, rb"[^\s=]+=")
        for name, value in ast.iter_fields(node):
            if name in ("body", "orelse", "finalbody") and isinstance(value, list):
                yield from self.block(value, function, names)
            elif name == "handlers":
                for handler in value:
                    yield from self.block(handler.body, function, names)
            elif name == "cases":
                for case in value:
                    if case.guard:
                        yield from self.condition(case.guard, function)
                        yield from self.inside(case.guard, function)
                    yield from self.block(case.body, function, names)
            elif name != "annotation":
                for child in value if isinstance(value, list) else [value]:
                    if isinstance(child, ast.AST):
                        yield from self.inside(child, function)

    def left_out(self, node: ast.stmt) -> str:
        """What stands for a statement that is left out; empty, if leaving it out would show nothing."""
        match node:
            case ast.Expr(value=ast.Constant()) | ast.Return(value=None | ast.Constant(value=None | True | False)):
                return ""
            case ast.Expr(value=ast.Yield() | ast.YieldFrom()):
                return "yield from ()"
            case ast.Return():
                return "return None"
            case ast.Break():
                return "continue"
            case ast.Continue():
                return "break"
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                return "pass" if self.bound[name] > 1 else ""
            case ast.Assign(targets=[ast.Tuple(elts=elements)]) if all(isinstance(it, ast.Name) for it in elements):
                return ""
            case ast.Expr() | ast.Raise() | ast.Delete() | ast.Assign() | ast.AugAssign():
                return "pass"
        return ""

    def inside(self, root: ast.AST, function: str) -> Iterator[Mutant]:
        """Mutants of an expression."""
        if isinstance(root, ast.JoinedStr):  # positions inside are not right before Python 3.12
            return
        if isinstance(root, ast.keyword) and root.arg == "strict":  # of zip: it only says that lengths are the same
            return
        match root:
            case ast.Compare():
                sides = [root.left, *root.comparators]
                for op, left, right in zip(root.ops, sides, sides[1:], strict=False):
                    for instead in COMPARISONS[type(op)]:
                        yield self.exchanged(left, right, instead, function)
            case ast.BinOp():
                yield self.exchanged(root.left, root.right, OPERATORS[type(root.op)], function, whole=root)
            case ast.BoolOp():
                word = " or " if isinstance(root.op, ast.And) else " and "
                yield self.changed(root, f"({word.join(f'({self.segment(it)})' for it in root.values)})", function)
            case ast.UnaryOp(op=ast.Not() | ast.Invert()):
                yield self.changed(root, f"({self.segment(root.operand)})", function)
            case ast.IfExp():
                yield from self.condition(root.test, function)
            case ast.comprehension():
                for test in root.ifs:
                    yield from self.condition(test, function)
            case ast.Call(func=ast.Name(id=name)) if name in NAMES:
                yield self.changed(root.func, NAMES[name], function)
            case ast.Constant(value=bool(value)):
                yield self.changed(root, str(not value), function)
            case ast.Constant(value=int(value) | float(value)):
                yield self.changed(root, str(value + 1), function)
                yield self.changed(root, str(value - 1) if value >= 1 else f"({value - 1})", function)
        for child in ast.iter_child_nodes(root):
            yield from self.inside(child, function)

    def condition(self, test: ast.expr, function: str) -> Iterator[Mutant]:
        """A condition turned round, unless another mutant is the same: a comparison is exchanged for its opposite."""
        same = isinstance(test, ast.Compare) and len(test.ops) == 1
        if not same and not isinstance(test, ast.UnaryOp | ast.Constant):
            yield self.changed(test, f"(not ({self.segment(test)}))", function)

    def exchanged(
        self,
        left: ast.expr,
        right: ast.expr,
        instead: str,
        function: str,
        pattern: bytes = OPERATOR.pattern,
        whole: ast.expr | None = None,
    ) -> Mutant:
        """Another operator between two expressions; in brackets, where that could bind otherwise."""
        start, end = self.span(left)[1], self.span(right)[0]
        gap = re.sub(rb"#.*", lambda comment: b" " * len(comment[0]), self.text[start:end])
        operator = re.search(pattern, gap)
        assert operator is not None, gap
        first, last = start + operator.start(), start + operator.end()
        if whole is None:
            return self.mutant(first, last, instead, function, left)
        begin, finish = self.span(whole)
        text = self.text[begin:first].decode() + instead + self.text[last:finish].decode()
        return self.mutant(begin, finish, f"({text})", function, whole)

    def changed(self, node: ast.AST, instead: str, function: str) -> Mutant:
        return self.mutant(*self.span(node), instead, function, node)

    def mutant(self, start: int, end: int, instead: str, function: str, node: ast.AST) -> Mutant:
        first = self.text.rfind(b"\n", 0, start) + 1
        last = end if (found := self.text.find(b"\n", end)) < 0 else found
        before = self.text[first:last].decode()
        after = self.text[first:start].decode() + instead + self.text[end:last].decode()
        line = self.text.count(b"\n", 0, start) + 1
        return Mutant(self.file, function, line, _one_line(before), _one_line(after), start, end, instead)

    def span(self, node: ast.AST) -> tuple[int, int]:
        """Where a node begins and ends, in bytes."""
        place: ast.expr = node  # type: ignore[assignment]
        assert place.end_lineno is not None
        assert place.end_col_offset is not None
        return self.lines[place.lineno - 1] + place.col_offset, self.lines[place.end_lineno - 1] + place.end_col_offset

    def segment(self, node: ast.AST) -> str:
        start, end = self.span(node)
        return self.text[start:end].decode()


def _bound(function: ast.AST) -> Counter[str]:
    """How often each name is given a value in a function."""
    names = Counter(node.arg for node in ast.walk(function) if isinstance(node, ast.arg))
    stored = (node for node in ast.walk(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store))
    names.update(node.id for node in stored)
    return names


def _one_line(text: str) -> str:
    return " ".join(text.split())
