import { readFileSync } from "node:fs";
import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { reminderWords } from "./reminder-words.ts";

const file = new URL("../../../../../locales/en/task-remind.json", import.meta.url);
const texts: unknown = JSON.parse(readFileSync(file, "utf8"));
const t = await createInstance().init({
  lng: "en",
  defaultNS: "task-remind",
  resources: { en: { "task-remind": texts as Record<string, string> } },
});

test.each([
  ["start", 0, "When it starts"],
  ["end", 0, "When it is due"],
  ["start", 10, "10 minutes before it starts"],
  ["start", 90, "90 minutes before it starts"],
  ["end", 60, "1 hour before it is due"],
  ["end", 1_440, "1 day before it is due"],
  ["end", 10_080, "1 week before it is due"],
] as const)("before the %s by %i minutes is said as “%s”", (edge, minutes, words) => {
  expect(reminderWords(t, "en", { edge, minutes })).toBe(words);
});
