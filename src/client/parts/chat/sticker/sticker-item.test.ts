import { expect, test } from "vitest";
import { ownStickers } from "#domain/sticker/own-stickers.ts";
import type { StickerUse } from "#domain/sticker/sticker-use.ts";
import { findStickers, groupStickers } from "./sticker-item.ts";

const rowOf = (key: string, favourite: 0 | 1, useTime: number): StickerUse => ({
  id: `${key}:1`,
  key,
  userId: 1,
  favourite,
  useTime,
});
const roof = {
  id: 7,
  companyId: 1,
  name: "Dach gedeckt",
  picture: "",
  rank: "a0",
  userId: 1,
  createTime: 1,
  removeTime: 0,
};
const groups = groupStickers(
  {
    company: [roof],
    uses: [rowOf("7", 1, 9), rowOf("late", 0, 5), rowOf("8", 1, 3), rowOf("rain", 1, 0)],
  },
  (sticker) => `Our ${sticker}`,
);
const keysOf = (items: readonly { key: string }[]) => items.map(({ key }) => key);

test("the company's come before ours, and what was removed is nowhere", () => {
  expect(keysOf(groups.all)).toEqual(["7", ...ownStickers]);
  expect(keysOf(groups.favourites)).toEqual(["7", "rain"]);
  expect(keysOf(groups.recent)).toEqual(["7", "late"]);
});

test.each([
  ["dach", ["7"]],
  ["GEDECKT  dach", ["7"]],
  ["our rain", ["rain"]],
  ["snow", []],
])("%j finds %j", (words, keys) => {
  expect(keysOf(findStickers(groups.all, words))).toEqual(keys);
});
