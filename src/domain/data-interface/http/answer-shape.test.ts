import { expect, test } from "vitest";
import type { Json } from "../../form/json/json.ts";
import { fieldsOfAnswer, listsOfAnswer } from "./answer-shape.ts";
import { hideSecrets } from "./hide-secrets.ts";

const answer: Json = {
  code: 0,
  data: {
    list: [
      { id: 1, name: "", owner: { name: "Ann" }, price: 4.5, tags: ["a"], "a.b": 1, gone: null },
      { id: 2, name: "Crane", price: "none", gone: null },
    ],
    kinds: ["a", "b"],
  },
};

test("lists are found where they stand", () => {
  expect(listsOfAnswer(answer)).toEqual([
    { path: "data.list", count: 2 },
    { path: "data.kinds", count: 2 },
  ]);
  expect(listsOfAnswer([1])).toEqual([{ path: "", count: 1 }]);
});

test("rows say what they are made of, with one of each", () => {
  expect(fieldsOfAnswer(answer, "data.list")).toEqual([
    { path: "id", dataType: "int", example: "1" },
    { path: "name", dataType: "varchar", example: "Crane" },
    { path: "owner.name", dataType: "varchar", example: "Ann" },
    { path: "price", dataType: "varchar", example: "4.5" },
    { path: "tags", dataType: "varchar", example: "a" },
    { path: "gone", dataType: "varchar", example: "" },
  ]);
  expect(fieldsOfAnswer(answer, "data.kinds")).toEqual([
    { path: "", dataType: "varchar", example: "a" },
  ]);
  expect(fieldsOfAnswer(answer, "data")).toEqual([]);
});

test("of a large answer only so much is told", () => {
  const wide = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`name${at}`, [at]]));
  expect(listsOfAnswer(wide)).toHaveLength(20);
  expect(fieldsOfAnswer([wide], "")).toHaveLength(40);
});

test("what a server says again of the secrets it was told is hidden, short words are left", () => {
  const secret = "Bearer abcdefghijklmnop";
  const said = {
    headers: { authorization: secret, "x-abcdefghijklmnop": ["token=abcdefghijklmnop;"] },
    yard: "South",
  };
  expect(hideSecrets(said, [secret, "South"])).toEqual({
    headers: { authorization: "•••", "x-•••": ["token=•••;"] },
    yard: "South",
  });
});
