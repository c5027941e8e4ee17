import {
  COLLEAGUE,
  FORMER,
  LEADER,
  makeCompany,
  MEMBER,
  NOBODY,
  putCrowd,
} from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { GROUP_MEMBERS_MAX } from "../limits.ts";
import { joinKey } from "../id.ts";
import { groupScope } from "../scope.ts";
import { addGroup } from "./add-group.ts";

const name = "Crane crew";

test("whoever makes a group leads it, is in it, and is the one who let the others in", () => {
  const world = makeCompany();
  const args = { name, userId: [MEMBER, COLLEAGUE, LEADER, MEMBER] };
  const { id } = world.does(LEADER, "dialog.addGroup", args);
  expect(world.row("dialog", id)).toMatchObject({ groupType: "user", name, ownerId: LEADER });
  expect(world.all("dialogUser").map((row) => row.userId)).toEqual([LEADER, MEMBER, COLLEAGUE]);
  expect(world.row("dialogUser", joinKey(id, MEMBER)).inviter).toBe(LEADER);
  expect(world.maySee(MEMBER, groupScope(id))).toBe(true);
});

test("a group made offline keeps its id, and the lane is the new group's", () => {
  const world = makeCompany();
  const args = { id: 501, name, userId: [MEMBER] };
  expect(addGroup.mint?.(args, world.nextId)).toEqual(args);
  expect(addGroup.minted?.(args)).toEqual([501]);
  expect(addGroup.lane(args, { userId: LEADER })).toBe("dialog:501");
  expect(world.does(LEADER, "dialog.addGroup", args).id).toBe(501);
});

test("a group is of two people at least and 2,000 at most, its maker counted", () => {
  const world = makeCompany();
  const alone = world.refuses(LEADER, "dialog.addGroup", { name, userId: [LEADER] });
  expect(alone.reason).toBe("dialog.membersMin");
  const crowd = putCrowd(world, GROUP_MEMBERS_MAX);
  const refusal = world.refuses(LEADER, "dialog.addGroup", { name, userId: crowd });
  expect(refusal).toMatchObject({
    reason: "dialog.membersMax",
    data: { count: GROUP_MEMBERS_MAX },
  });
  world.does(LEADER, "dialog.addGroup", { name, userId: crowd.slice(1) });
});

test("people who do not exist or have left are in no new group", () => {
  const world = makeCompany();
  for (const userId of [NOBODY, FORMER]) {
    const refusal = world.refuses(LEADER, "dialog.addGroup", { name, userId: [MEMBER, userId] });
    expect(refusal.reason).toBe("userUnknown");
  }
  expect(world.all("dialog")).toEqual([]);
});
