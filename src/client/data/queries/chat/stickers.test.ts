import { expect, test } from "vitest";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { ADMIN, makeCompany, makeGroup, MEMBER } from "#tests/make/site.ts";
import { SMALL_STICKER } from "#tests/make/cases/small-stickers.ts";
import { readOfferedStickers, readSticker } from "./stickers.ts";

test("what can be sent is read in its order, what was used last first, and what was removed only by itself", async () => {
  const world = makeCompany();
  const { id: dialogId } = makeGroup(world);
  const add = (name: string) =>
    world.does(ADMIN, "sticker.add", { name, picture: SMALL_STICKER }).id;
  const [roof, pour, gone] = ["Roof", "Pour", "Gone"].map(add);
  world.does(ADMIN, "sticker.remove", { id: gone ?? 0 });
  world.does(ADMIN, "sticker.edit", { id: pour ?? 0, rank: "Zz" });
  world.does(MEMBER, "message.sendSticker", { dialogId, sticker: "late" });
  world.does(MEMBER, "message.sendSticker", { dialogId, stickerId: roof ?? 0 });
  const database = await openBrowserOf(world, MEMBER);
  const { company, uses } = await readOfferedStickers(database, MEMBER);
  expect(company.map(({ name }) => name)).toEqual(["Pour", "Roof"]);
  expect(uses.map(({ key }) => key)).toEqual([String(roof), "late"]);
  expect(await readSticker(database, gone ?? 0)).toMatchObject({ name: "Gone" });
});
