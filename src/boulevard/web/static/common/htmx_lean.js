// htmx looks through all attributes of a page for scripts (hx-on…), at the start and after every swap. There are none, and
// our policy would let none run; the search took longer than everything else that htmx does. This comes before htmx, which
// makes its search once, while it is loaded: that one finds nothing.

{
  const { createExpression } = XPathEvaluator.prototype;
  XPathEvaluator.prototype.createExpression = () => {
    XPathEvaluator.prototype.createExpression = createExpression;
    return /** @type {any} */ ({ evaluate: () => ({ iterateNext: () => null }) });
  };
}
