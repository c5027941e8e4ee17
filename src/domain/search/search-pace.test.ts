import { expect, test } from "vitest";
import { ANSWERED_A_MINUTE, ASKED_AFTER } from "./search-pace.ts";

const MINUTE = 60_000;
/** Older pages that somebody asks for while they type like that. */
const PAGES = 60;

test("whoever types for a minute, and pauses no longer than it takes, is always answered", () => {
  expect(MINUTE / ASKED_AFTER + PAGES).toBeLessThanOrEqual(ANSWERED_A_MINUTE);
});
