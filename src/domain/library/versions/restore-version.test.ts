import { addLibraryVersion, makeLibraryFile } from "#tests/make/library.ts";
import { LEADER, makeCompany } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { restoreVersion } from "./restore-version.ts";

test("an earlier content is the newest version, and none of the others goes", () => {
  const world = makeCompany();
  const { item, file } = makeLibraryFile(world);
  addLibraryVersion(world, item, { size: 9 });
  world.does(LEADER, "file.restoreVersion", { id: item.id, fileId: file.id });
  const now = world.row("libraryItem", item.id);
  expect(now).toMatchObject({ size: 3, version: 3 });
  expect(world.row("file", now.fileId)).toMatchObject({ contentId: file.id, md5: file.md5 });
  expect(world.all("file")).toHaveLength(3);
});

test("what stands needs no restoring, and what has not come cannot be", () => {
  const world = makeCompany();
  const { item, file } = makeLibraryFile(world);
  const args = { id: item.id, fileId: file.id };
  expect(world.does(LEADER, "file.restoreVersion", args).changes).toEqual([]);
  const late = addLibraryVersion(world, item);
  addLibraryVersion(world, item);
  const refusal = world.refuses(LEADER, "file.restoreVersion", { id: item.id, fileId: late.id });
  expect(refusal.reason).toBe("file.onItsWay");
  expect(restoreVersion.lane(args, { userId: LEADER })).toEqual({
    entity: "libraryItem",
    id: item.id,
  });
});
