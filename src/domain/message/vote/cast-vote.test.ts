import { COLLEAGUE, LEADER, makeCompany, makeGroup, MEMBER } from "#tests/make/site.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { ArgumentsOf } from "../../commands.ts";
import { joinKey } from "../../id.ts";
import type { VoteBody } from "../body/vote-body.ts";
import { castVote } from "./cast-vote.ts";

function makeVote(rules: Partial<ArgumentsOf<"message.sendVote">> = {}) {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const asked = { dialogId, text: "When?", list: ["Mon", "Tue", "Wed"], ...rules };
  const { id: msgId } = world.does(LEADER, "message.sendVote", asked);
  const vote = () => world.row("message", msgId).msg as VoteBody;
  const numbers = () => vote().list.map(({ num }) => num);
  return { world, msgId, vote, numbers };
}

test("another choice takes the place of the one before, and none takes it back", () => {
  const { world, msgId, vote, numbers } = makeVote();
  world.does(MEMBER, "message.vote", { msgId, votes: [1] });
  world.does(COLLEAGUE, "message.vote", { msgId, votes: [1] });
  expect([numbers(), vote().voters]).toEqual([[2, 0, 0], 2]);
  expect(vote().list[0]?.userIds).toEqual([MEMBER, COLLEAGUE]);
  world.does(MEMBER, "message.vote", { msgId, votes: [3] });
  expect([numbers(), vote().voters]).toEqual([[1, 0, 1], 2]);
  expect(world.row("ballot", joinKey(msgId, MEMBER)).votes).toEqual([3]);
  world.does(MEMBER, "message.vote", { msgId, votes: [] });
  expect([numbers(), vote().voters]).toEqual([[1, 0, 0], 1]);
  expect(world.does(COLLEAGUE, "message.vote", { msgId, votes: [1] }).changes).toEqual([]);
});

test("who chose what in an anonymous vote stands nowhere but in the voter's own scope", () => {
  const { world, msgId, vote, numbers } = makeVote({ anonymous: 1, multiple: 1 });
  const { changes } = world.does(MEMBER, "message.vote", { msgId, votes: [1, 2] });
  expect(numbers()).toEqual([1, 1, 0]);
  expect(vote().list.flatMap(({ userIds }) => userIds)).toEqual([]);
  const elsewhere = changes.filter(({ entity }) => entity !== "ballot");
  expect(elsewhere.map(({ entity }) => entity)).toEqual(["message"]);
  expect(world.maySee(LEADER, `user:${MEMBER}`)).toBe(false);
});

test("whatever people choose and how often, each counts once", () => {
  const choice = fc.tuple(
    fc.constantFrom(LEADER, MEMBER, COLLEAGUE),
    fc.uniqueArray(fc.constantFrom(1, 2, 3)),
  );
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 12 }), (choices) => {
      const { world, msgId, vote, numbers } = makeVote({ multiple: 1 });
      const last = new Map<number, readonly number[]>();
      for (const [userId, votes] of choices) {
        world.does(userId, "message.vote", { msgId, votes });
        last.set(userId, votes);
      }
      const ballots = [...last.values()];
      const count = (id: number) => ballots.filter((votes) => votes.includes(id)).length;
      expect(numbers()).toEqual([count(1), count(2), count(3)]);
      expect(vote().voters).toBe(ballots.filter((votes) => votes.length > 0).length);
    }),
    { numRuns: 30 },
  );
});

test("what comes after the end is refused and counts for nothing", () => {
  const { world, msgId, numbers } = makeVote();
  world.does(MEMBER, "message.vote", { msgId, votes: [2] });
  world.does(LEADER, "message.endVote", { msgId });
  expect(world.refuses(MEMBER, "message.vote", { msgId, votes: [1] }).reason).toBe(
    "message.voteEnded",
  );
  expect(numbers()).toEqual([0, 1, 0]);
});

test("of what is chosen twice without a network only the later is sent", () => {
  const [first, second] = [
    { msgId: 7, votes: [1] },
    { msgId: 7, votes: [2] },
  ];
  expect(castVote.merge?.(first, second)).toEqual(second);
  expect(castVote.merge?.(first, { msgId: 8, votes: [2] })).toBeUndefined();
  expect(castVote.lane(first, { userId: MEMBER })).toEqual({ entity: "message", id: 7 });
});
