import {
  addLibraryVersion,
  makeFolder,
  makeLibraryFile,
  makeSharedFolder,
} from "#tests/make/library.ts";
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

test("a file is shared by itself, out of the folder in which it lies, and those who may write renew it", () => {
  const world = makeCompany();
  const outer = makeFolder(world);
  const { item, file } = makeLibraryFile(world, { pid: outer.id });
  const { id } = item;
  world.does(LEADER, "file.share", { id, userId: [MEMBER], right: "write" });
  world.does(LEADER, "file.share", { id, userId: [COLLEAGUE], right: "read" });
  expect(world.row("libraryItem", id)).toMatchObject({ pid: 0, folderId: id, userId: LEADER });
  expect(world.row("file", file.id).folderId).toBe(id);
  const version = addLibraryVersion(world, item, {}, MEMBER);
  expect(version).toMatchObject({ itemId: id, folderId: id });
  expect(world.refuses(COLLEAGUE, "file.rename", { id, name: "B" }).reason).toBe("file.readOnly");
  const into = { name: "c.txt", pid: id, size: 1, md5: file.md5 };
  expect(world.refuses(MEMBER, "file.add", into).reason).toBe("file.notFolder");
  world.does(LEADER, "file.remove", { id: [id] });
  world.does(LEADER, "file.removeForGood", { id: [id] });
  expect(world.maySee(MEMBER, `folder:${id}`)).toBe(false);
  expect(world.all("file").filter(({ itemId }) => itemId === id)).toEqual([]);
});
