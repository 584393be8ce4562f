import assert from "node:assert/strict";
import { test } from "node:test";
import { expected } from "#tests/expected.js";
import { moments } from "#static/games/avenue/caller/deck.js";

const { facts, decks } = expected.caller;

for (const { seed, farms, roads } of decks) {
  const game = moments(facts, seed);

  test(`the deck of the seed ${seed} is that of a game`, () => {
    const cards = game.filter(({ kind }) => kind === "card");
    assert.deepEqual(cards.map(({ card }) => card?.name), roads.slice(0, cards.length));
    assert.deepEqual(game.filter(({ kind }) => kind === "farm").map(({ farm }) => farm), farms.slice(0, facts.rounds));
  });

  test(`rounds of the seed ${seed} end with the last yellow card`, () => {
    assert.deepEqual([game[0].kind, game.at(-1)?.kind], ["start", "end"]);
    for (let round = 1; round <= facts.rounds; round += 1) {
      const [farm, ...rest] = game.filter((it) => it.round === round && it.kind !== "end"), score = rest.pop();
      assert.deepEqual([farm.kind, score?.kind], ["farm", "score"]);
      assert.equal(farm.next, farms[round]);
      assert.equal(rest.filter(({ card }) => card?.yellow).length, facts.yellows);
      assert.deepEqual(rest.map(({ last }) => last), rest.map((_, at) => at === rest.length - 1));
      assert.deepEqual(score?.turned, rest.map(({ card }) => card?.name));
    }
  });
}
