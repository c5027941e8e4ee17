import { LEADER, makeCompany, makeGroup, makeMessage, MEMBER } from "#tests/make/site.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { REACTIONS_MAX } from "../limits.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { setEmoji } from "./set-emoji.ts";

test("the newest reaction stands first, with those who gave it", () => {
  const world = makeCompany();
  const { id: msgId } = makeMessage(world, makeGroup(world).id);
  const react = (userId: number, symbol: string, remove = false) => {
    world.does(userId, "message.setEmoji", { msgId, symbol, remove });
    return world.row("message", msgId).emoji;
  };
  react(LEADER, "👍");
  react(MEMBER, "🎉");
  expect(react(MEMBER, "👍")).toEqual([
    { symbol: "👍", userIds: [MEMBER, LEADER] },
    { symbol: "🎉", userIds: [MEMBER] },
  ]);
  react(LEADER, "🎉");
  expect(react(LEADER, "👍", true)).toEqual([
    { symbol: "🎉", userIds: [LEADER, MEMBER] },
    { symbol: "👍", userIds: [MEMBER] },
  ]);
  expect(react(MEMBER, "👍", true)).toEqual([{ symbol: "🎉", userIds: [LEADER, MEMBER] }]);
  expect(setEmoji.lane({ msgId, symbol: "👍" }, { userId: LEADER })).toEqual({
    entity: "message",
    id: msgId,
  });
});

test("giving or taking a reaction twice is the same as once", () => {
  const given = fc.tuple(
    fc.constantFrom(LEADER, MEMBER),
    fc.constantFrom("👍", "🎉"),
    fc.boolean(),
  );
  fc.assert(
    fc.property(fc.array(given, { minLength: 1, maxLength: 8 }), (turns) => {
      const world = makeCompany();
      const { id: msgId } = makeMessage(world, makeGroup(world).id);
      for (const [userId, symbol, remove] of turns) {
        world.does(userId, "message.setEmoji", { msgId, symbol, remove });
        const once = world.row("message", msgId).emoji;
        world.does(userId, "message.setEmoji", { msgId, symbol, remove });
        expect(world.row("message", msgId).emoji).toEqual(once);
      }
    }),
    { numRuns: 30 },
  );
});

test("a message that is gone or taken back gets no reaction", () => {
  const world = makeCompany();
  const { id: msgId } = makeMessage(world, makeGroup(world).id);
  world.does(MEMBER, "message.withdraw", { msgId });
  for (const id of [msgId, 4711]) {
    const refusal = world.refuses(LEADER, "message.setEmoji", { msgId: id, symbol: "👍" });
    expect(refusal.reason).toBe("message.gone");
  }
});

/** One face after the other. */
const faces = (place: number) => String.fromCodePoint(0x1_f6_00 + place);

test("a message takes so many different reactions, and everybody may still join in one of them", () => {
  const world = makeCompany();
  const { id: msgId } = makeMessage(world, makeGroup(world).id);
  for (let place = 0; place < REACTIONS_MAX; place += 1) {
    world.does(MEMBER, "message.setEmoji", { msgId, symbol: faces(place) });
  }
  const refusal = world.refuses(LEADER, "message.setEmoji", { msgId, symbol: "👍" });
  expect(refusal).toMatchObject({ reason: "message.reactionsMax" });
  world.does(LEADER, "message.setEmoji", { msgId, symbol: faces(0) });
  world.does(MEMBER, "message.setEmoji", { msgId, symbol: faces(1), remove: true });
  world.does(LEADER, "message.setEmoji", { msgId, symbol: "👍" });
  expect(world.row("message", msgId).emoji).toHaveLength(REACTIONS_MAX);
});

test.each(["BUY NOW", "1", "👍👍", "👍 yes", "a\u0301"])("words are no reaction: %j", (symbol) => {
  const world = makeCompany();
  const { id: msgId } = makeMessage(world, makeGroup(world).id);
  expect(world.refuses(MEMBER, "message.setEmoji", { msgId, symbol }).code).toBe(PARAMETER_ERROR);
});

test.each(["👍", "⚠", "⚠️", "👩🏻‍❤️‍💋‍👨🏿", "🇩🇪", "1️⃣", "✋🏿"])("%s is one", (symbol) => {
  const world = makeCompany();
  const { id: msgId } = makeMessage(world, makeGroup(world).id);
  world.does(MEMBER, "message.setEmoji", { msgId, symbol });
  expect(world.row("message", msgId).emoji[0]?.symbol).toBe(symbol);
});
