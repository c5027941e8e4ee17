import { describe, expect, test } from "vitest";
import { languages } from "#base/languages.ts";
import { workingDayOf } from "../../company/default-times.ts";
import { phraseWords } from "./phrase-words.ts";
import { readTimePhrase } from "./read-time-phrase.ts";

/** A Tuesday. */
const now = new Date(2026, 10, 24, 10, 30).getTime();
const day = workingDayOf();
const written = (time: number) => new Date(time).toLocaleString("sv").slice(5, 16);
const read = (language: string, phrase: string) =>
  readTimePhrase(phrase, { language, now, day })?.map(written);

const tomorrowAtTwo = ["11-25 09:00", "11-25 14:00"];
const eightToSeven = ["11-24 08:00", "11-24 19:00"];
const today = ["11-24 09:00", "11-24 18:00"];
const tomorrow = ["11-25 09:00", "11-25 18:00"];
const in3Days = ["11-27 09:00", "11-27 18:00"];
const threeDays = ["11-24 09:00", "11-27 18:00"];
const friday = ["11-27 09:00", "11-27 18:00"];
const nextWeek = ["11-30 09:00", "12-06 18:00"];
const thirdOfDecember = ["12-03 09:00", "12-03 18:00"];
const mondayToFriday = ["11-30 09:00", "12-04 18:00"];

const table: Readonly<Record<string, readonly (readonly [string, readonly string[]])[]>> = {
  en: [
    ["today", today],
    ["Tomorrow", tomorrow],
    ["tomorrow 14:00", tomorrowAtTwo],
    ["tomorrow at 2pm", tomorrowAtTwo],
    ["tomorrow 2:00 pm", tomorrowAtTwo],
    ["today 8 to 19", eightToSeven],
    ["8:00–19:00", eightToSeven],
    ["from 8 to 19", eightToSeven],
    ["fri", friday],
    ["Friday", friday],
    ["next week", nextWeek],
    ["next friday", ["12-04 09:00", "12-04 18:00"]],
    ["next week fri 8:30 - 17:00", ["12-04 08:30", "12-04 17:00"]],
    ["3 days", threeDays],
    ["in 3 days", in3Days],
    ["in 2 weeks", ["12-08 09:00", "12-08 18:00"]],
    ["Dec 3", thirdOfDecember],
    ["3 December 2026", thirdOfDecember],
    ["12/3", thirdOfDecember],
    ["2026-12-03", thirdOfDecember],
    ["from 14:00", ["11-24 14:00", "11-24 18:00"]],
    ["by friday", ["11-24 09:00", "11-27 18:00"]],
    ["until Dec 3 12:00", ["11-24 09:00", "12-03 12:00"]],
    ["mon to fri", mondayToFriday],
    ["9:00", ["11-25 09:00", "11-25 18:00"]],
    ["22:00 to 6:00", ["11-24 22:00", "11-25 06:00"]],
    ["Jan 5", ["01-05 09:00", "01-05 18:00"]],
    ["the week after next", ["12-07 09:00", "12-13 18:00"]],
    ["this weekend", ["11-28 09:00", "11-28 18:00"]],
    ["end of the month", ["11-30 09:00", "11-30 18:00"]],
  ],
  de: [
    ["heute", today],
    ["morgen 14:00", tomorrowAtTwo],
    ["morgen um 14 Uhr", tomorrowAtTwo],
    ["heute von 8 bis 19 Uhr", eightToSeven],
    ["heute ab 14 Uhr", ["11-24 14:00", "11-24 18:00"]],
    ["übermorgen", ["11-26 09:00", "11-26 18:00"]],
    ["übernächsten Mittwoch", ["12-09 09:00", "12-09 18:00"]],
    ["Ende des Monats", ["11-30 09:00", "11-30 18:00"]],
    ["Fr", friday],
    ["am Freitag", friday],
    ["nächste Woche", nextWeek],
    ["3 Tage", threeDays],
    ["in 3 Tagen", in3Days],
    ["3.12.", thirdOfDecember],
    ["3. Dezember", thirdOfDecember],
    ["30.11. bis 4.12.2026", mondayToFriday],
    ["bis Freitag", ["11-24 09:00", "11-27 18:00"]],
  ],
  fr: [
    ["aujourd’hui", today],
    ["demain 14:00", tomorrowAtTwo],
    ["demain à 14h", tomorrowAtTwo],
    ["demain 14 h 00", tomorrowAtTwo],
    ["de 8h à 19h", eightToSeven],
    ["vendredi", friday],
    ["la semaine prochaine", nextWeek],
    ["3 jours", threeDays],
    ["dans 3 jours", in3Days],
    ["3/12", thirdOfDecember],
    ["3 décembre", thirdOfDecember],
  ],
  id: [
    ["hari ini", today],
    ["besok 14:00", tomorrowAtTwo],
    ["besok jam 14.00", tomorrowAtTwo],
    ["hari ini 8 sampai 19", eightToSeven],
    ["Jumat", friday],
    ["minggu depan", nextWeek],
    ["3 hari", threeDays],
    ["3 hari lagi", in3Days],
    ["3 Desember", thirdOfDecember],
    ["3/12", thirdOfDecember],
  ],
  zh: [
    ["今天", today],
    ["明天 14:00", tomorrowAtTwo],
    ["明天下午2点", tomorrowAtTwo],
    ["明天１４：００", tomorrowAtTwo],
    ["今天8点到19点", eightToSeven],
    ["今天上午8点半到下午5点15分", ["11-24 08:30", "11-24 17:15"]],
    ["周五", friday],
    ["星期五", friday],
    ["下周", nextWeek],
    ["下周五", ["12-04 09:00", "12-04 18:00"]],
    ["下下周三", ["12-09 09:00", "12-09 18:00"]],
    ["星期天", ["11-29 09:00", "11-29 18:00"]],
    ["周天", ["11-29 09:00", "11-29 18:00"]],
    ["下星期天", ["12-06 09:00", "12-06 18:00"]],
    ["礼拜五", friday],
    ["本周末", ["11-28 09:00", "11-28 18:00"]],
    ["下周末", ["12-05 09:00", "12-05 18:00"]],
    ["周末", ["11-28 09:00", "11-28 18:00"]],
    ["月底", ["11-30 09:00", "11-30 18:00"]],
    ["25号", ["11-25 09:00", "11-25 18:00"]],
    ["3号", thirdOfDecember],
    ["31号", ["12-31 09:00", "12-31 18:00"]],
    ["两周后", ["12-08 09:00", "12-08 18:00"]],
    ["3天", threeDays],
    ["3天后", in3Days],
    ["12月3日", thirdOfDecember],
    ["2026年12月3日", thirdOfDecember],
  ],
  "zh-CHT": [
    ["今天", today],
    ["明天 14:00", tomorrowAtTwo],
    ["明天下午2點", tomorrowAtTwo],
    ["今天8點到19點", eightToSeven],
    ["後天", ["11-26 09:00", "11-26 18:00"]],
    ["週五", friday],
    ["下週", nextWeek],
    ["3天後", in3Days],
    ["12月3日", thirdOfDecember],
  ],
  ja: [
    ["今日", today],
    ["明日 14:00", tomorrowAtTwo],
    ["明日の午後2時", tomorrowAtTwo],
    ["今日8時から19時まで", eightToSeven],
    ["月曜から金曜", mondayToFriday],
    ["再来週の水曜日", ["12-09 09:00", "12-09 18:00"]],
    ["月末", ["11-30 09:00", "11-30 18:00"]],
    ["週末", ["11-28 09:00", "11-28 18:00"]],
    ["金曜日", friday],
    ["金曜", friday],
    ["来週", nextWeek],
    ["来週の金曜日", ["12-04 09:00", "12-04 18:00"]],
    ["3日間", threeDays],
    ["3日後", in3Days],
    ["12月3日", thirdOfDecember],
  ],
  ko: [
    ["오늘", today],
    ["내일 14:00", tomorrowAtTwo],
    ["내일 오후 2시", tomorrowAtTwo],
    ["오늘 8시부터 19시까지", eightToSeven],
    ["금요일", friday],
    ["다음 주", nextWeek],
    ["다음 주 금요일", ["12-04 09:00", "12-04 18:00"]],
    ["3일", threeDays],
    ["3일 후", in3Days],
    ["12월 3일", thirdOfDecember],
  ],
};

const NO_TIMES =
  "|  |crane|99:99|14|31.2.|2026-02-31|12345|:|3 cranes|天|末|25号楼|3号塔吊|32号|12th".split("|");

describe.each(languages)("in $name", ({ code }) => {
  test("the language has words of its own", () => {
    expect(phraseWords[code]).toBeDefined();
    expect(table[code]?.length).toBeGreaterThan(0);
  });

  test.each(table[code] ?? [])("“%s” is a time", (phrase, times) => {
    expect(read(code, phrase)).toEqual(times);
  });

  test.each(NO_TIMES)("“%s” is none", (phrase) => {
    expect(read(code, phrase)).toBeUndefined();
  });
});

test("words of another language are no time", () => {
  expect(read("de", "tomorrow")).toBeUndefined();
  expect(read("xx", "today")).toBeUndefined();
});

test("a time that has passed today is tomorrow's, a date that has passed is next year's", () => {
  expect(read("en", "10:00")).toEqual(["11-25 09:00", "11-25 10:00"]);
  const times = readTimePhrase("Nov 1", { language: "en", now, day });
  expect(times && new Date(times[1]).getFullYear()).toBe(2027);
});

test("the working day is the company's", () => {
  const early = { start: { hour: 6, minute: 30 }, end: { hour: 15, minute: 0 } };
  const times = readTimePhrase("tomorrow", { language: "en", now, day: early });
  expect(times?.map(written)).toEqual(["11-25 06:30", "11-25 15:00"]);
});
