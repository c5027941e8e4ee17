import { makeFolder, makeLibraryFile, makeSharedFolder } from "#tests/make/library.ts";
import { COLLEAGUE, LEADER, makeCompany, makePlan, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { LIBRARY_DEPTH_MAX } from "../limits.ts";
import { moveItems } from "./move-items.ts";

test("things go into another folder and back to the top, under a name that is free there", () => {
  const world = makeCompany();
  const folder = makeFolder(world);
  makeLibraryFile(world, { pid: folder.id, name: "a.pdf" });
  const { item, file } = makeLibraryFile(world, { name: "A.pdf" });
  world.does(LEADER, "file.move", { id: [item.id], pid: folder.id });
  const name = "A (2).pdf";
  expect(world.row("libraryItem", item.id)).toMatchObject({ pid: folder.id, name });
  expect(world.row("file", file.id).name).toBe(name);
  world.does(LEADER, "file.move", { id: [item.id], pid: 0 });
  expect(world.row("libraryItem", item.id).pid).toBe(0);
});

test("no folder comes to lie in itself", () => {
  const world = makeCompany();
  const outer = makeFolder(world);
  const inner = makeFolder(world, { pid: outer.id });
  const refusal = world.refuses(LEADER, "file.move", { id: [outer.id], pid: inner.id });
  expect(refusal.reason).toBe("file.cycle");
});

test("a folder goes into a shared one with all that is in it, and others see it there", () => {
  const world = makeCompany();
  const shared = makeSharedFolder(world);
  const folder = makeFolder(world);
  const { item, file } = makeLibraryFile(world, { pid: folder.id });
  const args = { id: [folder.id], pid: shared.id, folderId: shared.id };
  world.does(LEADER, "file.move", args);
  expect(world.row("libraryItem", folder.id)).toMatchObject({
    pid: shared.id,
    folderId: shared.id,
  });
  expect(world.row("libraryItem", item.id)).toMatchObject({ pid: folder.id, folderId: shared.id });
  expect(world.row("file", file.id).folderId).toBe(shared.id);
  expect(moveItems.enters?.(args)).toBe(`folder:${shared.id}`);
  world.does(MEMBER, "file.rename", { id: item.id, name: "B.pdf" });
});

test("what is named together with the folder in which it lies comes to lie beside it, and is told so", () => {
  const world = makeCompany();
  const shared = makeSharedFolder(world);
  const outer = makeFolder(world);
  const inner = makeFolder(world, { pid: outer.id });
  const { item } = makeLibraryFile(world, { pid: inner.id });
  const args = { id: [outer.id, inner.id], pid: shared.id, folderId: shared.id };
  const { reply, changes } = world.does(LEADER, "file.move", args);
  expect(reply.map(({ id, pid }) => [id, pid])).toEqual([
    [outer.id, shared.id],
    [inner.id, shared.id],
  ]);
  for (const row of reply) expect(world.row("libraryItem", row.id)).toEqual(row);
  expect(world.row("libraryItem", item.id)).toMatchObject({ pid: inner.id, folderId: shared.id });
  const put = changes.flatMap((change) =>
    change.entity === "libraryItem" && "put" in change ? [change.put.id] : [],
  );
  expect(new Set(put).size).toBe(put.length);
});

test("another shelf has to be named, because others may be writing there", () => {
  const world = makeCompany();
  const shared = makeSharedFolder(world);
  const { item } = makeLibraryFile(world);
  const args = { id: [item.id], pid: shared.id };
  expect(world.refuses(LEADER, "file.move", args).reason).toBe("file.severalShelves");
});

test("out of a shared folder only its owner takes things, whoever put them there", () => {
  const world = makeCompany();
  const shared = makeSharedFolder(world);
  const mine = makeLibraryFile(world, { pid: shared.id, name: "Mine.pdf" }, MEMBER);
  const out = (userId: number) => ({ id: [mine.item.id], pid: 0, userId });
  expect(world.refuses(MEMBER, "file.move", out(MEMBER)).reason).toBe("file.placeOwnersOnly");
  expect(world.refuses(COLLEAGUE, "file.move", out(COLLEAGUE)).reason).toBe("file.readOnly");
  world.does(LEADER, "file.move", out(LEADER));
  expect(world.row("libraryItem", mine.item.id)).toMatchObject({ folderId: 0, userId: LEADER });
  expect(world.row("file", mine.file.id)).toMatchObject({ folderId: 0, userId: LEADER });
});

test("what its maker has thrown away out of it, its owner takes back", () => {
  const world = makeCompany();
  const shared = makeSharedFolder(world);
  const { item } = makeLibraryFile(world, { pid: shared.id }, MEMBER);
  world.does(MEMBER, "file.remove", { id: [item.id] });
  const forGood = world.refuses(MEMBER, "file.removeForGood", { id: [item.id] });
  expect(forGood.reason).toBe("file.placeOwnersOnly");
  world.does(LEADER, "file.restore", { id: [item.id] });
  expect(world.row("libraryItem", item.id)).toMatchObject({ removedTime: 0, pid: shared.id });
});

test("what is still awaited from somebody else stays where they can bring it", () => {
  const world = makeCompany();
  const shared = makeSharedFolder(world);
  const content = { size: 3, md5: "900150983cd24fb0d6963f7d28e17f72" };
  const args = { pid: shared.id, name: "a.pdf", ...content };
  const { item } = world.does(MEMBER, "file.add", args).reply;
  const out = { id: [item.id], pid: 0, userId: LEADER };
  expect(world.refuses(LEADER, "file.move", out).reason).toBe("file.onItsWay");
});

test("into a plan's library goes what its members are to see", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const { item, file } = makeLibraryFile(world);
  world.does(LEADER, "file.move", { id: [item.id], pid: 0, planId: plan.id });
  expect(world.row("libraryItem", item.id)).toMatchObject({ planId: plan.id, pid: 0 });
  expect(world.row("file", file.id).planId).toBe(plan.id);
});

test("with its levels a folder fits where it goes, or stays", () => {
  const world = makeCompany();
  let pid = 0;
  for (let level = 1; level < LIBRARY_DEPTH_MAX; level += 1) pid = makeFolder(world, { pid }).id;
  const folder = makeFolder(world, { name: "Tall" });
  makeLibraryFile(world, { pid: folder.id });
  const args = { id: [folder.id], pid };
  expect(world.refuses(LEADER, "file.move", args).reason).toBe("file.tooDeep");
});

test("what was shared goes among one's own again once nobody else is in it", () => {
  const world = makeCompany();
  const { id } = makeSharedFolder(world);
  const { item, file } = makeLibraryFile(world, { pid: id }, MEMBER);
  const back = { id: [id], pid: 0, userId: LEADER };
  expect(world.refuses(LEADER, "file.move", back).reason).toBe("file.sharedStays");
  world.does(LEADER, "file.share", { id, userId: [MEMBER, COLLEAGUE], right: "none" });
  world.does(LEADER, "file.move", back);
  expect(world.row("libraryItem", id)).toMatchObject({ pid: 0, folderId: 0, userId: LEADER });
  expect(world.row("libraryItem", item.id)).toMatchObject({ pid: id, folderId: 0, userId: LEADER });
  expect(world.row("file", file.id).folderId).toBe(0);
  expect(world.all("folderUser")).toEqual([]);
  expect(world.maySee(LEADER, `folder:${id}`)).toBe(false);
});
