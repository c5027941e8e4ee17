import { expect, test } from "vitest";
import { jsonObject, JsonText } from "./json-text.ts";

test("an object with parts that are JSON already is written as if they were not", () => {
  const rows = [{ id: 1, name: 'a "name"' }];
  const object = { code: 200, nothing: undefined, none: null, msg: "", 'a "key"': 1 };
  const { text } = jsonObject<typeof object & { rows: typeof rows }>({
    ...object,
    rows: new JsonText<typeof rows>(JSON.stringify(rows)),
  });
  expect(text).toBe(JSON.stringify({ ...object, rows }));
});

test("an object without fields is an object", () => {
  expect(jsonObject({}).text).toBe("{}");
});
