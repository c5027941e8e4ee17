import { LEADER, makeCompany, makeGroup, makeMessage, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { endVote } from "./end-vote.ts";

test("only whoever asked ends a vote, and once", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const asked = { dialogId, text: "When?", list: ["Mon", "Tue"] };
  const { id: msgId } = world.does(MEMBER, "message.sendVote", asked);
  expect(world.refuses(LEADER, "message.endVote", { msgId }).reason).toBe("message.authorOnly");
  world.does(MEMBER, "message.endVote", { msgId });
  expect(world.row("message", msgId).msg).toMatchObject({ type: "vote", state: 0 });
  expect(world.refuses(MEMBER, "message.endVote", { msgId }).reason).toBe("message.voteEnded");
  const words = makeMessage(world, dialogId);
  expect(world.refuses(MEMBER, "message.endVote", { msgId: words.id }).reason).toBe(
    "message.noVote",
  );
  expect(endVote.lane({ msgId }, { userId: MEMBER })).toEqual({ entity: "message", id: msgId });
});
