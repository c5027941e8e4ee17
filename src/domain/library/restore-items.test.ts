import { makeFolder, makeLibraryFile, makeSharedFolder } from "#tests/make/library.ts";
import { COLLEAGUE, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { restoreItems } from "./restore-items.ts";

test("what was removed comes back to where it was, with a number where its name is taken", () => {
  const world = makeCompany();
  const folder = makeFolder(world);
  const { item } = makeLibraryFile(world, { pid: folder.id, name: "a.pdf" });
  world.does(LEADER, "file.remove", { id: [item.id] });
  makeLibraryFile(world, { pid: folder.id, name: "a.pdf" });
  world.does(LEADER, "file.restore", { id: [item.id] });
  const back = { pid: folder.id, name: "a (2).pdf", removedTime: 0 };
  expect(world.row("libraryItem", item.id)).toMatchObject(back);
});

test("what lay in a folder that is gone comes back to the top of its shelf", () => {
  const world = makeCompany();
  const shared = makeSharedFolder(world);
  const folder = makeFolder(world, { pid: shared.id });
  const { item } = makeLibraryFile(world, { pid: folder.id });
  world.does(LEADER, "file.remove", { id: [item.id] });
  world.does(LEADER, "file.remove", { id: [folder.id] });
  world.does(MEMBER, "file.restore", { id: [item.id] });
  expect(world.row("libraryItem", item.id)).toMatchObject({ pid: shared.id, removedTime: 0 });
});

test("who may only look restores nothing, and what is there stays as it is", () => {
  const world = makeCompany();
  const shared = makeSharedFolder(world);
  const id = [shared.id];
  expect(world.refuses(COLLEAGUE, "file.restore", { id }).reason).toBe("file.readOnly");
  expect(world.does(LEADER, "file.restore", { id }).changes).toEqual([]);
  expect(restoreItems.takes).toBeUndefined();
});
