import { type Exact, exactOf } from "./exact.ts";
import { roundTo } from "./round.ts";

const DIGITS = Array.from("零壹贰叁肆伍陆柒捌玖");
const PLACES = ["", "拾", "佰", "仟"];
const GROUPS = ["", "万", "亿", "万亿"];
const WHOLE_DIGITS_MAX = 15;

/** What stands in place of an amount that is too long or no number (seed 001 section 5). */
export const CAPITAL_OVERFLOW = "数字过大溢出";

/**
 * A sum of money in Chinese capitals, to the fen (seed 001 section 5): empty for nothing, 零元整 for 0, a word of its own for
 * letters and for more than 15 digits.
 */
export function capitalAmount(value: number | string | null | undefined): string {
  if (value === null || value === undefined || value === "") return "";
  const amount = Number(value);
  if (!Number.isFinite(amount)) return CAPITAL_OVERFLOW;
  return capitalOf(exactOf(amount));
}

function capitalOf(amount: Exact): string {
  const { numerator } = roundTo(amount, 2);
  const cents = numerator < 0n ? -numerator : numerator;
  const whole = String(cents / 100n);
  if (whole.length > WHOLE_DIGITS_MAX) return CAPITAL_OVERFLOW;
  if (cents === 0n) return "零元整";
  const sign = numerator < 0n ? "负" : "";
  const yuan = whole === "0" ? "" : `${wholeWords(whole)}元`;
  return sign + yuan + centWords(Number(cents % 100n), yuan !== "");
}

/** Jiao and fen; a missing jiao between yuan and fen is said. */
function centWords(cents: number, isAfterYuan: boolean): string {
  if (cents === 0) return "整";
  const [jiao, fen] = [Math.floor(cents / 10), cents % 10];
  const skipped = isAfterYuan ? DIGITS[0] : "";
  const jiaoWords = jiao > 0 ? `${DIGITS[jiao]}角` : skipped;
  return `${jiaoWords}${fen > 0 ? `${DIGITS[fen]}分` : "整"}`;
}

/** Groups of four digits, each with its own word; zeros between digits are said once. */
function wholeWords(digits: string): string {
  const padded = digits.padStart(Math.ceil(digits.length / 4) * 4, "0");
  const groups = padded.match(/.{4}/g) ?? [];
  let words = "";
  for (const [index, group] of groups.entries()) {
    const needsZero = words !== "" && (group.startsWith("0") || groups[index - 1]?.endsWith("0"));
    const inGroup = groupWords(group);
    if (inGroup !== "") words += (needsZero ? "零" : "") + inGroup + unitOf(groups, index);
  }
  return words;
}

/** 万 of a 万亿 stands alone when 亿 follows in the next group. */
function unitOf(groups: readonly string[], index: number): string {
  const place = groups.length - 1 - index;
  const isBeforeHundredMillions = place === 3 && Number(groups[index + 1]) > 0;
  return isBeforeHundredMillions ? "万" : (GROUPS[place] ?? "");
}

function groupWords(group: string): string {
  const words = Array.from(group, (digit, at) =>
    digit === "0" ? "零" : `${DIGITS[Number(digit)]}${PLACES[3 - at]}`,
  );
  const said = words.join("");
  return said.replace(/零+/g, "零").replace(/^零|零$/g, "");
}
