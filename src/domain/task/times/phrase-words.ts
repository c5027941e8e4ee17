import { chinese } from "./chinese-words.ts";

/** What a language says of times. Words are matched as they are written here: in small letters, full-width signs made plain. */
export interface PhraseWords {
  /** Tag (BCP 47) by which the calendar knows the names of months and weekdays. */
  readonly locale: string;
  readonly today: readonly string[];
  readonly tomorrow: readonly string[];
  readonly dayAfterTomorrow: readonly string[];
  /** Before a weekday: the one of this week. */
  readonly thisWeek: readonly string[];
  /** Before a weekday: the one of next week. */
  readonly nextWeek: readonly string[];
  /** Before a weekday: the one of the week after that. */
  readonly weekAfterNext: readonly string[];
  /** The Saturday that comes. */
  readonly weekend: readonly string[];
  /** The last day of this month. */
  readonly monthEnd: readonly string[];
  /** Names of weekdays that the calendar does not know, Monday = 0. */
  readonly weekdays: Readonly<Record<string, number>>;
  /** What names a weekday only right behind a word for a week, Monday = 0. */
  readonly behindWeek: Readonly<Record<string, number>>;
  /** Behind a number it is the day of a month. */
  readonly dayOfMonth: readonly string[];
  /** What a start is followed or led in by. */
  readonly from: readonly string[];
  /** What an end is led in or followed by. */
  readonly to: readonly string[];
  /** Leads in a time of day, and an end where one stands before it: "à 9h", "de 8h à 9h". */
  readonly atOrTo: readonly string[];
  /** What stands between and means nothing here. */
  readonly fill: readonly string[];
  /** Before noon and after it. */
  readonly early: readonly string[];
  readonly late: readonly string[];
  readonly noon: readonly string[];
  /** After hours, after minutes, and for half past. */
  readonly hour: readonly string[];
  readonly minute: readonly string[];
  readonly half: readonly string[];
  /** Units that are counted. */
  readonly days: readonly string[];
  readonly weeks: readonly string[];
  readonly minutes: readonly string[];
  readonly hours: readonly string[];
  readonly halfAnHour: readonly string[];
  /** One, where it is counted. */
  readonly one: readonly string[];
  /** Around a count: so long from now on, not all the time until then. */
  readonly in: readonly string[];
  readonly later: readonly string[];
  /** In dates of numbers with a slash the month comes first. */
  readonly monthFirst: boolean;
}

const none: readonly string[] = [];
const noDays: Readonly<Record<string, number>> = {};

/** By the codes of the product's languages (`#base/languages.ts`). */
export const phraseWords: Readonly<Record<string, PhraseWords>> = {
  zh: {
    ...chinese,
    locale: "zh-Hans",
    today: ["今天", "今日"],
    tomorrow: ["明天", "明日"],
    dayAfterTomorrow: ["后天"],
    thisWeek: ["本周", "这周", "这个星期", "这星期", "本星期"],
    nextWeek: ["下周", "下个星期", "下星期"],
    weekAfterNext: ["下下周", "下下个星期", "下下星期"],
  },
  "zh-CHT": {
    ...chinese,
    locale: "zh-Hant",
    today: ["今天", "今日"],
    tomorrow: ["明天", "明日"],
    dayAfterTomorrow: ["後天"],
    thisWeek: ["本週", "這週", "這個星期", "本星期"],
    nextWeek: ["下週", "下個星期", "下星期"],
    weekAfterNext: ["下下週", "下下個星期", "下下星期"],
  },
  en: {
    locale: "en",
    today: ["today"],
    tomorrow: ["tomorrow", "tmr"],
    dayAfterTomorrow: ["the day after tomorrow", "day after tomorrow"],
    thisWeek: ["this week", "this"],
    nextWeek: ["next week", "next"],
    weekAfterNext: ["the week after next", "week after next"],
    weekend: ["this weekend", "the weekend", "weekend"],
    monthEnd: ["the end of the month", "end of the month", "end of month"],
    weekdays: noDays,
    behindWeek: noDays,
    dayOfMonth: none,
    from: ["from", "starting"],
    to: ["to", "until", "till", "by"],
    fill: ["at", "on", "of", "for"],
    atOrTo: none,
    early: ["a.m.", "am"],
    late: ["p.m.", "pm"],
    noon: ["noon", "midday"],
    hour: ["o’clock", "o'clock"],
    minute: none,
    half: none,
    days: ["days", "day"],
    weeks: ["weeks", "week"],
    minutes: ["minutes", "minute", "mins", "min"],
    hours: ["hours", "hour", "hrs", "hr", "h"],
    halfAnHour: ["half an hour"],
    one: ["one", "an", "a"],
    in: ["in"],
    later: ["from now", "from today", "later"],
    monthFirst: true,
  },
  ko: {
    locale: "ko",
    today: ["오늘"],
    tomorrow: ["내일"],
    dayAfterTomorrow: ["모레"],
    thisWeek: ["이번 주", "이번주"],
    nextWeek: ["다음 주", "다음주"],
    weekAfterNext: ["다다음 주", "다다음주"],
    weekend: ["이번 주말", "주말"],
    monthEnd: ["이번 달 말", "월말"],
    weekdays: noDays,
    behindWeek: noDays,
    dayOfMonth: none,
    from: ["부터", "에서"],
    to: ["까지"],
    fill: ["에", "의", "동안"],
    atOrTo: none,
    early: ["오전", "새벽", "아침"],
    late: ["오후", "저녁", "밤"],
    noon: ["정오"],
    hour: ["시"],
    minute: ["분"],
    half: ["반"],
    days: ["일"],
    weeks: ["주일", "주"],
    minutes: ["분"],
    hours: ["시간"],
    halfAnHour: ["반 시간", "반시간"],
    one: ["한"],
    in: none,
    later: ["후", "뒤"],
    monthFirst: true,
  },
  ja: {
    locale: "ja",
    today: ["今日", "本日"],
    tomorrow: ["明日", "あした", "あす"],
    dayAfterTomorrow: ["明後日", "あさって"],
    thisWeek: ["今週"],
    nextWeek: ["来週"],
    weekAfterNext: ["再来週"],
    weekend: ["今週末", "週末"],
    monthEnd: ["今月末", "月末"],
    weekdays: noDays,
    behindWeek: noDays,
    dayOfMonth: none,
    from: ["から", "より"],
    to: ["までに", "まで"],
    fill: ["の", "に", "曜日", "曜"],
    atOrTo: none,
    early: ["午前", "朝"],
    late: ["午後", "夜", "夕方"],
    noon: ["正午", "昼"],
    hour: ["時"],
    minute: ["分"],
    half: ["半"],
    days: ["日間", "日"],
    weeks: ["週間"],
    minutes: ["分間", "分"],
    hours: ["時間"],
    halfAnHour: none,
    one: none,
    in: none,
    later: ["後"],
    monthFirst: true,
  },
  de: {
    locale: "de",
    today: ["heute"],
    tomorrow: ["morgen"],
    dayAfterTomorrow: ["übermorgen"],
    thisWeek: ["diese woche", "diesen", "dieser", "diese"],
    nextWeek: [
      "nächste woche",
      "kommende woche",
      "nächsten",
      "nächster",
      "nächste",
      "kommenden",
      "kommende",
    ],
    weekAfterNext: ["übernächste woche", "übernächsten", "übernächster", "übernächste"],
    weekend: ["dieses wochenende", "wochenende"],
    monthEnd: ["ende des monats", "monatsende"],
    weekdays: noDays,
    behindWeek: noDays,
    dayOfMonth: none,
    from: ["von", "ab", "vom"],
    to: ["bis zum", "bis"],
    fill: ["um", "am", "der", "den", "dem", "für"],
    atOrTo: none,
    early: ["vormittags", "morgens", "früh"],
    late: ["nachmittags", "abends"],
    noon: ["mittags", "mittag"],
    hour: ["uhr"],
    minute: none,
    half: none,
    days: ["tagen", "tage", "tag"],
    weeks: ["wochen", "woche"],
    minutes: ["minuten", "minute", "min"],
    hours: ["stunden", "stunde", "std", "h"],
    halfAnHour: ["einer halben stunde", "eine halbe stunde"],
    one: ["einer", "einem", "eine", "ein"],
    in: ["in"],
    later: none,
    monthFirst: false,
  },
  fr: {
    locale: "fr",
    today: ["aujourd'hui", "aujourd’hui"],
    tomorrow: ["demain"],
    dayAfterTomorrow: ["après-demain"],
    thisWeek: ["cette semaine", "ce"],
    nextWeek: ["la semaine prochaine", "semaine prochaine", "prochaine", "prochain"],
    weekAfterNext: none,
    weekend: ["ce week-end", "week-end"],
    monthEnd: ["la fin du mois", "fin du mois"],
    weekdays: noDays,
    behindWeek: noDays,
    dayOfMonth: none,
    from: ["de", "du", "dès", "à partir de"],
    to: ["jusqu'à", "jusqu’à", "jusqu'au", "jusqu’au", "avant", "au"],
    fill: ["le", "la", "pendant"],
    atOrTo: ["à"],
    early: ["du matin"],
    late: ["de l'après-midi", "de l’après-midi", "du soir"],
    noon: ["midi"],
    hour: ["heures", "heure", "h"],
    minute: none,
    half: none,
    days: ["jours", "jour"],
    weeks: ["semaines", "semaine"],
    minutes: ["minutes", "minute", "min"],
    hours: ["heures", "heure", "h"],
    halfAnHour: ["une demi-heure", "une demi heure"],
    one: ["une", "un"],
    in: ["dans"],
    later: none,
    monthFirst: false,
  },
  id: {
    locale: "id",
    today: ["hari ini"],
    tomorrow: ["besok"],
    dayAfterTomorrow: ["lusa"],
    thisWeek: ["minggu ini"],
    nextWeek: ["minggu depan", "depan"],
    weekAfterNext: none,
    weekend: ["akhir pekan ini", "akhir pekan"],
    monthEnd: ["akhir bulan ini", "akhir bulan"],
    weekdays: noDays,
    behindWeek: noDays,
    dayOfMonth: none,
    from: ["dari", "mulai"],
    to: ["sampai", "hingga", "sebelum"],
    fill: ["jam", "pukul", "pada", "hari", "tanggal", "selama"],
    atOrTo: none,
    early: ["pagi"],
    late: ["siang", "sore", "malam"],
    noon: ["tengah hari"],
    hour: none,
    minute: none,
    half: none,
    days: ["hari"],
    weeks: ["minggu"],
    minutes: ["menit"],
    hours: ["jam"],
    halfAnHour: ["setengah jam"],
    one: ["satu"],
    in: ["dalam"],
    later: ["lagi"],
    monthFirst: false,
  },
};
