import { expect, test } from "vitest";
import { readText } from "./read-text.ts";

const read = async (text: string) => {
  const result = await readText(new TextEncoder().encode(text));
  return result.ok ? result.value : undefined;
};

test("a text is read as it is", async () => {
  expect(await read("one\ntwo")).toEqual({ text: "one\ntwo", isCut: false });
});

test("a very long one ends with a whole line, and one without lines all the same", async () => {
  const lines = await read("a line\n".repeat(100_000));
  expect(lines?.isCut).toBe(true);
  expect(lines?.text.endsWith("a line")).toBe(true);
  const one = await read("x".repeat(600_000));
  expect(one?.text).toHaveLength(500_000);
});
