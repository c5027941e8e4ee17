import { array, assert, constant, constantFrom, integer, property, tuple } from "fast-check";
import { describe, expect, test } from "vitest";
import { languages } from "#base/languages.ts";
import { workingDayOf } from "../../company/default-times.ts";
import { readTimePhrase } from "./read-time-phrase.ts";

const MINUTE = 60_000;
/** A Tuesday. */
const now = new Date(2026, 10, 24, 10, 30).getTime();
const day = workingDayOf();
const written = (time: number) => new Date(time).toLocaleString("sv").slice(5, 16);
const times = (language: string, phrase: string) => readTimePhrase(phrase, { language, now, day });
const read = (language: string, phrase: string) => times(language, phrase)?.map(written);

const mondayAtNine = ["11-30 09:00", "11-30 18:00"];
const fridayAfternoon = ["11-27 15:00", "11-27 17:00"];
const tomorrowTwoToFour = ["11-25 14:00", "11-25 16:00"];
const inTwoHours = ["11-24 10:30", "11-24 12:30"];
const inHalfAnHour = ["11-24 10:30", "11-24 11:00"];
const inAWeek = ["12-01 09:00", "12-01 18:00"];
const tomorrowForTwoHours = ["11-25 09:00", "11-25 11:00"];

type Phrases = readonly (readonly [string, readonly string[]])[];

const table: Readonly<Record<string, Phrases>> = {
  en: [
    ["fri 3-5pm", fridayAfternoon],
    ["fri 3pm-5", fridayAfternoon],
    ["friday 3 p.m. to 5 p.m.", fridayAfternoon],
    ["fri 9-5pm", ["11-27 09:00", "11-27 17:00"]],
    ["fri 9am-5", ["11-27 09:00", "11-27 17:00"]],
    ["fri 12-2pm", ["11-27 12:00", "11-27 14:00"]],
    ["fri 8pm-6", ["11-27 20:00", "11-28 06:00"]],
    ["monday 9am", mondayAtNine],
    ["next monday 9am", mondayAtNine],
    ["tue 9am", ["12-01 09:00", "12-01 18:00"]],
    ["tue 8-9", ["12-01 08:00", "12-01 09:00"]],
    ["8-9", ["11-25 08:00", "11-25 09:00"]],
    ["tomorrow noon", ["11-25 09:00", "11-25 12:00"]],
    ["by monday 9am", ["11-24 09:00", "11-30 09:00"]],
    ["tomorrow 14-16", tomorrowTwoToFour],
    ["in 2 hours", inTwoHours],
    ["2h", inTwoHours],
    ["in 1.5 hours", ["11-24 10:30", "11-24 12:00"]],
    ["in 30 min", inHalfAnHour],
    ["in half an hour", inHalfAnHour],
    ["in an hour", ["11-24 10:30", "11-24 11:30"]],
    ["in a week", inAWeek],
    ["tomorrow 9:00 for 2 hours", tomorrowForTwoHours],
  ],
  de: [
    ["Fr 3-5 Uhr nachmittags", fridayAfternoon],
    ["Freitag 15-17 Uhr", fridayAfternoon],
    ["nächsten Montag 9 Uhr", mondayAtNine],
    ["Montag um 9 Uhr", mondayAtNine],
    ["nächsten Montag 9:00", mondayAtNine],
    ["morgen mittag", ["11-25 09:00", "11-25 12:00"]],
    ["morgen 14-16 Uhr", tomorrowTwoToFour],
    ["morgen von 14 bis 16 Uhr", tomorrowTwoToFour],
    ["in 2 Stunden", inTwoHours],
    ["2 Std.", inTwoHours],
    ["in 1,5 Stunden", ["11-24 10:30", "11-24 12:00"]],
    ["in 30 Minuten", inHalfAnHour],
    ["in einer halben Stunde", inHalfAnHour],
    ["in einer Woche", inAWeek],
    ["morgen 9 Uhr für 2 Stunden", tomorrowForTwoHours],
  ],
  fr: [
    ["vendredi 15h-17h", fridayAfternoon],
    ["vendredi de 15h à 17h", fridayAfternoon],
    ["vendredi 3h de l’après-midi à 5h", fridayAfternoon],
    ["lundi prochain à 9h", mondayAtNine],
    ["lundi 9h", mondayAtNine],
    ["demain à midi", ["11-25 09:00", "11-25 12:00"]],
    ["demain 14h-16h", tomorrowTwoToFour],
    ["demain 14-16h", tomorrowTwoToFour],
    ["de lundi à vendredi", ["11-30 09:00", "12-04 18:00"]],
    ["dans 2 heures", inTwoHours],
    ["dans 2 h", inTwoHours],
    ["dans 30 minutes", inHalfAnHour],
    ["dans une demi-heure", inHalfAnHour],
    ["dans une semaine", inAWeek],
    ["demain 14 heures", ["11-25 09:00", "11-25 14:00"]],
  ],
  id: [
    ["Jumat jam 3-5 sore", fridayAfternoon],
    ["Jumat 15.00-17.00", fridayAfternoon],
    ["Senin depan jam 9", mondayAtNine],
    ["Senin jam 9 pagi", mondayAtNine],
    ["besok 14-16", tomorrowTwoToFour],
    ["2 jam lagi", inTwoHours],
    ["dalam 2 jam", inTwoHours],
    ["30 menit lagi", inHalfAnHour],
    ["setengah jam lagi", inHalfAnHour],
    ["satu minggu lagi", inAWeek],
  ],
  zh: [
    ["周五下午3点到5点", fridayAfternoon],
    ["周五下午三点到五点", fridayAfternoon],
    ["下周一9点", mondayAtNine],
    ["下周一上午九点", mondayAtNine],
    ["周一9点", mondayAtNine],
    ["明天中午", ["11-25 09:00", "11-25 12:00"]],
    ["明天14-16点", tomorrowTwoToFour],
    ["2小时后", inTwoHours],
    ["两个小时后", inTwoHours],
    ["30分钟后", inHalfAnHour],
    ["半小时后", inHalfAnHour],
    ["一周后", inAWeek],
    ["十二月三日", ["12-03 09:00", "12-03 18:00"]],
  ],
  "zh-CHT": [
    ["週五下午3點到5點", fridayAfternoon],
    ["下週一上午九點", mondayAtNine],
    ["明天14-16點", tomorrowTwoToFour],
    ["兩小時後", inTwoHours],
    ["30分鐘後", inHalfAnHour],
    ["半小時後", inHalfAnHour],
    ["一週後", inAWeek],
  ],
  ja: [
    ["金曜日の午後3時から5時", fridayAfternoon],
    ["来週の月曜日9時", mondayAtNine],
    ["月曜の朝9時", mondayAtNine],
    ["明日14時から16時", tomorrowTwoToFour],
    ["2時間後", inTwoHours],
    ["30分後", inHalfAnHour],
    ["1週間後", inAWeek],
    ["明日9時から2時間", tomorrowForTwoHours],
  ],
  ko: [
    ["금요일 오후 3시부터 5시까지", fridayAfternoon],
    ["다음 주 월요일 9시", mondayAtNine],
    ["월요일 오전 9시", mondayAtNine],
    ["내일 14시부터 16시까지", tomorrowTwoToFour],
    ["2시간 후", inTwoHours],
    ["30분 뒤", inHalfAnHour],
    ["1주일 후", inAWeek],
    ["내일 9시부터 2시간", tomorrowForTwoHours],
  ],
};

/** A range of the afternoon with hours of twelve, as the language says it once for both ends. */
const afternoons: Readonly<Record<string, (from: number, to: number) => string>> = {
  en: (from, to) => `fri ${from}-${to}pm`,
  de: (from, to) => `Fr ${from}-${to} Uhr nachmittags`,
  fr: (from, to) => `vendredi ${from}-${to}h du soir`,
  id: (from, to) => `Jumat jam ${from}-${to} sore`,
  zh: (from, to) => `周五下午${from}点到${to}点`,
  "zh-CHT": (from, to) => `週五下午${from}點到${to}點`,
  ja: (from, to) => `金曜日の午後${from}時から${to}時まで`,
  ko: (from, to) => `금요일 오후 ${from}시부터 ${to}시까지`,
};

const fromNow: Readonly<Record<string, (minutes: number) => string>> = {
  en: (minutes) => `in ${minutes} minutes`,
  de: (minutes) => `in ${minutes} Minuten`,
  fr: (minutes) => `dans ${minutes} minutes`,
  id: (minutes) => `${minutes} menit lagi`,
  zh: (minutes) => `${minutes}分钟后`,
  "zh-CHT": (minutes) => `${minutes}分鐘後`,
  ja: (minutes) => `${minutes}分後`,
  ko: (minutes) => `${minutes}분 후`,
};

const tomorrowAt: Readonly<Record<string, (clock: string) => string>> = {
  en: (clock) => `tomorrow at ${clock}`,
  de: (clock) => `morgen um ${clock}`,
  fr: (clock) => `demain à ${clock}`,
  id: (clock) => `besok jam ${clock}`,
  zh: (clock) => `明天${clock}`,
  "zh-CHT": (clock) => `明天${clock}`,
  ja: (clock) => `明日${clock}`,
  ko: (clock) => `내일 ${clock}`,
};

describe.each(languages)("in $name", ({ code }) => {
  test.each(table[code] ?? [])("“%s” is a time", (phrase, expected) => {
    expect(read(code, phrase)).toEqual(expected);
  });

  test("a half of the day that is said once holds for both ends", () => {
    const range = integer({ min: 1, max: 10 }).chain((from) =>
      tuple(constant(from), integer({ min: from + 1, max: 11 })),
    );
    assert(
      property(range, ([from, to]) => {
        const hours = [from, to].map((hour) => `11-27 ${hour + 12}:00`);
        expect(read(code, afternoons[code]?.(from, to) ?? "")).toEqual(hours);
      }),
    );
  });

  test("so many minutes begin now", () => {
    assert(
      property(integer({ min: 1, max: 999 }), (minutes) => {
        const expected = [now, now + minutes * MINUTE];
        expect(times(code, fromNow[code]?.(minutes) ?? "")).toEqual(expected);
      }),
    );
  });

  test("a moment is when work begins, or when it is due where it could have been worked on", () => {
    const clock = tuple(integer({ min: 0, max: 23 }), integer({ min: 0, max: 59 }));
    assert(
      property(clock, ([hour, minute]) => {
        const said = [hour, minute].map((part) => String(part).padStart(2, "0")).join(":");
        const moment = new Date(2026, 10, 25, hour, minute).getTime();
        const morning = new Date(2026, 10, 25, 9).getTime();
        const evening = new Date(2026, 10, 25, 18).getTime();
        expect(times(code, tomorrowAt[code]?.(said) ?? "")).toEqual(
          moment > morning ? [morning, moment] : [moment, evening],
        );
      }),
    );
  });

  test("whatever is typed, a time ends after it begins", () => {
    const parts = constantFrom(
      ...(table[code] ?? []).flatMap(([phrase]) => phrase.split(" ")),
      "-",
      "3",
      "14:00",
    );
    assert(
      property(array(parts, { maxLength: 5 }), (words) => {
        const [start = 0, end = 1] = times(code, words.join(" ")) ?? [];
        expect(end).toBeGreaterThan(start);
      }),
    );
  });
});
