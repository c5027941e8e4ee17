import { makeFolder, makeLibraryFile, makeSharedFolder } from "#tests/make/library.ts";
import { LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { removeForGood } from "./remove-for-good.ts";

test("what was in the trash goes with all that lies in it and all contents", () => {
  const world = makeCompany();
  const folder = makeFolder(world);
  const inner = makeFolder(world, { pid: folder.id });
  makeLibraryFile(world, { pid: inner.id });
  const { item: stays } = makeLibraryFile(world);
  world.does(LEADER, "file.remove", { id: [folder.id] });
  world.does(LEADER, "file.removeForGood", { id: [folder.id] });
  expect(world.all("libraryItem").map(({ id }) => id)).toEqual([stays.id]);
  expect(world.all("file").map(({ itemId }) => itemId)).toEqual([stays.id]);
});

test("with a shared folder goes all that is in it, and who was let in", () => {
  const world = makeCompany();
  const shared = makeSharedFolder(world);
  makeLibraryFile(world, { pid: shared.id });
  world.does(LEADER, "file.remove", { id: [shared.id] });
  world.does(LEADER, "file.removeForGood", { id: [shared.id] });
  const left = (["libraryItem", "folderUser", "file"] as const).flatMap((kind) => world.all(kind));
  expect(left).toEqual([]);
  expect(world.maySee(MEMBER, `folder:${shared.id}`)).toBe(false);
});

test("only what is in the trash goes, by whose place it was in", () => {
  const world = makeCompany();
  const shared = makeSharedFolder(world);
  const { item } = makeLibraryFile(world, { pid: shared.id });
  const args = { id: [item.id] };
  expect(world.refuses(LEADER, "file.removeForGood", args).reason).toBe("file.notInTrash");
  world.does(LEADER, "file.remove", args);
  expect(world.refuses(MEMBER, "file.removeForGood", args).reason).toBe("file.placeOwnersOnly");
  expect(removeForGood.takes).toBe(true);
});

test("what others put into a folder goes by whose the place is, not by who made the folder", () => {
  const world = makeCompany();
  const { id: pid } = makeSharedFolder(world);
  const own = makeFolder(world, { pid, name: "Mine" }, MEMBER);
  const { item, file } = makeLibraryFile(world, { pid });
  world.does(MEMBER, "file.move", { id: [item.id], pid: own.id });
  const id = [own.id];
  world.does(LEADER, "file.remove", { id });
  expect(world.refuses(MEMBER, "file.removeForGood", { id }).reason).toBe("file.placeOwnersOnly");
  expect(world.row("file", file.id).itemId).toBe(item.id);
  world.does(LEADER, "file.removeForGood", { id });
  expect(world.all("file")).toEqual([]);
});

test("who gives up a file that they were to bring takes it away, also out of another's folder", () => {
  const world = makeCompany();
  const { id: pid } = makeSharedFolder(world);
  const content = { size: 3, md5: "900150983cd24fb0d6963f7d28e17f72" };
  const { item } = world.does(MEMBER, "file.add", { pid, name: "a.pdf", ...content }).reply;
  world.does(MEMBER, "file.remove", { id: [item.id] });
  world.does(MEMBER, "file.removeForGood", { id: [item.id] });
  expect(world.all("file")).toEqual([]);
});
