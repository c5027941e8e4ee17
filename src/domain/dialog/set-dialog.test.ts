import { COLLEAGUE, makeCompany, makeGroup, makePlan, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { joinKey } from "../id.ts";
import { userScope } from "../scope.ts";
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
