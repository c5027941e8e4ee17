import {
  COLLEAGUE,
  LEADER,
  makeCompany,
  makeGroup,
  makePlan,
  MEMBER,
  NOBODY,
} from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { newDialogUser } from "./dialog-user.ts";
import { removeGroupUsers } from "./remove-group-users.ts";

test("who leads a group takes people out, and these no longer see it", () => {
  const world = makeCompany();
  const { id } = makeGroup(world);
  const args = { dialogId: id, userId: [MEMBER, NOBODY] };
  world.does(LEADER, "dialog.removeGroupUsers", args);
  expect(world.maySee(MEMBER, `dialog:${id}`)).toBe(false);
  expect(world.maySee(COLLEAGUE, `dialog:${id}`)).toBe(true);
  expect(world.does(LEADER, "dialog.removeGroupUsers", args).changes).toEqual([]);
  expect(removeGroupUsers.lane(args, { userId: LEADER })).toBe(`dialog:${id}`);
});

test("without names it means oneself", () => {
  const world = makeCompany();
  const { id } = makeGroup(world);
  world.does(MEMBER, "dialog.removeGroupUsers", { dialogId: id });
  world.does(COLLEAGUE, "dialog.removeGroupUsers", { dialogId: id, userId: [] });
  expect(world.all("dialogUser").map((row) => row.userId)).toEqual([LEADER]);
});

test("a member takes out only those whom they let in", () => {
  const world = makeCompany();
  const { id } = makeGroup(world);
  const args = { dialogId: id, userId: [COLLEAGUE] };
  expect(world.refuses(MEMBER, "dialog.removeGroupUsers", args).reason).toBe("dialog.ownerOnly");
  const entry = { dialogId: id, planId: 0, privateTo: 0, userId: COLLEAGUE, inviter: MEMBER };
  const put = newDialogUser(entry, world.now);
  world.put([{ entity: "dialogUser", action: "groupJoin", put }]);
  world.does(MEMBER, "dialog.removeGroupUsers", args);
});

test("who leads a group stays in it", () => {
  const world = makeCompany();
  const dialogId = makeGroup(world).id;
  for (const userId of [[LEADER], [MEMBER, LEADER], []]) {
    const refusal = world.refuses(LEADER, "dialog.removeGroupUsers", { dialogId, userId });
    expect(refusal.reason).toBe("dialog.ownerStays");
  }
});

test("a plan's chat loses its people with the plan, that of two people never", () => {
  const world = makeCompany();
  const pair = world.does(LEADER, "dialog.openUser", { userId: MEMBER }).id;
  for (const dialogId of [makePlan(world).plan.dialogId, pair]) {
    const refusal = world.refuses(MEMBER, "dialog.removeGroupUsers", { dialogId });
    expect(refusal.reason).toBe("dialog.ordinaryOnly");
  }
});
