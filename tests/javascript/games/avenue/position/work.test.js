import assert from "node:assert/strict";
import { test } from "node:test";
import { byRound, canEnd, empty, fits, isSameSheet, left, roundsOver, sent, spaces, withCard, withCardMoved, withNextCard, withoutCard, withPeek, withPlayer, withRoad, withScore } from "#static/games/avenue/position/work.js";
import { expected } from "../../../expected.js";

/** @type {Avenue.Facts} */
const facts = expected.caller.facts;
const SIX = ["1y", "2y", "3g", "4y", "5y", "6g"];
const ALL = Array.from({ length: facts.rounds * facts.yellows }, () => "1y");

/** @param {string[]} cards */
const dealt = (cards, over = false) => ({ ...empty("A"), cards, over });

test("cards go by rounds, and the fourth yellow one is the last of its round", () => {
  assert.deepEqual(byRound([], facts), [[]]);
  assert.deepEqual(byRound(SIX, facts), [["1y", "2y", "3g", "4y", "5y"], ["6g"]]);
  assert.deepEqual(byRound(SIX.slice(0, 5), facts), [SIX.slice(0, 5)]);
  assert.equal(byRound([...ALL, "2g"], facts).length, facts.rounds);
});

test("a round is over once its last card was played, which the open card was not", () => {
  assert.equal(roundsOver(dealt(SIX.slice(0, 5)), facts), 0);
  assert.equal(roundsOver(dealt(SIX), facts), 1);
  assert.equal(roundsOver(dealt(ALL), facts), facts.rounds - 1);
  assert.equal(roundsOver(dealt(ALL, true), facts), facts.rounds);
  assert.deepEqual([canEnd(ALL, facts), canEnd([...ALL, "1g"], facts), canEnd(SIX, facts), canEnd([], facts)], [true, false, false, false]);
});

test("what is left of the deck is what no row has", () => {
  const whole = left(empty("A"), facts.cards), some = left({ ...dealt(["1y", "1y"]), coming: ["1y", "2g"] }, facts.cards);
  assert.equal(Object.values(whole).reduce((sum, count) => sum + count), facts.cards.length);
  assert.deepEqual([whole["1y"] - some["1y"], whole["2g"] - some["2g"], whole["2y"] - some["2y"]], [3, 1, 0]);
});

test("cards are put in, moved, turned up and taken out, and nothing is changed in place", () => {
  const before = dealt(["1y", "2y"]), frozen = structuredClone(before);
  assert.deepEqual(withCard(before, "cards", "3g").cards, ["1y", "2y", "3g"]);
  assert.deepEqual(withCard(before, "cards", "3g", 0).cards, ["1y", "3g", "2y"]);
  assert.deepEqual(withCardMoved(before, "cards", 0, 1).cards, ["2y", "1y"]);
  assert.equal(withCardMoved(before, "cards", 1, 1), before);
  assert.equal(withCardMoved(before, "cards", 0, -1), before);
  assert.deepEqual(withoutCard(before, "cards", 0).cards, ["2y"]);
  assert.deepEqual(withNextCard(before), before);
  const turned = withNextCard(withCard(before, "coming", "5g"));
  assert.deepEqual([turned.cards, turned.coming], [["1y", "2y", "5g"], []]);
  assert.deepEqual(withoutCard(dealt(["1y"], true), "cards", 0), dealt([]));
  assert.deepEqual(before, frozen);
});

test("roads, scores and peeks are one player's", () => {
  const two = { ...empty("A"), sheets: [...empty("A").sheets, ...empty("A").sheets] };
  const drawn = withRoad(withPlayer(two, 1, { choice: "draw c4" }), 1, "c4", 3);
  assert.deepEqual(drawn.sheets[1], { roads: { c4: 3 }, scores: [], peeks: [], choice: null });
  assert.deepEqual(drawn.sheets[0], two.sheets[0]);
  assert.deepEqual(withRoad(drawn, 1, "c4", 0).sheets[1].roads, {});
  assert.deepEqual(withScore(two, 0, 3, 7).sheets[0].scores, [null, null, 7]);
  assert.deepEqual(withPeek(withPeek(two, 0, 2, true), 0, 1, true).sheets[0].peeks, [1, 2]);
  assert.deepEqual(withPeek(withPeek(two, 0, 2, true), 0, 2, false).sheets[0].peeks, []);
});

test("what has no place is not sent", () => {
  const symbols = [["A", "B"], ["C", "D"]];
  assert.deepEqual(spaces(symbols), [["a2", "b2"], ["a1", "b1"]]);
  const drawn = withPlayer(dealt(SIX, true), 0, { roads: { a1: 1, c9: 2 }, scores: [4, 9, 9], peeks: [1, 2, 3], choice: "peek" });
  assert.deepEqual(sent(drawn, facts, symbols), { ...dealt(SIX), sheets: [{ roads: { a1: 1 }, scores: [4], peeks: [1, 2], choice: "peek" }] });
  assert.deepEqual(sent(drawn, facts, null).sheets[0].roads, { a1: 1, c9: 2 });
  const ended = sent({ ...drawn, cards: ALL }, facts, symbols);
  assert.deepEqual([ended.over, ended.sheets[0].scores, ended.sheets[0].choice], [true, [4, 9, 9, null, null], null]);
});

test("sheets are the same however their rows are written", () => {
  assert.ok(isSameSheet("A", "A") && isSameSheet(["A  B", "C  P1"], ["A B ", "C P1"]));
  assert.ok(!isSameSheet("A", "B") && !isSameSheet("A", ["A"].concat("B")) && !isSameSheet(["A B"], ["A", "B"]));
});

test("only positions are taken from what was kept", () => {
  assert.ok(fits(empty("A")) && fits(withRoad(dealt(SIX), 0, "a1", 2)) && fits(withScore(dealt(SIX), 0, 2, 1)));
  const broken = [null, {}, "x", { ...empty("A"), cards: [1] }, { ...empty("A"), sheets: [] }, { ...empty("A"), sheets: [null] }, { ...empty("A"), sheets: [{ ...empty("A").sheets[0], roads: { a1: "x" } }] }, { ...empty("A"), sheet: 7 }];
  for (const it of broken) assert.ok(!fits(it), JSON.stringify(it));
});
