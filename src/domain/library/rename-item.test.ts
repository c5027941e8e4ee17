import { makeFolder, makeLibraryFile, makeSharedFolder } from "#tests/make/library.ts";
import { LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { renameItem } from "./rename-item.ts";

test("a file has its new name, and is saved under it", () => {
  const world = makeCompany();
  const { item, file } = makeLibraryFile(world);
  world.does(LEADER, "file.rename", { id: item.id, name: "Bars.xlsx" });
  expect(world.row("libraryItem", item.id)).toMatchObject({ name: "Bars.xlsx", ext: "xlsx" });
  expect(world.row("file", file.id)).toMatchObject({ name: "Bars.xlsx", ext: "xlsx" });
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
