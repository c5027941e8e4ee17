import { makeFolder, makeLibraryFile, makeSharedFolder } from "#tests/make/library.ts";
import { COLLEAGUE, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { removeItems } from "./remove-items.ts";

test("with a folder goes into the trash what lies in it", () => {
  const world = makeCompany();
  const folder = makeFolder(world);
  const { item } = makeLibraryFile(world, { pid: folder.id });
  world.does(LEADER, "file.remove", { id: [folder.id] });
  expect(world.row("libraryItem", folder.id).removedTime).toBe(world.now);
  expect(world.row("libraryItem", item.id).removedTime).toBe(0);
  const rename = { id: item.id, name: "b.pdf" };
  expect(world.refuses(LEADER, "file.rename", rename).reason).toBe("file.gone");
});

test("what others would miss takes away who put it there, or whose the folder is", () => {
  const world = makeCompany();
  const { id: pid } = makeSharedFolder(world);
  const theirs = makeFolder(world, { pid });
  const own = makeFolder(world, { pid, name: "Mine" }, MEMBER);
  const refuse = (userId: number, id: number) =>
    world.refuses(userId, "file.remove", { id: [id] }).reason;
  expect(refuse(MEMBER, theirs.id)).toBe("file.ownersOnly");
  expect(refuse(COLLEAGUE, own.id)).toBe("file.readOnly");
  world.does(MEMBER, "file.remove", { id: [own.id] });
  world.does(LEADER, "file.remove", { id: [theirs.id] });
});

test("in a folder of one's own nobody takes away what others brought", () => {
  const world = makeCompany();
  const { id: pid } = makeSharedFolder(world);
  const own = makeFolder(world, { pid, name: "Mine" }, MEMBER);
  const inner = makeFolder(world, { pid: own.id, name: "Inner" }, MEMBER);
  const { item } = makeLibraryFile(world, { pid });
  world.does(MEMBER, "file.move", { id: [item.id], pid: inner.id });
  const id = [own.id];
  const refuse = () => world.refuses(MEMBER, "file.remove", { id }).reason;
  expect(refuse()).toBe("file.holdsOthers");
  // From the trash it could still be brought back.
  world.does(LEADER, "file.remove", { id: [item.id] });
  expect(refuse()).toBe("file.holdsOthers");
  world.does(LEADER, "file.remove", { id });
  world.does(LEADER, "file.restore", { id });
  world.does(LEADER, "file.removeForGood", { id: [item.id] });
  world.does(MEMBER, "file.remove", { id });
});

test("its lane is where the first of them stands", () => {
  const lane = removeItems.lane({ id: [7, 8] }, { userId: MEMBER });
  expect(lane).toEqual({ entity: "libraryItem", id: 7 });
});
