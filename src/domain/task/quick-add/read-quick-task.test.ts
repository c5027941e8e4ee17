import { assert, constantFrom, property, string } from "fast-check";
import { expect, test } from "vitest";
import { languages } from "#base/languages.ts";
import { workingDayOf } from "../../company/default-times.ts";
import { atClock, dayOfDate } from "../times/calendar-day.ts";
import { readQuickTask } from "./read-quick-task.ts";

/** A Wednesday. */
const NOW = atClock(dayOfDate(2026, 11, 25) ?? 0, { hour: 12, minute: 0 });
const people = [
  { id: 2, name: "Tom Baker" },
  { id: 3, name: "李伟" },
  { id: 4, name: "Kim Lee" },
  { id: 5, name: "Kim Park" },
];
const tags = [
  { id: 31, name: "concrete" },
  { id: 32, name: "concrete C30" },
  { id: 33, name: "夜班" },
];

function read(text: string, language = "en", dismissed: readonly string[] = []) {
  const setting = {
    language,
    now: NOW,
    day: workingDayOf(),
    people,
    tags,
    priorities: [1, 2, 3, 4],
  };
  return readQuickTask(text, { ...setting, dismissed: new Set(dismissed) });
}

function said(text: string, language = "en") {
  const { name, parts } = read(text, language);
  const times = parts.find((part) => part.kind === "times")?.times;
  const end = times && new Date(times[1]);
  const due =
    end &&
    `${end.getMonth() + 1}-${end.getDate()} ${end.getHours()}:${String(end.getMinutes()).padStart(2, "0")}`;
  return [name, due];
}

test("a line says who, when, how urgent and what it is marked with", () => {
  const { name, parts } = read("Pour the slab tomorrow 14:00 @Tom #concrete c30 !1");
  expect(name).toBe("Pour the slab");
  expect(parts.map(({ kind, words }) => [kind, words])).toEqual([
    ["times", "tomorrow 14:00"],
    ["person", "@Tom"],
    ["tag", "#concrete c30"],
    ["priority", "!1"],
  ]);
  expect(read("@tom baker !2 call the crane").name).toBe("call the crane");
});

test.each([
  ["en", "Order steel fri", "Order steel", "11-27 18:00"],
  ["en", "Order steel by monday 9am", "Order steel", "11-30 9:00"],
  ["en", "tomorrow 14:00 pour", "pour", "11-26 14:00"],
  ["de", "Schalung prüfen morgen 9 uhr", "Schalung prüfen", undefined],
  ["zh", "明天下午3点浇筑", "浇筑", "11-26 15:00"],
  ["zh", "浇筑 周五", "浇筑", "11-27 18:00"],
  ["zh-CHT", "澆築明天下午3點", "澆築", "11-26 15:00"],
  ["ja", "打設 明日14時", "打設", "11-26 14:00"],
  ["ko", "타설 내일 14시", "타설", "11-26 14:00"],
  ["fr", "Couler la dalle demain 14h", "Couler la dalle", "11-26 14:00"],
  ["id", "Cor lantai besok jam 14.00", "Cor lantai", "11-26 14:00"],
])("%s: %s", (language, text, name, due) => {
  const [left, end] = said(text, language);
  expect(left).toBe(name);
  if (due === undefined) expect(end).toBeDefined();
  else expect(end).toBe(due);
});

test.each([
  ["en", "sun shading"],
  ["en", "slab 3/4"],
  ["en", "Pipe 12.50"],
  ["en", "Cure 3 days"],
  ["en", "Room 14"],
  ["en", "pier #4"],
  ["en", "mail a@tom.example"],
  ["en", "Watch out!1"],
  ["en", "Ask @Kim"],
  ["de", "So weit"],
  ["de", "mach es so"],
  ["zh", "3点位复核"],
  ["zh", "柱三"],
  ["zh", "3月前完工"],
])("%s: in “%s” nothing is meant", (language, text) => {
  expect(read(text, language)).toEqual({ name: text, parts: [] });
});

test("what was taken off or stands between quotes is part of the name, and a name is always left", () => {
  expect(read("Pour fri !1", "en", ["fri"])).toMatchObject({
    name: "Pour fri",
    parts: [{ kind: "priority" }],
  });
  expect(read("Pour tomorrow 14:00 !1", "en", ["!1"])).toMatchObject({
    name: "Pour !1",
    parts: [{ kind: "times", words: "tomorrow 14:00" }],
  });
  expect(read('Read "tomorrow @Tom"').parts).toEqual([]);
  expect(read("tomorrow 14:00")).toEqual({ name: "tomorrow 14:00", parts: [] });
  expect(read("@Tom !1")).toEqual({ name: "@Tom !1", parts: [] });
  expect(read("A !1 !2 @Tom @Tom").parts.map(({ words }) => words)).toEqual(["!1", "@Tom"]);
});

test("whatever is typed, a name is left and each part is words of it", () => {
  assert(
    property(string(), constantFrom(...languages.map(({ code }) => code)), (text, language) => {
      const { name, parts } = read(`x ${text}`, language);
      expect(name).not.toBe("");
      for (const { from, to } of parts) expect(to).toBeGreaterThan(from);
    }),
  );
});
