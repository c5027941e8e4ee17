import { makeFolder, makeSharedFolder } from "#tests/make/library.ts";
import { makeCompany } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { LIBRARY_CALL_MAX } from "#domain/limits.ts";
import { byShelf, shelfNamed } from "./by-shelf.ts";

test("each call is of one shelf", () => {
  const world = makeCompany();
  const shared = makeSharedFolder(world);
  const inside = makeFolder(world, { pid: shared.id });
  const [one, other] = [makeFolder(world), makeFolder(world)];
  expect(byShelf([one, inside, other])).toEqual([[one.id, other.id], [inside.id]]);
});

test("a call names no more than it may", () => {
  const folder = makeFolder(makeCompany());
  const many = Array.from({ length: LIBRARY_CALL_MAX + 1 }, (_none, id) => ({ ...folder, id }));
  expect(byShelf(many).map((ids) => ids.length)).toEqual([LIBRARY_CALL_MAX, 1]);
});

test.each([
  [{ pid: 0, planId: 7, folderId: 0 }, { planId: 7 }],
  [{ pid: 5, planId: 0, folderId: 5 }, { folderId: 5 }],
  [{ pid: 5, planId: 0, folderId: 0 }, { userId: 1 }],
])("the shelf of %j is named", (target, named) => {
  expect(shelfNamed(target, 1)).toEqual(named);
});
