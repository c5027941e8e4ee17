import { EXACT_DATE, type ImportCell, shownText } from "../../import/sheet/import-cell.ts";
import { parseCivil } from "../calendar/date-format.ts";
import { toNumber } from "../number/exact.ts";
import { numberInText } from "../number/number-in-text.ts";
import { decimalsOf } from "../number/round.ts";
import { wordsIn } from "./column-cells.ts";
import type { KindDetails } from "./sheet-kind.ts";
import { isMoney, standsBefore } from "./unit-of-heading.ts";

/** Decimals that a field is held to; where values have more, it takes any. */
const DECIMALS_MAX = 6;

/** Decimals, separators and unit of the numbers of a column. */
export function numberDetails(
  cells: readonly ImportCell[],
  unit: string,
): KindDetails & { readonly properties: NonNullable<KindDetails["properties"]> } {
  const numbers = cells.flatMap((cell) => numberIn(cell, unit) ?? []);
  const decimals = Math.max(0, ...numbers.map(decimalsOf));
  const isSum = isMoney(unit);
  const isKnown = numbers.length > 0 && decimals <= DECIMALS_MAX;
  const thousands = cells.some((cell) => /\d[,.'’\s]\d{3}(?!\d)/.test(shownText(cell)));
  const hasThousands = isSum || (thousands && numbers.some((number) => Math.abs(number) >= 1_000));
  return {
    zjKey: "inputNumber",
    properties: {
      ...(isKnown && { precision: isSum ? Math.max(2, decimals) : decimals }),
      ...(hasThousands && { thousands: true }),
      ...(unit !== "" && { [standsBefore(unit) ? "addonBefore" : "addonAfter"]: unit }),
    },
  };
}

/** The number that a cell holds, or that stands in it in words. */
function numberIn(cell: ImportCell, unit: string): number | undefined {
  const text = typeof cell === "object" ? cell[1] : wordsIn(cell);
  const exact = numberInText(text.replace(unit, "").trim());
  return exact && toNumber(exact);
}

/** Whether a column counts things by signs that are no amount: `007`. */
export function isCode(cells: readonly ImportCell[]): boolean {
  return cells.some((cell) => /^0\d/.test(shownText(cell)));
}

/** Formats in which people write days, and in which times. */
const DAYS = ["yyyy-MM-dd", "yyyy/MM/dd", "yyyy.MM.dd", "dd.MM.yyyy", "dd/MM/yyyy", "MM/dd/yyyy"];
const MORE_DAYS = ["dd-MM-yyyy", "yyyy年MM月dd日", "yyyyMMdd", "yyyy-MM"];
const TIMES = ["HH:mm", "HH:mm:ss"];
const dayFormats = [...DAYS, ...MORE_DAYS];
const momentFormats = dayFormats.flatMap((day) => TIMES.map((time) => `${day} ${time}`));

/** Days on which spreadsheets put a time without a day. */
const TIME_ALONE = /^(?:1899-12-3[01]|1904-01-01) /;

/** How a column of dates, or of times, is written. */
export function timeDetails(
  kind: "date" | "dateTime" | "time",
  cells: readonly ImportCell[],
): KindDetails {
  const exact = cells.filter((cell) => typeof cell === "object").map(([, text]) => text);
  if (kind === "time") {
    const hasSeconds = exact.some((text) => isMoment(text) && !text.endsWith(":00"));
    const [standard = "", fine = ""] = TIMES;
    const format = commonest(TIMES, cells) ?? (hasSeconds ? fine : standard);
    return { zjKey: "timePicker", properties: { format } };
  }
  if (kind === "date") {
    const format = commonest(dayFormats, cells) ?? "yyyy-MM-dd";
    return { zjKey: "datePicker", properties: { format } };
  }
  const format = commonest(momentFormats, cells) ?? "yyyy-MM-dd HH:mm";
  return { zjKey: "datePicker", properties: { format } };
}

/** The format in which most of what was typed as a text is written; undefined where nothing was. */
function commonest(formats: readonly string[], cells: readonly ImportCell[]): string | undefined {
  const texts = cells.filter((cell) => typeof cell === "string").map(wordsIn);
  const counted = formats.map((format) => ({
    format,
    count: texts.filter((text) => parseCivil(text, format)).length,
  }));
  const best = counted.reduce((most, each) => (each.count > most.count ? each : most), {
    format: "",
    count: 0,
  });
  return best.count > 0 ? best.format : undefined;
}

/** What sort of time most cells of a column hold; undefined where they hold none. */
export function sortOfTime(cells: readonly ImportCell[]): "date" | "dateTime" | "time" | undefined {
  const sorts = cells.map(timeIn);
  const count = (sort: string) => sorts.filter((each) => each === sort).length;
  const [dates, moments, times] = [count("date"), count("dateTime"), count("time")];
  if (dates + moments + times < cells.length / 2) return undefined;
  if (times > dates + moments) return "time";
  return moments > 0 ? "dateTime" : "date";
}

function timeIn(cell: ImportCell): "date" | "dateTime" | "time" | undefined {
  if (typeof cell === "object") {
    const [shown, exact] = cell;
    if (!isMoment(exact)) return undefined;
    if (TIME_ALONE.test(exact)) return "time";
    return exact.endsWith(" 00:00:00") || !shown.includes(":") ? "date" : "dateTime";
  }
  const text = wordsIn(cell);
  const isIn = (formats: readonly string[]) =>
    formats.some((format) => parseCivil(text, format) !== undefined);
  if (isIn(TIMES)) return "time";
  // Eight digits alone are a number as well.
  if (isIn(dayFormats.filter((format) => format !== "yyyyMMdd"))) return "date";
  return isIn(momentFormats) ? "dateTime" : undefined;
}

function isMoment(exact: string): boolean {
  return parseCivil(exact, EXACT_DATE) !== undefined;
}
