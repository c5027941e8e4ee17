import {
  LEADER,
  makeCompany,
  makeGroup,
  makeMessage,
  makePlan,
  MEMBER,
  NOBODY,
  OUTSIDER,
  putCrowd,
} from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { GROUP_MEMBERS_MAX } from "../limits.ts";
import { joinKey } from "../id.ts";
import { addGroupUsers } from "./add-group-users.ts";
import { unreadOf } from "./unread.ts";

test("a newcomer sees the whole history, with nothing of it unread", () => {
  const world = makeCompany();
  const { id } = makeGroup(world);
  makeMessage(world, id);
  const args = { dialogId: id, userId: [OUTSIDER, MEMBER] };
  const { changes } = world.does(LEADER, "dialog.addGroupUsers", args);
  expect(changes).toHaveLength(1);
  const me = world.row("dialogUser", joinKey(id, OUTSIDER));
  expect(me.inviter).toBe(LEADER);
  expect(unreadOf(world.row("dialog", id), me)).toBe(0);
  expect(world.maySee(OUTSIDER, `dialog:${id}`)).toBe(true);
  expect(world.does(LEADER, "dialog.addGroupUsers", args).changes).toEqual([]);
  expect(addGroupUsers.lane(args, { userId: LEADER })).toBe(`dialog:${id}`);
});

test("only who leads the group lets people in, and only people who are there", () => {
  const world = makeCompany();
  const dialogId = makeGroup(world).id;
  const refuse = (by: number, userId: number) =>
    world.refuses(by, "dialog.addGroupUsers", { dialogId, userId: [userId] }).reason;
  expect(refuse(MEMBER, OUTSIDER)).toBe("dialog.ownerOnly");
  expect(refuse(LEADER, NOBODY)).toBe("userUnknown");
});

test("a plan's chat takes its people from the plan", () => {
  const world = makeCompany();
  const args = { dialogId: makePlan(world).plan.dialogId, userId: [OUTSIDER] };
  expect(world.refuses(LEADER, "dialog.addGroupUsers", args).reason).toBe("dialog.ordinaryOnly");
});

test("a group has 2,000 members at most, however they came", () => {
  const world = makeCompany();
  const dialogId = makeGroup(world).id;
  const userId = putCrowd(world, GROUP_MEMBERS_MAX - 2);
  const refusal = world.refuses(LEADER, "dialog.addGroupUsers", { dialogId, userId });
  expect(refusal).toMatchObject({
    reason: "dialog.membersMax",
    data: { count: GROUP_MEMBERS_MAX },
  });
  world.does(LEADER, "dialog.addGroupUsers", { dialogId, userId: userId.slice(1) });
});
