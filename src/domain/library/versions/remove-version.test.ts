import { addLibraryVersion, makeLibraryFile, makeSharedFolder } from "#tests/make/library.ts";
import { LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { removeVersion } from "./remove-version.ts";

test("where the newest goes, the one before stands in its place", () => {
  const world = makeCompany();
  const { item, file } = makeLibraryFile(world);
  const second = addLibraryVersion(world, item, { size: 9 });
  world.does(LEADER, "file.removeVersion", { id: item.id, fileId: second.id });
  expect(world.row("libraryItem", item.id)).toMatchObject({ fileId: file.id, size: 3 });
  const last = { id: item.id, fileId: file.id };
  expect(world.refuses(LEADER, "file.removeVersion", last).reason).toBe("file.onlyVersion");
});

test("a version is taken away by who brought it, and by whose the file is", () => {
  const world = makeCompany();
  const { item, file } = makeLibraryFile(world, { pid: makeSharedFolder(world).id });
  const theirs = addLibraryVersion(world, item, {}, MEMBER);
  const first = { id: item.id, fileId: file.id };
  expect(world.refuses(MEMBER, "file.removeVersion", first).reason).toBe("file.ownersOnly");
  world.does(MEMBER, "file.removeVersion", { id: item.id, fileId: theirs.id });
  expect(removeVersion.takes).toBe(true);
});
