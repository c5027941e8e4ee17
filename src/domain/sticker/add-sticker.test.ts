import { expect, test } from "vitest";
import { ADMIN, makeCompany, MEMBER } from "#tests/make/site.ts";
import { SMALL_GIF, SMALL_STICKER } from "#tests/make/cases/small-stickers.ts";
import { byRank } from "../by-rank.ts";
import { addSticker } from "./add-sticker.ts";
import { STICKERS_MAX } from "./sticker-limits.ts";

test("an administrator adds stickers, each behind the others", () => {
  const world = makeCompany();
  for (const name of ["Roof is on", "Pour"])
    world.does(ADMIN, "sticker.add", { name, picture: SMALL_GIF });
  expect(world.all("sticker").toSorted(byRank)).toMatchObject([
    { name: "Roof is on", picture: SMALL_GIF, userId: ADMIN, removeTime: 0 },
    { name: "Pour" },
  ]);
  const refused = world.refuses(MEMBER, "sticker.add", { name: "Mine", picture: SMALL_GIF });
  expect(refused.reason).toBe("adminOnly");
  expect(addSticker.minted?.({ id: 7, name: "x", picture: SMALL_GIF })).toEqual([7]);
});

test("there are so many at a time, and a removed one makes room", () => {
  const world = makeCompany();
  const add = (place: number) => ({ name: `Sign ${place}`, picture: SMALL_STICKER });
  for (let place = 0; place < STICKERS_MAX; place += 1)
    world.does(ADMIN, "sticker.add", add(place));
  expect(world.refuses(ADMIN, "sticker.add", add(99))).toMatchObject({
    reason: "sticker.max",
    data: { count: STICKERS_MAX },
  });
  const [first] = world.all("sticker");
  world.does(ADMIN, "sticker.remove", { id: first?.id ?? 0 });
  world.does(ADMIN, "sticker.add", add(99));
});

test.each(["", "  ", "x".repeat(41)])("%j is no name", (name) => {
  const refusal = makeCompany().refuses(ADMIN, "sticker.add", { name, picture: SMALL_STICKER });
  expect(refusal.code).toBe(400);
});
