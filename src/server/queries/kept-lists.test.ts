import { expect, test } from "vitest";
import { KeptLists } from "./kept-lists.ts";

/** Lists that can be read, and how often each was. */
function library(sizeMax = 100) {
  const reads: string[] = [];
  const lists = new KeptLists<{ json: string }>(sizeMax);
  const read = async (name: string, asOf: string, json = `${name} as of ${asOf}`) =>
    lists.read(name, asOf, async () => {
      reads.push(name);
      return { json };
    });
  return { lists, reads, read };
}

test("a list is read once for as long as nothing changes, and anew afterwards", async () => {
  const { read, reads } = library();
  expect(await read("board", "1")).toEqual({ json: "board as of 1" });
  expect(await read("board", "1")).toEqual({ json: "board as of 1" });
  expect(reads).toEqual(["board"]);
  expect(await read("board", "2")).toEqual({ json: "board as of 2" });
  expect(reads).toEqual(["board", "board"]);
});

test("those who ask at the same time wait for one reading", async () => {
  const { read, reads } = library();
  const lists = await Promise.all([read("board", "1"), read("board", "1"), read("other", "1")]);
  expect(lists.map(({ json }) => json)).toEqual([
    "board as of 1",
    "board as of 1",
    "other as of 1",
  ]);
  expect(reads).toEqual(["board", "other"]);
});

test("what was not asked for longest goes first, and nothing that is too long stays", async () => {
  const { read, reads } = library(10);
  await read("one", "1", "12345");
  await read("two", "1", "12345");
  await read("one", "1");
  await read("three", "1", "12345");
  await read("one", "1");
  expect(reads).toEqual(["one", "two", "three"]);
  await read("two", "1", "12345678901");
  await read("two", "1", "12345678901");
  expect(reads).toEqual(["one", "two", "three", "two", "two"]);
});

test("a reading that failed is tried again", async () => {
  const { lists, read } = library();
  const fail = async () => Promise.reject(new Error("no line"));
  await expect(lists.read("board", "1", fail)).rejects.toThrow("no line");
  expect(await read("board", "1")).toEqual({ json: "board as of 1" });
});
