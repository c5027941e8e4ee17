import { readFileSync } from "node:fs";
import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { languages } from "#base/languages.ts";
import { LAST_DAY, type RepeatRule } from "#domain/task/repeat/repeat-rule.ts";
import { repeatWords } from "./repeat-words.ts";

const weekly: RepeatRule = {
  unit: "week",
  every: 1,
  weekdays: [1],
  month: 0,
  monthDay: 0,
  after: "start",
  endTime: 0,
  endCount: 0,
  timeZone: "UTC",
};

async function tongueOf(code: string, locale: string) {
  const file = new URL(`../../../../../locales/${code}/task-repeat.json`, import.meta.url);
  const texts: unknown = JSON.parse(readFileSync(file, "utf8"));
  const t = await createInstance().init({
    lng: locale,
    defaultNS: "task-repeat",
    resources: { [locale]: { "task-repeat": texts as Record<string, string> } },
    interpolation: { escapeValue: false },
  });
  return { t, locale, day: () => "24 Dec" };
}

const english = await tongueOf("en", "en");

test.each<[string, Partial<RepeatRule>]>([
  ["Every week on Monday", {}],
  ["Every 2 weeks on Monday and Thursday", { every: 2, weekdays: [1, 4] }],
  ["Every working day", { weekdays: [1, 2, 3, 4, 5] }],
  ["Every 3 days", { unit: "day", every: 3, weekdays: [] }],
  ["Every month on the last day", { unit: "month", monthDay: LAST_DAY }],
  ["Every month on day 31", { unit: "month", monthDay: 31 }],
  ["Every year on February 29", { unit: "year", month: 2, monthDay: 29 }],
  ["Every week on Monday, counted from completion", { after: "completion" }],
  ["Every week on Monday, until 24 Dec", { endTime: 1 }],
  ["Every week on Monday, 10 times in all", { endCount: 10 }],
])("a rule is said as “%s”", (words, rule) => {
  expect(repeatWords(english, { ...weekly, ...rule })).toBe(words);
});

test.each(languages)(
  "rules are said in $name, and nothing is left to fill in",
  async ({ code, locale }) => {
    const tongue = await tongueOf(code, locale);
    const said = (["day", "week", "month", "year"] as const).flatMap((unit) =>
      [1, 4].map((every) =>
        repeatWords(tongue, { ...weekly, unit, every, month: 3, monthDay: 5, endCount: 3 }),
      ),
    );
    expect(new Set(said).size).toBe(said.length);
    for (const words of said) expect(words).not.toMatch(/[{}]|each\.|many\./);
  },
);
