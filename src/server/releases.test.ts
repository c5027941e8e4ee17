import { expect, test } from "vitest";
import { languages } from "#base/languages.ts";
import { compareVersions } from "#base/versions.ts";
import { SERVER_VERSION_FLOOR } from "#domain/limits.ts";
import { releasesIn } from "./releases.ts";

test("the newest release comes first and is not too old for its own app", () => {
  const versions = releasesIn("en").map(({ version }) => version);
  expect(versions).toEqual(versions.toSorted(compareVersions).toReversed());
  expect(compareVersions(versions[0] ?? "", SERVER_VERSION_FLOOR)).toBeGreaterThan(0);
});

test.each(languages)("what is new is told in $code", ({ code }) => {
  const [ours] = releasesIn(code);
  const [english] = releasesIn("en");
  expect(ours?.notes).toHaveLength(english?.notes.length ?? 0);
  if (code !== "en") expect(ours?.notes).not.toEqual(english?.notes);
});

test("what is new is told in English to those whose language it was not written in", () => {
  expect(releasesIn("pt")).toEqual(releasesIn("en"));
});
