import { expect, test } from "vitest";
import { addLibraryVersion, makeLibraryFile, makeSharedFolder } from "#tests/make/library.ts";
import { LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import type { World } from "#tests/make/world.ts";
import { versionBeside } from "./versions-beside.ts";

function makeNote() {
  const world = makeCompany();
  const { item, file } = makeLibraryFile(world, { pid: makeSharedFolder(world).id, name: "a.md" });
  const save = (baseId: number, userId = LEADER, settlesId?: number) =>
    addLibraryVersion(
      world,
      item,
      { name: "a.md", baseId, ...(settlesId && { settlesId }) },
      userId,
    );
  return { world, item, file, save };
}

function beside(world: World, itemId: number): number | undefined {
  const versions = world.all("file").filter((file) => file.itemId === itemId);
  return versionBeside(versions, world.row("libraryItem", itemId).fileId)?.id;
}

test("one after the other stands alone, also where nobody says of what it was made", () => {
  const { world, item, file, save } = makeNote();
  expect(beside(world, item.id)).toBeUndefined();
  const second = save(file.id);
  expect(second.baseId).toBe(file.id);
  const third = addLibraryVersion(world, item, { name: "b.md" });
  expect(third.baseId).toBe(second.id);
  expect(beside(world, item.id)).toBeUndefined();
});

test("two of one version both stay, and stand side by side until one settles the other", () => {
  const { world, item, file, save } = makeNote();
  const theirs = save(file.id, MEMBER);
  const mine = save(file.id);
  expect(world.row("libraryItem", item.id).fileId).toBe(mine.id);
  expect(beside(world, item.id)).toBe(theirs.id);
  save(mine.id, LEADER, theirs.id);
  expect(beside(world, item.id)).toBeUndefined();
});

test("what was saved several times without a network is one beside the other", () => {
  const { world, item, file, save } = makeNote();
  const theirs = save(file.id, MEMBER);
  save(save(file.id).id);
  expect(beside(world, item.id)).toBe(theirs.id);
});

test("a version of before this was noted followed the one before it", () => {
  const { world, item, file, save } = makeNote();
  const old = save(file.id);
  world.put([{ entity: "file", action: "update", put: { ...old, baseId: 0 } }]);
  expect(beside(world, item.id)).toBeUndefined();
});

test("where a version goes, those made of it are made of what it was made of", () => {
  const { world, item, file, save } = makeNote();
  const theirs = save(file.id, MEMBER);
  const settled = save(save(file.id).id, LEADER, theirs.id);
  const last = save(settled.id);
  world.does(LEADER, "file.removeVersion", { id: item.id, fileId: settled.id });
  expect(world.row("file", last.id)).toMatchObject({ settlesId: theirs.id });
  expect(beside(world, item.id)).toBeUndefined();
  world.does(LEADER, "file.removeVersion", { id: item.id, fileId: theirs.id });
  world.does(LEADER, "file.removeVersion", { id: item.id, fileId: last.id });
  expect(beside(world, item.id)).toBeUndefined();
});

test("restoring is made of what stands", () => {
  const { world, item, file, save } = makeNote();
  const second = save(file.id);
  world.does(LEADER, "file.restoreVersion", { id: item.id, fileId: file.id });
  const { fileId } = world.row("libraryItem", item.id);
  expect(world.row("file", fileId).baseId).toBe(second.id);
  expect(beside(world, item.id)).toBeUndefined();
});
