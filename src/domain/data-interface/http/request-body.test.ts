import { expect, test } from "vitest";
import { filledBody, readBody } from "./request-body.ts";

test("parameters are values of a body, and no text of it", () => {
  const body = {
    sort: "{sort}",
    page: { least: "{least}", all: ["{sort}", "x{sort}", "{other}"] },
    "{sort}": 1,
  };
  const values = new Map<string, string | number>([
    ["sort", '", "admin": "true'],
    ["least", 5],
  ]);
  expect(filledBody(body, values)).toEqual({
    sort: '", "admin": "true',
    page: { least: 5, all: ['", "admin": "true', "x{sort}", "{other}"] },
    "{sort}": 1,
  });
  expect(filledBody("{sort}", new Map([["sort", null]]))).toBeNull();
});

test("a body is JSON that lies no deeper than it has to", () => {
  expect(readBody('{"a": [1]}', 3)).toEqual({ a: [1] });
  expect(readBody("null", 3)).toBeNull();
  expect(readBody('{"a": }', 3)).toBeUndefined();
  expect(readBody("[[[[1]]]]", 3)).toBeUndefined();
  expect(readBody("[".repeat(5_000), 3)).toBeUndefined();
});
