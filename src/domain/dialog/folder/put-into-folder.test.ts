import { makeCompany, makeGroup, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { FOLDER_DIALOGS_MAX } from "./dialog-folder.ts";
import { putIntoFolder } from "./put-into-folder.ts";

function makeFolder(userId = MEMBER) {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const { id } = world.does(userId, "dialogFolder.add", { name: "Tower" }).reply;
  const kept = () => world.row("dialogFolder", id);
  return { world, dialogId, id, kept };
}

test("a chat lies in several folders, once in each, and is taken out of one", () => {
  const { world, dialogId, id, kept } = makeFolder();
  const other = world.does(MEMBER, "dialogFolder.add", { name: "Bridge" }).reply;
  world.does(MEMBER, "dialogFolder.put", { id, dialogId });
  expect(world.does(MEMBER, "dialogFolder.put", { id, dialogId }).changes).toEqual([]);
  world.does(MEMBER, "dialogFolder.put", { id: other.id, dialogId });
  expect(kept().dialogIds).toEqual([dialogId]);
  world.does(MEMBER, "dialogFolder.put", { id, dialogId, remove: true });
  expect(kept().dialogIds).toEqual([]);
  expect(world.row("dialogFolder", other.id).dialogIds).toEqual([dialogId]);
});

test("a chat that the person has left is taken out, and none put in that is not theirs", () => {
  const { world, dialogId, id, kept } = makeFolder();
  world.does(MEMBER, "dialogFolder.put", { id, dialogId });
  world.does(MEMBER, "dialog.removeGroupUsers", { dialogId });
  expect(kept().dialogIds).toEqual([dialogId]);
  world.does(MEMBER, "dialogFolder.put", { id, dialogId, remove: true });
  expect(kept().dialogIds).toEqual([]);
  expect(world.refuses(MEMBER, "dialogFolder.put", { id, dialogId }).reason).toBe("dialogGone");
});

test("so many chats lie in a folder, and no more", () => {
  const { world, dialogId, id, kept } = makeFolder();
  const dialogIds = Array.from({ length: FOLDER_DIALOGS_MAX }, (_none, place) => 9_000 + place);
  world.put([{ entity: "dialogFolder", action: "update", put: { ...kept(), dialogIds } }]);
  expect(world.refuses(MEMBER, "dialogFolder.put", { id, dialogId }).reason).toBe(
    "dialogFolder.full",
  );
});

test("of what is put in and taken out again only the last is sent", () => {
  const { merge } = putIntoFolder;
  const later = { id: 1, dialogId: 2, remove: true };
  expect(merge?.({ id: 1, dialogId: 2 }, later)).toEqual(later);
  expect(merge?.({ id: 1, dialogId: 3 }, later)).toBeUndefined();
});
