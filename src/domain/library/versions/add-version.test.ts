import { addLibraryVersion, makeLibraryFile, makeSharedFolder } from "#tests/make/library.ts";
import { COLLEAGUE, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { arrivalChanges } from "../../file/arrival.ts";
import { LIBRARY_VERSIONS_MAX } from "../../limits.ts";
import { addVersion } from "./add-version.ts";

test("another content stands under the same name, and the one before stays", () => {
  const world = makeCompany();
  const shared = makeSharedFolder(world);
  const { item, file } = makeLibraryFile(world, { pid: shared.id });
  const second = addLibraryVersion(world, item, { size: 9 }, MEMBER);
  const now = world.row("libraryItem", item.id);
  expect(now).toMatchObject({ name: item.name, fileId: second.id, size: 9, version: 2 });
  expect(second).toMatchObject({ itemId: item.id, folderId: shared.id, name: item.name });
  expect(world.find("file", file.id)).toBeDefined();
  const args = { id: item.id, name: "b.pdf", size: 1, md5: second.md5 };
  expect(world.refuses(COLLEAGUE, "file.addVersion", args).reason).toBe("file.readOnly");
  expect(addVersion.lane(args, { userId: MEMBER })).toEqual({ entity: "libraryItem", id: item.id });
});

test("so many versions are kept, the newest ones", () => {
  const world = makeCompany();
  const { item, file } = makeLibraryFile(world);
  const add = () => {
    const { id } = addLibraryVersion(world, item);
    world.put(arrivalChanges(world.row("file", id), "", world.now));
  };
  for (let version = 1; version < LIBRARY_VERSIONS_MAX; version += 1) add();
  expect(world.find("file", file.id)).toBeDefined();
  add();
  expect(world.find("file", file.id)).toBeUndefined();
  expect(world.all("file")).toHaveLength(LIBRARY_VERSIONS_MAX);
});

test("whoever may not take a file away pushes nothing of others out by what they save, whether it arrives or not", () => {
  const world = makeCompany();
  const shared = makeSharedFolder(world);
  const { item, file } = makeLibraryFile(world, { pid: shared.id });
  for (let version = 0; version < LIBRARY_VERSIONS_MAX + 5; version += 1)
    addLibraryVersion(world, item, {}, MEMBER);
  expect(world.find("file", file.id)).toBeDefined();
  expect(world.all("file")).toHaveLength(LIBRARY_VERSIONS_MAX);
  // Nor does what its owner saves after them.
  for (let version = 0; version < 5; version += 1) addLibraryVersion(world, item);
  expect(world.find("file", file.id)).toBeDefined();
  expect(world.all("file")).toHaveLength(LIBRARY_VERSIONS_MAX);
});

test("of many versions what never arrived goes before what did", () => {
  const world = makeCompany();
  const { item, file } = makeLibraryFile(world);
  world.put(arrivalChanges(world.row("file", file.id), "", world.now));
  for (let version = 0; version < LIBRARY_VERSIONS_MAX; version += 1)
    addLibraryVersion(world, item);
  expect(world.find("file", file.id)).toBeDefined();
  expect(world.all("file")).toHaveLength(LIBRARY_VERSIONS_MAX);
});

test("all versions go with the file, and along where it moves", () => {
  const world = makeCompany();
  const shared = makeSharedFolder(world);
  const { item } = makeLibraryFile(world);
  addLibraryVersion(world, item);
  world.does(LEADER, "file.move", { id: [item.id], pid: shared.id, folderId: shared.id });
  expect(world.all("file").map(({ folderId }) => folderId)).toEqual([shared.id, shared.id]);
  world.does(LEADER, "file.remove", { id: [item.id] });
  world.does(LEADER, "file.removeForGood", { id: [item.id] });
  expect(world.all("file")).toEqual([]);
});
