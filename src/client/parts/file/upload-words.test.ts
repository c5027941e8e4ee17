import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const file = new URL("../../../../locales/en/upload.json", import.meta.url);
const texts = JSON.parse(readFileSync(file, "utf8")) as { readonly state: Record<string, string> };

test.each([
  ["success", "Upload succeeded"],
  ["error", "Upload failed"],
  ["uploading", "Uploading"],
  ["paused", "Paused"],
  ["waiting", "Waiting"],
  ["checking", "Checking"],
])("an upload that stands at %s is called %s", (state, words) => {
  expect(texts.state[state]).toBe(words);
});
