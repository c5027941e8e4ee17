import * as fc from "fast-check";
import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { languages } from "#base/languages.ts";
import { createFormatTime, isoTime } from "./format-time.ts";

const now = Date.UTC(2026, 10, 24, 12);
/** The latest moment that anybody may name. */
const latest = Date.UTC(9999, 0, 1);
const edges = [0, 1, now, latest, 8.64e15, 8.64e15 + 1, 9e15, Number.MAX_SAFE_INTEGER];
// In this language every text is its key.
const t = await createInstance().init({ lng: "cimode", defaultNS: "time" });
const anyTime = fc.oneof(
  fc.constantFrom(...edges, ...edges.map((time) => -time), Number.NaN, Infinity, -Infinity),
  fc.double(),
  fc.maxSafeInteger(),
);

test.each(languages)(
  "every moment can be said in $name, also one that no calendar knows",
  ({ locale }) => {
    const { span, ...ways } = createFormatTime(t, locale, now);
    fc.assert(
      fc.property(anyTime, anyTime, (one, other) => {
        for (const say of Object.values(ways)) expect(say(one)).not.toBe("");
        expect(span(one, other)).toContain("–");
        const written = isoTime(one);
        expect(written === undefined || Date.parse(written) === Math.trunc(one)).toBe(true);
      }),
    );
  },
);

test("a moment that no calendar knows is a dash, and the latest that can be named is a date", () => {
  const { absolute, due } = createFormatTime(t, "en", now);
  expect([absolute(9e15), due(9e15)]).toEqual(["–", "–"]);
  expect(absolute(latest)).toMatch(/^(Dec 31, 9998|Jan 1, 9999|Dec 31, 9999) \d\d:\d\d$/);
  expect(due(latest)).toMatch(/999[89]/);
});

test.each([
  ["zh-Hans", "2026-11-24 17:05"],
  ["zh-Hant", "2026年11月24日 17:05"],
  ["en", "Nov 24, 2026 17:05"],
  ["de", "24.11.2026 17:05"],
  ["fr", "24 nov. 2026 17:05"],
  ["ja", "2026/11/24 17:05"],
  ["ko", "2026. 11. 24. 17:05"],
  ["id", "24 Nov 2026 17:05"],
])("a moment is written in %s as %s", (locale, written) => {
  const { absolute } = createFormatTime(t, locale, now);
  expect(absolute(new Date(2026, 10, 24, 17, 5).getTime())).toBe(written);
});
