import type { Library } from "#client/data/queries/library.ts";
import { readLibrary } from "#client/data/queries/library.ts";
import { makeFolder, makeLibraryFile, makeSharedFolder } from "#tests/make/library.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { COLLEAGUE, LEADER, makeCompany, makePlan, MEMBER } from "#tests/make/site.ts";
import { beforeEach, expect, test } from "vitest";
import type { LibraryItem } from "#domain/library/library-item.ts";
import type { World } from "#tests/make/world.ts";
import { movePlaces } from "./moving/writable-places.ts";
import { folderView, mayTake, mayWrite, openPlace, ownsPlaceOf } from "./place.ts";
import { itemsNamed } from "./found/search-items.ts";

let world: World;
let planId: number;
let shared: LibraryItem;
let inner: LibraryItem;
let sheet: LibraryItem;

beforeEach(() => {
  world = makeCompany();
  planId = makePlan(world).plan.id;
  shared = makeSharedFolder(world);
  inner = makeFolder(world, { pid: shared.id, name: "Inspections" });
  sheet = makeLibraryFile(world, { pid: inner.id, name: "Cover P3.pdf" }).item;
});

async function libraryOf(userId: number): Promise<Library> {
  return readLibrary(await openBrowserOf(world, userId), userId);
}

test("whoever names a file means its folder, with the file open", async () => {
  const library = await libraryOf(MEMBER);
  const named = { view: "folder", folderId: sheet.id, planId: 0 } as const;
  expect(openPlace(library, named, 0)).toEqual({
    view: "folder",
    folderId: inner.id,
    planId: 0,
    itemId: sheet.id,
  });
  const folder = { ...named, folderId: inner.id };
  expect(openPlace(library, folder, sheet.id)).toEqual({ ...folder, itemId: sheet.id });
  for (const view of ["recent", "favourites"] as const)
    expect(openPlace(library, { ...named, view }, 0)).toMatchObject({ view, itemId: sheet.id });
});

test("a folder is shown with those above it and what may be done there", async () => {
  const view = folderView(await libraryOf(COLLEAGUE), { folderId: inner.id, planId: 0 }, COLLEAGUE);
  expect(view?.path.map(({ id }) => id)).toEqual([shared.id, inner.id]);
  expect(view?.items.map(({ id }) => id)).toEqual([sheet.id]);
  expect(view?.right).toBe("read");
});

test("a folder that is gone and a plan of others are nowhere", async () => {
  const library = await libraryOf(MEMBER);
  expect(folderView(library, { folderId: 4711, planId: 0 }, MEMBER)).toBeUndefined();
  expect(folderView(library, { folderId: 0, planId: 4711 }, MEMBER)).toBeUndefined();
  expect(folderView(library, { folderId: 0, planId }, MEMBER)?.right).toBe("write");
});

test("what others put there is changed by who may write, and taken by whose it is", async () => {
  const [leader, member, colleague] = [
    await libraryOf(LEADER),
    await libraryOf(MEMBER),
    await libraryOf(COLLEAGUE),
  ];
  expect([leader, member, colleague].map((library) => mayWrite(library, sheet))).toEqual([
    true,
    true,
    false,
  ]);
  expect(mayTake(leader, sheet, LEADER)).toBe(true);
  expect(mayTake(member, sheet, MEMBER)).toBe(false);
});

test("the trash is emptied by whose the place is", async () => {
  const own = makeFolder(world, { pid: shared.id, name: "Mine" }, MEMBER);
  const owns = async (userId: number) => ownsPlaceOf(await libraryOf(userId), own);
  expect([await owns(MEMBER), await owns(LEADER)]).toEqual([false, true]);
});

test("things are moved to where one may write, not into themselves, and not out of another's place", async () => {
  const tops = { mine: "Mine", plans: [{ id: planId, name: "Tower" }] };
  const namesFor = async (userId: number, moving: readonly LibraryItem[]) =>
    movePlaces(await libraryOf(userId), moving, tops).map(({ name }) => name);
  expect(await namesFor(MEMBER, [])).toEqual(["Mine", "Papers", "Inspections", "Tower"]);
  expect(await namesFor(MEMBER, [inner])).toEqual(["Papers"]);
  expect(await namesFor(LEADER, [inner])).toEqual(["Mine", "Papers", "Tower"]);
  expect(await namesFor(COLLEAGUE, [])).toEqual(["Mine", "Tower"]);
});

test("a search finds all words of a name, in any order and wherever it lies", async () => {
  const library = await libraryOf(MEMBER);
  expect(itemsNamed(library, "p3 COVER").map(({ id }) => id)).toEqual([sheet.id]);
  expect(itemsNamed(library, "p4 cover")).toEqual([]);
});
