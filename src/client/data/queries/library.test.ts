import {
  addLibraryVersion,
  makeFolder,
  makeLibraryFile,
  makeSharedFolder,
} from "#tests/make/library.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { COLLEAGUE, LEADER, makeCompany, makePlan, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { folderScope, planScope, userScope } from "#domain/scope.ts";
import { readFolderUsers, readLibrary, readLibraryAround, readVersionHere } from "./library.ts";

const namesOf = (items: readonly { readonly name: string }[] = []) => items.map(({ name }) => name);

test("at the top stands what is one's own with what is shared, and apart what is a plan's", async () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const shared = makeSharedFolder(world);
  makeFolder(world, { name: "Own" }, MEMBER);
  makeFolder(world, { planId: plan.id, name: "Sheet 10" }, MEMBER);
  makeLibraryFile(world, { planId: plan.id, name: "Sheet 9.pdf" }, MEMBER);
  const library = await readLibrary(await openBrowserOf(world, MEMBER), MEMBER);
  expect(namesOf(library.tops.get(0))).toEqual(["Own", shared.name]);
  expect(namesOf(library.tops.get(plan.id))).toEqual(["Sheet 9.pdf", "Sheet 10"]);
  expect(library.size).toBe(3);
});

test("what lies in something that is in the trash is not to be found", async () => {
  const world = makeCompany();
  const folder = makeFolder(world);
  makeLibraryFile(world, { pid: folder.id });
  const { item } = makeLibraryFile(world, { name: "Stays.pdf" });
  world.does(LEADER, "file.remove", { id: [folder.id] });
  const library = await readLibrary(await openBrowserOf(world, LEADER), LEADER);
  expect([...library.there.keys()]).toEqual([item.id]);
  expect(namesOf(library.trash)).toEqual([folder.name]);
});

test("what is around a place is what all of it says of that place", async () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const outer = makeFolder(world, { planId: plan.id, name: "Sheets" });
  const inner = makeFolder(world, { pid: outer.id, name: "Slabs" });
  const { item } = makeLibraryFile(world, { pid: inner.id, name: "S-10.pdf" });
  const away = makeFolder(world, { name: "Away" });
  const lost = makeFolder(world, { pid: away.id, name: "Lost" });
  makeLibraryFile(world, { pid: lost.id });
  world.does(LEADER, "file.remove", { id: [away.id] });
  const database = await openBrowserOf(world, LEADER);
  const whole = await readLibrary(database, LEADER);
  for (const id of [0, outer.id, inner.id, item.id, away.id, lost.id]) {
    const around = await readLibraryAround(database, id, LEADER);
    const folderId = id === item.id ? inner.id : id;
    expect([around.isWhole, whole.isWhole]).toEqual([false, true]);
    expect(around.there.get(id)).toEqual(whole.there.get(id));
    expect(around.inside.get(folderId)).toEqual(whole.inside.get(folderId));
    expect(around.tops).toEqual(whole.tops);
    expect(around.rights).toEqual(whole.rights);
  }
  expect([...(await readLibraryAround(database, inner.id, LEADER)).there.keys()].length).toBe(3);
});

test("what somebody may do is known of each shelf", async () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const { id } = makeSharedFolder(world);
  const rightsOf = async (userId: number) => {
    const { rights } = await readLibrary(await openBrowserOf(world, userId), userId);
    return [userScope(userId), folderScope(id), planScope(plan.id)].map((scope) =>
      rights.get(scope),
    );
  };
  expect(await rightsOf(LEADER)).toEqual(["own", "own", "own"]);
  expect(await rightsOf(MEMBER)).toEqual(["own", "write", "write"]);
  expect(await rightsOf(COLLEAGUE)).toEqual(["own", "read", "write"]);
});

test("who was let in is listed, the owner first", async () => {
  const world = makeCompany();
  const { id } = makeSharedFolder(world);
  const members = await readFolderUsers(await openBrowserOf(world, MEMBER), id);
  expect(members.map(({ userId }) => userId)).toEqual([LEADER, MEMBER, COLLEAGUE]);
});

test("a note of which two made a version of the same one stands out until one settles it", async () => {
  const world = makeCompany();
  const { item, file } = makeLibraryFile(world, { name: "Pour.md" });
  const paper = makeLibraryFile(world, { name: "Plan.pdf" });
  const unsettled = async () => [
    ...(await readLibrary(await openBrowserOf(world, LEADER), LEADER)).unsettled,
  ];
  addLibraryVersion(world, item, { name: "Pour.md", baseId: file.id });
  for (const _time of [1, 2])
    addLibraryVersion(world, paper.item, { name: "Plan.pdf", baseId: paper.file.id });
  expect(await unsettled()).toEqual([]);
  const beside = addLibraryVersion(world, item, { name: "Pour.md", baseId: file.id });
  expect(await unsettled()).toEqual([item.id]);
  const { fileId } = world.row("libraryItem", item.id);
  const others = world.all("file").filter((each) => each.itemId === item.id && each.id !== file.id);
  const other = others.find(({ id }) => id !== fileId);
  expect(others.map(({ id }) => id)).toContain(beside.id);
  addLibraryVersion(world, item, { name: "Pour.md", baseId: fileId, settlesId: other?.id ?? 0 });
  expect(await unsettled()).toEqual([]);
});

test("where the newest content of a file is not on this device, the newest that is stands for it", async () => {
  const world = makeCompany();
  const { item, file } = makeLibraryFile(world, { name: "Pour.md" });
  addLibraryVersion(world, item, { name: "Pour.md", baseId: file.id });
  const database = await openBrowserOf(world, LEADER);
  expect(await readVersionHere(database, item.id)).toBeUndefined();
  const place = { fileId: file.id, variant: "whole" as const, isUnsent: false };
  const content = { bytes: new ArrayBuffer(3), size: 3, mimeType: "", usedTime: 1 };
  await database.keptFile.put({ ...place, ...content });
  expect((await readVersionHere(database, item.id))?.id).toBe(file.id);
});
