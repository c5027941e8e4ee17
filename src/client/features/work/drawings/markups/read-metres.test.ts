import { expect, test } from "vitest";
import { readMetres } from "./read-metres.ts";

test.each([
  ["8.4", 8_400],
  ["8,40 m", 8_400],
  ["840 cm", 8_400],
  ["8400mm", 8_400],
  ["0", 0],
  ["-3", 0],
  ["eight", 0],
  ["", 0],
])("%s is a length of %d mm", (words, mm) => expect(readMetres(words)).toBe(mm));
