import { makeFolder, makeLibraryFile, makeSharedFolder } from "#tests/make/library.ts";
import { LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { renameItem } from "./rename-item.ts";

test("a file has its new name, and is saved under it", () => {
  const world = makeCompany();
  const { item, file } = makeLibraryFile(world);
  world.does(LEADER, "file.rename", { id: item.id, name: "Bars.pdf" });
  expect(world.row("libraryItem", item.id)).toMatchObject({ name: "Bars.pdf", ext: "pdf" });
  expect(world.row("file", file.id)).toMatchObject({ name: "Bars.pdf", ext: "pdf" });
});

test.each([
  ["without an ending", "Site film", "Site film.mp4"],
  ["with that of something else", "pour.md", "pour.md.mp4"],
  ["with its own, written large", "Pour.MP4", "Pour.MP4"],
  ["with a dot in it", "Axis 1.2", "Axis 1.2.mp4"],
])("a file keeps its ending by a name %s", (_case, given, name) => {
  const world = makeCompany();
  const { item } = makeLibraryFile(world, { name: "site.mp4" });
  world.does(LEADER, "file.rename", { id: item.id, name: given });
  expect(world.row("libraryItem", item.id)).toMatchObject({ name, ext: "mp4" });
});

test("a folder is called as it was said, and a file without an ending may get one", () => {
  const world = makeCompany();
  const folder = makeFolder(world);
  world.does(LEADER, "file.rename", { id: folder.id, name: "Pier 2.b" });
  expect(world.row("libraryItem", folder.id)).toMatchObject({ name: "Pier 2.b", ext: "" });
  const { item } = makeLibraryFile(world, { name: "LICENCE" });
  world.does(LEADER, "file.rename", { id: item.id, name: "Licence.txt" });
  expect(world.row("libraryItem", item.id)).toMatchObject({ name: "Licence.txt", ext: "txt" });
});

test("a name that is taken gets a number, its own is none that is taken", () => {
  const world = makeCompany();
  makeLibraryFile(world, { name: "a.pdf" });
  const { item } = makeLibraryFile(world, { name: "b.pdf" });
  const { reply } = world.does(LEADER, "file.rename", { id: item.id, name: "A.pdf" });
  expect(reply.name).toBe("A (2).pdf");
  expect(world.does(LEADER, "file.rename", { id: item.id, name: "A (2).pdf" }).changes).toEqual([]);
});

test("what a shared folder is called says its owner, what is in it says who may write", () => {
  const world = makeCompany();
  const folder = makeSharedFolder(world);
  const inside = makeFolder(world, { pid: folder.id });
  world.does(MEMBER, "file.rename", { id: inside.id, name: "Approved" });
  const refusal = world.refuses(MEMBER, "file.rename", { id: folder.id, name: "Mine" });
  expect(refusal.reason).toBe("file.ownersOnly");
  world.does(LEADER, "file.rename", { id: folder.id, name: "Steel" });
  expect(world.row("libraryItem", folder.id).name).toBe("Steel");
});

test("of two names that wait only the later one is sent", () => {
  const [earlier, later] = ["a", "b"].map((name) => ({ id: 7, name }));
  if (!earlier || !later) throw new Error("There are two names");
  expect(renameItem.merge?.(earlier, later)).toEqual(later);
  expect(renameItem.merge?.(earlier, { ...later, id: 8 })).toBeUndefined();
});
