import {
  COLLEAGUE,
  makeCompany,
  makeGroup,
  makeMessage,
  makePlan,
  MEMBER,
} from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { joinKey } from "../id.ts";
import { userScope } from "../scope.ts";
import { isHidden } from "./unread.ts";
import { setDialog } from "./set-dialog.ts";

test("pin, silence and mark are kept one by one", () => {
  const world = makeCompany();
  const dialogId = makeGroup(world).id;
  const set = (change: { top?: 0 | 1; silence?: 0 | 1; markUnread?: 0 | 1 }) => {
    world.does(MEMBER, "dialog.set", { dialogId, ...change });
    return world.row("dialogSetting", joinKey(dialogId, MEMBER));
  };
  const { topTime } = set({ top: 1 });
  expect(topTime).toBe(world.now);
  expect(set({ silence: 1 })).toMatchObject({ topTime, silence: 1, markUnread: 0 });
  expect(set({ markUnread: 1 })).toMatchObject({ topTime, silence: 1, markUnread: 1 });
  expect(set({ top: 0, silence: 0 })).toMatchObject({ topTime: 0, silence: 0, markUnread: 1 });
});

test("how I keep a dialog is mine: nobody else sees it, and theirs stays as it is", () => {
  const world = makeCompany();
  const dialogId = makePlan(world).plan.dialogId;
  world.does(COLLEAGUE, "dialog.set", { dialogId, silence: 1 });
  world.does(MEMBER, "dialog.set", { dialogId, top: 1 });
  expect(world.row("dialogSetting", joinKey(dialogId, COLLEAGUE)).topTime).toBe(0);
  expect(setDialog.lane({ dialogId }, { userId: MEMBER })).toBe(userScope(MEMBER));
});

test("a hidden dialog comes back with its next message, is not pinned, and comes back by pinning", () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  makeMessage(world, dialogId);
  const set = (change: { top?: 0 | 1; hide?: 0 | 1; color?: "blue" }) => {
    world.does(MEMBER, "dialog.set", { dialogId, ...change });
    return world.row("dialogSetting", joinKey(dialogId, MEMBER));
  };
  const hides = () =>
    isHidden(world.row("dialog", dialogId), world.find("dialogSetting", joinKey(dialogId, MEMBER)));
  set({ top: 1 });
  expect(set({ hide: 1 })).toMatchObject({ topTime: 0 });
  expect(hides()).toBe(true);
  expect(set({ color: "blue" })).toMatchObject({ color: "blue" });
  expect(hides()).toBe(true);
  makeMessage(world, dialogId);
  expect(hides()).toBe(false);
  set({ hide: 1 });
  expect(hides()).toBe(true);
  expect(set({ top: 1 })).toMatchObject({ color: "blue", hiddenUntil: 0 });
  set({ hide: 1 });
  set({ hide: 0 });
  expect(hides()).toBe(false);
});
