import { expect, test } from "vitest";
import { ADMIN, makeCompany, MEMBER } from "#tests/make/site.ts";
import { SMALL_STICKER } from "#tests/make/cases/small-stickers.ts";
import { rankBetween } from "../rank.ts";
import { offeredStickers } from "./stickers.ts";

function makeTwo() {
  const world = makeCompany();
  const [first, second] = ["Roof", "Pour"].map((name) =>
    world.row("sticker", world.does(ADMIN, "sticker.add", { name, picture: SMALL_STICKER }).id),
  );
  if (!first || !second) throw new Error("There are two");
  return { world, first, second };
}

test("a sticker is called otherwise, and stands elsewhere", () => {
  const { world, first, second } = makeTwo();
  world.does(ADMIN, "sticker.edit", { id: second.id, name: "Concrete" });
  const rank = rankBetween(undefined, first.rank);
  world.does(ADMIN, "sticker.edit", { id: second.id, rank });
  expect(offeredStickers(world.all("sticker")).map(({ name }) => name)).toEqual([
    "Concrete",
    "Roof",
  ]);
});

test("neither by a member, nor once it was removed", () => {
  const { world, first } = makeTwo();
  const edit = { id: first.id, name: "Mine" };
  expect(world.refuses(MEMBER, "sticker.edit", edit).reason).toBe("adminOnly");
  world.does(ADMIN, "sticker.remove", { id: first.id });
  expect(world.refuses(ADMIN, "sticker.edit", edit).reason).toBe("sticker.gone");
});
