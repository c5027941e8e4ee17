import { LEADER, makeCompany, makeGroup, makeMessage, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { joinKey } from "../id.ts";
import { markDialog } from "./mark-dialog.ts";
import { badgeOf, unreadOf } from "./unread.ts";

function makeUnread() {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  makeMessage(world, dialogId);
  makeMessage(world, dialogId);
  const key = joinKey(dialogId, LEADER);
  const mark = (type: "read" | "unread") =>
    world.does(LEADER, "dialog.mark", { dialogId, type }).changes;
  const badge = () => {
    const unread = unreadOf(world.row("dialog", dialogId), world.row("dialogUser", key));
    return badgeOf(unread, 0, world.find("dialogSetting", key));
  };
  return { world, dialogId, key, mark, badge };
}

test("a dialog marked as read is read to its end, and marking it again changes nothing", () => {
  const { world, key, mark, badge } = makeUnread();
  expect(badge()).toBe(2);
  mark("read");
  expect(world.row("dialogUser", key)).toMatchObject({ readPosition: 2, readTime: world.now });
  expect(badge()).toBe(0);
  expect(mark("read")).toEqual([]);
});

test("a dialog marked as unread looks so until it is marked as read, and nobody else sees it", () => {
  const { world, dialogId, mark, badge } = makeUnread();
  mark("read");
  mark("unread");
  expect(badge()).toBe(1);
  expect(world.find("dialogSetting", joinKey(dialogId, MEMBER))).toBeUndefined();
  mark("read");
  expect(badge()).toBe(0);
  const lane = markDialog.lane({ dialogId, type: "read" }, { userId: LEADER });
  expect(lane).toEqual({ entity: "dialog", id: dialogId });
});
