import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesIn, isCode, readText, root, rooms } from "./rooms.ts";

const LINES_ON_A_CARD = 40;

test("every room has a card that says what it is", () => {
  const without = rooms
    .filter((room) => filesIn(room).some(isCode))
    .filter((room) => !existsSync(join(root, room, "README.md")));
  expect(without).toEqual([]);
});

test("a card fits on one screen of 40 lines", () => {
  const long = rooms
    .map((room) => `${room}/README.md`)
    .filter((card) => existsSync(join(root, card)))
    .filter((card) => readText(card).trimEnd().split("\n").length > LINES_ON_A_CARD);
  expect(long).toEqual([]);
});
