import { makeFolder, makeLibraryFile, makeSharedFolder } from "#tests/make/library.ts";
import { COLLEAGUE, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { shareFolder } from "./share-folder.ts";

test("a folder that is shared stands at the top with all that is in it, for those who were let in", () => {
  const world = makeCompany();
  const outer = makeFolder(world);
  const { id } = makeFolder(world, { pid: outer.id, name: "Steel" });
  const { item, file } = makeLibraryFile(world, { pid: id });
  const args = { id, userId: [MEMBER], right: "read" as const };
  world.does(LEADER, "file.share", args);
  expect(world.row("libraryItem", id)).toMatchObject({ pid: 0, folderId: id, userId: LEADER });
  expect(world.row("libraryItem", item.id)).toMatchObject({ pid: id, folderId: id });
  expect(world.row("file", file.id).folderId).toBe(id);
  expect(world.maySee(MEMBER, `folder:${id}`)).toBe(true);
  expect(world.maySee(COLLEAGUE, `folder:${id}`)).toBe(false);
  expect(world.row("libraryItem", outer.id).folderId).toBe(0);
  expect(shareFolder.enters?.(args)).toBe(`folder:${id}`);
});

test("rights change, and who is taken out sees it no longer", () => {
  const world = makeCompany();
  const { id } = makeSharedFolder(world);
  world.does(LEADER, "file.share", { id, userId: [COLLEAGUE], right: "write" });
  expect(world.row("folderUser", `${id}:${COLLEAGUE}`).right).toBe("write");
  world.does(LEADER, "file.share", { id, userId: [COLLEAGUE], right: "none" });
  expect(world.maySee(COLLEAGUE, `folder:${id}`)).toBe(false);
  const again = { id, userId: [MEMBER], right: "write" as const };
  expect(world.does(LEADER, "file.share", again).changes).toEqual([]);
});

test("only whose it is shares a folder", () => {
  const world = makeCompany();
  const { id } = makeSharedFolder(world);
  const args = { id, userId: [COLLEAGUE], right: "write" as const };
  expect(world.refuses(MEMBER, "file.share", args).reason).toBe("file.ownersOnly");
  const inner = makeFolder(world, { pid: id });
  const part = { ...args, id: inner.id };
  expect(world.refuses(LEADER, "file.share", part).reason).toBe("file.sharedAsPart");
});
