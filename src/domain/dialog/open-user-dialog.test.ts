import { FORMER, LEADER, makeCompany, MEMBER, NOBODY, OUTSIDER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { pairDialogId } from "../id.ts";
import { groupScope } from "../scope.ts";
import { openUserDialog } from "./open-user-dialog.ts";

test("two people have one dialog, whichever of them opens it first", () => {
  const world = makeCompany();
  const first = world.does(LEADER, "dialog.openUser", { userId: MEMBER });
  const second = world.does(MEMBER, "dialog.openUser", { userId: LEADER });
  expect(second).toMatchObject({ id: first.id, changes: [] });
  expect(world.row("dialog", first.id)).toMatchObject({ type: "user", groupType: "", name: "" });
  const scope = groupScope(first.id);
  expect([LEADER, MEMBER, OUTSIDER].map((userId) => world.maySee(userId, scope))).toEqual([
    true,
    true,
    false,
  ]);
});

test("both sides work in the same lane, also before the dialog is there", () => {
  const lane = groupScope(pairDialogId(LEADER, MEMBER));
  expect(openUserDialog.lane({ userId: MEMBER }, { userId: LEADER })).toBe(lane);
  expect(openUserDialog.lane({ userId: LEADER }, { userId: MEMBER })).toBe(lane);
});

test("with oneself one keeps notes", () => {
  const world = makeCompany();
  const { id } = world.does(LEADER, "dialog.openUser", { userId: LEADER });
  expect(world.all("dialogUser").map((row) => row.userId)).toEqual([LEADER]);
  world.does(LEADER, "message.sendText", { dialogId: id, text: "Ring the surveyor" });
});

test.each([
  ["does not exist", NOBODY],
  ["has left", FORMER],
])("with a person who %s no dialog opens", (_what, userId) => {
  const refusal = makeCompany().refuses(LEADER, "dialog.openUser", { userId });
  expect(refusal.reason).toBe("userUnknown");
});

test("with a person whose account is disabled no new dialog opens, and an old one stays to be read", () => {
  const world = makeCompany();
  const { id } = world.does(LEADER, "dialog.openUser", { userId: MEMBER });
  for (const userId of [MEMBER, OUTSIDER]) {
    const put = { ...world.row("user", userId), disableTime: world.now };
    world.put([{ entity: "user", action: "update", put }]);
  }
  expect(world.refuses(LEADER, "dialog.openUser", { userId: OUTSIDER }).reason).toBe(
    "userDisabled",
  );
  expect(world.does(LEADER, "dialog.openUser", { userId: MEMBER })).toMatchObject({ id });
});
