import { expect, test } from "vitest";
import type { LibraryPlace } from "#client/features/files/library/place.ts";
import { addressOf, librarySearch, placeOf } from "./-library-address.ts";

const place = (view: LibraryPlace["view"], folderId = 0, planId = 0): LibraryPlace => ({
  view,
  folderId,
  planId,
});

test.each([
  place("start"),
  place("folder"),
  place("folder", 7),
  place("folder", 0, 5),
  place("sent", 0, 5),
  place("recent"),
  place("favourites"),
  place("trash"),
])("the address of %j leads there again", (there) => {
  const { params, search } = addressOf(there);
  expect(placeOf(params.folderId, librarySearch(search as Record<string, unknown>))).toEqual(there);
});

test("a file stands behind its folder, and at a top in its place", () => {
  expect(addressOf(place("folder", 7), 9).params).toEqual({ folderId: 7, fileId: 9 });
  expect(addressOf(place("folder"), 9)).toEqual({
    params: { folderId: 9, fileId: undefined },
    search: {},
  });
});

test("what is no id and no list is left out", () => {
  expect(librarySearch({ plan: "x", view: "attic" })).toEqual({});
  expect(librarySearch({ plan: "5", view: "trash" })).toEqual({ plan: 5, view: "trash" });
  expect(placeOf(undefined, librarySearch({ view: "sent" }))).toEqual(place("start"));
});
