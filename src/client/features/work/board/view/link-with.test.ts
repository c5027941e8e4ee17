import { afterEach, expect, test, vi } from "vitest";
import { linkWith } from "./link-with.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["words", "words"],
  ["", ""],
  ["12", "12"],
  ["1.0", '"1.0"'],
  ["1e5", '"1e5"'],
  ["12345678901234567890", '"12345678901234567890"'],
  ["true", '"true"'],
  ["[1]", '"[1]"'],
])("a link to what is called %j is read as that", (said, written) => {
  vi.stubGlobal("location", { origin: "https://site.example", pathname: "/manage/plan/1" });
  expect(new URL(linkWith({ words: said })).searchParams.get("words")).toBe(written);
});
