import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makeGroup,
  makePlan,
  makeTask,
  MEMBER,
  OUTSIDER,
  putCrowd,
} from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { openRules } from "./group-rules.ts";
import { WRITERS_MAX } from "./slow-modes.ts";

test("who leads a group says what goes there, and the chat tells what has changed", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const wish = {
    dialogId,
    writing: "chosen" as const,
    addWriters: [MEMBER],
    slowMode: 30 as const,
  };
  expect(world.refuses(MEMBER, "dialog.setRules", wish).reason).toBe("dialog.ownerOnly");
  const { reply } = world.does(LEADER, "dialog.setRules", wish);
  const rules = { ...openRules, writing: "chosen", writers: [MEMBER], slowMode: 30 };
  expect(reply.rules).toEqual(rules);
  expect(world.row("dialog", dialogId)).toMatchObject({
    rules,
    lastPosition: 1,
    quietPositions: [1],
    lastMsg: { mtype: "notice", userId: LEADER },
  });
  expect(world.all("message").map(({ msg, mtype }) => ({ msg, mtype }))).toEqual([
    {
      mtype: "notice",
      msg: {
        type: "notice",
        action: "rules",
        text: "",
        rules: { writing: "chosen", writers: [MEMBER], slowMode: 30 },
      },
    },
  ]);
  expect(world.does(LEADER, "dialog.setRules", wish).changes).toEqual([]);
  world.does(LEADER, "dialog.setRules", { dialogId, removeWriters: [MEMBER] });
  expect(world.row("dialog", dialogId).rules.writers).toEqual([]);
});

test("the chat of a plan goes by whoever leads the plan; others have no rules", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const wish = { dialogId: plan.dialogId, callingAll: "leaders" } as const;
  expect(world.refuses(MEMBER, "dialog.setRules", wish).reason).toBe("plan.leaderOnly");
  world.does(LEADER, "dialog.setRules", wish);
  expect(world.row("dialog", plan.dialogId).rules.callingAll).toBe("leaders");
  const pair = world.does(LEADER, "dialog.openUser", { userId: MEMBER }).id;
  const { id: taskId } = makeTask(world, plan);
  const ofTask = world.does(LEADER, "task.openDialog", { taskId }).reply.id;
  for (const dialogId of [pair, ofTask]) {
    const refusal = world.refuses(LEADER, "dialog.setRules", { dialogId, slowMode: 10 });
    expect(refusal.reason).toBe("dialog.rulesOfGroups");
  }
});

test("only people of the group are chosen to write, and so many at most", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const foreign = { dialogId, addWriters: [OUTSIDER] };
  expect(world.refuses(LEADER, "dialog.setRules", foreign).reason).toBe("userUnknown");
  const crowd = putCrowd(world, WRITERS_MAX);
  world.does(LEADER, "dialog.addGroupUsers", { dialogId, userId: crowd });
  world.does(LEADER, "dialog.setRules", { dialogId, addWriters: crowd });
  const more = { dialogId, addWriters: [COLLEAGUE] };
  expect(world.refuses(LEADER, "dialog.setRules", more).reason).toBe("dialog.writersMax");
});
