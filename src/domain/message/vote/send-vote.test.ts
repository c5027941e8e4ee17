import { makeCompany, makeGroup, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { sendVote } from "./send-vote.ts";

test("a vote says what can be chosen, goes on, and nothing is chosen yet", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const list = ["Monday", "Tuesday"];
  world.does(MEMBER, "message.sendVote", { dialogId, text: "When?", list, multiple: 1 });
  const option = { num: 0, userIds: [] };
  expect(world.all("message")[0]).toMatchObject({
    mtype: "vote",
    msg: {
      text: "When?",
      multiple: 1,
      anonymous: 0,
      state: 1,
      voters: 0,
      list: [
        { id: 1, text: "Monday", ...option },
        { id: 2, text: "Tuesday", ...option },
      ],
    },
  });
  expect(world.row("dialog", dialogId).lastMsg).toMatchObject({ mtype: "vote", preview: "When?" });
  const args = { id: 7, dialogId, text: "When?", list };
  expect([sendVote.minted?.(args), sendVote.lane(args, { userId: MEMBER })]).toEqual([
    [7],
    { entity: "dialog", id: dialogId },
  ]);
});

test("a vote of one option or of none is none", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  for (const list of [[], ["Monday"], ["Monday", " "]]) {
    const refusal = world.refuses(MEMBER, "message.sendVote", { dialogId, text: "When?", list });
    expect(refusal.reason).toBe("parameterError");
  }
});
