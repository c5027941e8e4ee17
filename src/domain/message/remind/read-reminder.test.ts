import { assert, integer, property, string } from "fast-check";
import { expect, test } from "vitest";
import { languages } from "#base/languages.ts";
import { readReminder } from "./read-reminder.ts";

/** A Tuesday. */
const now = new Date(2026, 10, 24, 10, 30).getTime();
const written = (time: number | undefined) =>
  time === undefined ? "" : new Date(time).toLocaleString("sv").slice(5, 16);
const read = (language: string, text: string) => {
  const { time, words } = readReminder(text, { language, now });
  return [written(time), words];
};

test.each([
  ["en", "tomorrow 14:00 order concrete", "11-25 14:00", "order concrete"],
  ["en", "tomorrow at 9 order concrete", "11-25 09:00", "order concrete"],
  ["en", "in 20 minutes call the pump", "11-24 10:50", "call the pump"],
  ["en", "2h: look at the curing", "11-24 12:30", "look at the curing"],
  ["en", "fri sun shading", "11-27 09:00", "sun shading"],
  ["en", "monday 3-5pm lift the truss", "11-30 15:00", "lift the truss"],
  ["en", "3 days", "11-27 09:00", ""],
  ["en", "tomorrow", "11-25 09:00", ""],
  ["en", "8:00 shift begins", "11-25 08:00", "shift begins"],
  ["en", "2020-01-01 too late", "", "2020-01-01 too late"],
  ["en", "order concrete", "", "order concrete"],
  ["en", "", "", ""],
  ["de", "morgen 9 Uhr Beton bestellen", "11-25 09:00", "Beton bestellen"],
  ["de", "in einer halben Stunde Kran prüfen", "11-24 11:00", "Kran prüfen"],
  ["fr", "demain 14h commander le béton", "11-25 14:00", "commander le béton"],
  ["id", "besok jam 9 pesan beton", "11-25 09:00", "pesan beton"],
  ["zh", "明天9点浇筑3号楼", "11-25 09:00", "浇筑3号楼"],
  ["zh", "明天9点 3号楼浇筑", "11-25 09:00", "3号楼浇筑"],
  ["zh", "明天14:00浇筑", "11-25 14:00", "浇筑"],
  ["zh", "半小时后叫泵车", "11-24 11:00", "叫泵车"],
  ["zh-CHT", "下週一上午九點驗收", "11-30 09:00", "驗收"],
  ["ja", "明日14時、生コンを頼む", "11-25 14:00", "生コンを頼む"],
  ["ko", "내일 9시 콘크리트 주문", "11-25 09:00", "콘크리트 주문"],
])("in %s “%s” is %s, of “%s”", (language, text, time, words) => {
  expect(read(language, text)).toEqual([time, words]);
});

test("whatever is typed, what it reminds of stands in it, and when is yet to come", () => {
  const place = integer({ min: 0, max: languages.length - 1 });
  assert(
    property(place, string({ unit: "grapheme", maxLength: 60 }), (at, text) => {
      const language = languages[at]?.code ?? "en";
      const { time, words } = readReminder(text, { language, now });
      expect(text).toContain(words);
      expect(time ?? Infinity).toBeGreaterThan(now);
    }),
  );
});
