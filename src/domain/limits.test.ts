import { expect, test } from "vitest";
import { CHUNK_SIZE, HASH_SLICE, TRASH_KEPT, UPLOAD_KEPT } from "./limits.ts";

const DAY = 24 * 60 * 60 * 1_000;

test("what the specification gives as numbers is that", () => {
  expect(CHUNK_SIZE).toBe(5 * 1024 * 1024);
  expect(HASH_SLICE).toBe(10_240_000);
  expect(TRASH_KEPT).toBe(30 * DAY);
  expect(UPLOAD_KEPT).toBe(7 * DAY);
});
