import { makeFolder, makeLibraryFile, makeSharedFolder } from "#tests/make/library.ts";
import { COLLEAGUE, LEADER, makeCompany, OUTSIDER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { copyFile } from "./copy-file.ts";

test("who may look keeps a copy of their own, which shares the content", () => {
  const world = makeCompany();
  const folder = makeSharedFolder(world);
  const original = makeLibraryFile(world, { pid: folder.id });
  const args = { id: original.item.id };
  const { item, file } = world.does(COLLEAGUE, "file.copy", args).reply;
  expect(item).toMatchObject({ pid: 0, folderId: 0, userId: COLLEAGUE, name: "Rebar list.pdf" });
  expect(file).toMatchObject({ itemId: item.id, contentId: original.file.id });
  expect(file.arriveTime).toBe(original.file.arriveTime);
  expect(copyFile.lane(args, { userId: COLLEAGUE })).toBe(`user:${COLLEAGUE}`);
});

test("a copy of a copy shares the content of the first, and beside it gets a number", () => {
  const world = makeCompany();
  const original = makeLibraryFile(world);
  const first = world.does(LEADER, "file.copy", { id: original.item.id }).reply;
  const second = world.does(LEADER, "file.copy", { id: first.item.id }).reply;
  expect([first.item.name, second.item.name]).toEqual(["Rebar list (2).pdf", "Rebar list (3).pdf"]);
  expect(second.file.contentId).toBe(original.file.id);
});

test("nobody copies what they do not see, or into where they may not write", () => {
  const world = makeCompany();
  const folder = makeSharedFolder(world);
  const { item } = makeLibraryFile(world, { pid: folder.id });
  expect(world.refuses(OUTSIDER, "file.copy", { id: item.id }).reason).toBe("file.gone");
  const into = { id: item.id, pid: folder.id };
  expect(world.refuses(COLLEAGUE, "file.copy", into).reason).toBe("file.readOnly");
  world.does(LEADER, "file.remove", { id: [item.id] });
  const own = makeFolder(world);
  const removed = { id: item.id, pid: own.id };
  expect(world.refuses(LEADER, "file.copy", removed).reason).toBe("file.gone");
});
