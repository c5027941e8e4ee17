import { makeFolder, makeLibraryFile, makeSharedFolder } from "#tests/make/library.ts";
import { COLLEAGUE, LEADER, makeCompany, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { joinKey } from "../../id.ts";
import { FAVOURITES_MAX } from "./favourite-limits.ts";
import { markFavourite } from "./mark-favourite.ts";

test("whoever may look marks a folder or file, for themselves alone and once", () => {
  const world = makeCompany();
  const folder = makeSharedFolder(world);
  const { item } = makeLibraryFile(world, { pid: folder.id });
  for (const id of [folder.id, item.id])
    expect(world.does(COLLEAGUE, "file.favourite", { id, favourite: 1 }).changes).toHaveLength(1);
  expect(world.does(COLLEAGUE, "file.favourite", { id: item.id, favourite: 1 }).changes).toEqual(
    [],
  );
  expect(world.all("favourite").map(({ userId }) => userId)).toEqual([COLLEAGUE, COLLEAGUE]);
  world.does(COLLEAGUE, "file.favourite", { id: item.id, favourite: 0 });
  expect(world.find("favourite", joinKey(item.id, COLLEAGUE))).toBeUndefined();
  expect(world.does(COLLEAGUE, "file.favourite", { id: item.id, favourite: 0 }).changes).toEqual(
    [],
  );
  const other = { id: item.id, favourite: 1 as const };
  expect(world.refuses(OUTSIDER, "file.favourite", other).reason).toBe("file.gone");
});

test("it stays where somebody loses sight of the thing, and can be taken away then", () => {
  const world = makeCompany();
  const { id } = makeSharedFolder(world);
  world.does(MEMBER, "file.favourite", { id, favourite: 1 });
  world.does(LEADER, "file.share", { id, userId: [MEMBER], right: "none" });
  expect(world.row("favourite", joinKey(id, MEMBER)).itemId).toBe(id);
  world.does(MEMBER, "file.favourite", { id, favourite: 0 });
  expect(world.all("favourite")).toEqual([]);
});

test("it goes with the thing, also with all that lies in a shared folder", () => {
  const world = makeCompany();
  const folder = makeSharedFolder(world);
  const inner = makeFolder(world, { pid: folder.id });
  const own = makeFolder(world, { name: "Drafts" });
  world.does(MEMBER, "file.favourite", { id: inner.id, favourite: 1 });
  world.does(LEADER, "file.favourite", { id: own.id, favourite: 1 });
  for (const { id } of [folder, own]) {
    world.does(LEADER, "file.remove", { id: [id] });
    world.does(LEADER, "file.removeForGood", { id: [id] });
  }
  expect(world.all("favourite")).toEqual([]);
});

test("there are so many of them, and the last of several in a row counts", () => {
  const world = makeCompany();
  const { id } = makeFolder(world);
  const rows = Array.from({ length: FAVOURITES_MAX }, (_none, index) => ({
    id: joinKey(id + 1 + index, LEADER),
    itemId: id + 1 + index,
    userId: LEADER,
    createTime: world.now,
  }));
  world.put(rows.map((put) => ({ entity: "favourite", action: "add", put })));
  expect(world.refuses(LEADER, "file.favourite", { id, favourite: 1 })).toMatchObject({
    reason: "file.favouritesMax",
    data: { count: FAVOURITES_MAX },
  });
  expect(markFavourite.merge?.({ id, favourite: 1 }, { id, favourite: 0 })).toEqual({
    id,
    favourite: 0,
  });
  expect(markFavourite.merge?.({ id, favourite: 1 }, { id: id + 1, favourite: 0 })).toBeUndefined();
});
