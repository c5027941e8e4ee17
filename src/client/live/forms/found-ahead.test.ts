import { expect, test } from "vitest";
import { foundAhead } from "./found-ahead.ts";
import { askedAhead } from "./key-of-rows.ts";

const ahead = {
  key: "k",
  interfaceId: 4,
  seenAt: 7,
  total: 900,
  rows: [{ Article: "Sand" }, { Article: "Gravel" }, { Article: "Sandstone" }],
};
const asked = { ...askedAhead(4), columns: ["Article"], size: 2 };

test("what was fetched ahead is found by words and shown by pages, with the time at which it was seen", () => {
  expect(foundAhead({ ...asked, at: 2 }, ahead)).toMatchObject({
    rows: [{ Article: "Sandstone" }],
    total: 3,
    seenAt: 7,
  });
  expect(foundAhead({ ...asked, words: "sand" }, ahead)).toMatchObject({
    rows: [{ Article: "Sand" }, { Article: "Sandstone" }],
    total: 2,
  });
});

test("nothing is found ahead where only the server knows what is asked for", () => {
  const narrowed = { ...asked, parameters: [{ field: "kind", value: "crane" }] };
  expect(foundAhead(narrowed, ahead)).toBeUndefined();
  expect(
    foundAhead({ ...asked, parameters: [{ field: "kind", value: null }] }, ahead),
  ).toBeDefined();
  expect(foundAhead(asked, undefined)).toBeUndefined();
});
