const HOUR = 60;
/** Words for hours and minutes in the product's languages begin so. */
const HOURS = /^(?:h|st|j|小|時|时|시|stund)/i;
const MINUTES = /^(?:m|分|분)/i;
const PARTS = /(\d+(?:[.,]\d+)?)\s*([^\d\s.,:]*)/gu;

/**
 * Minutes that somebody wrote: "1:30", "1.5", "1,5 h", "1 h 30", "45 min", "2小时30分钟"; a number alone is hours. Undefined where it is no
 * duration.
 */
export function readDuration(text: string): number | undefined {
  const written = text.trim().normalize("NFKC");
  const clock = /^(\d{1,5}):([0-5]\d)$/.exec(written);
  if (clock) return Number(clock[1]) * HOUR + Number(clock[2]);
  let total = 0;
  let rest = written;
  let after: number = HOUR;
  for (const [whole, number = "", unit = ""] of written.matchAll(PARTS)) {
    const isMinutes = unit === "" ? after === 1 : MINUTES.test(unit);
    if (unit !== "" && !isMinutes && !HOURS.test(unit)) return undefined;
    total += Number(number.replace(",", ".")) * (isMinutes ? 1 : HOUR);
    // What follows hours without a word is minutes.
    after = 1;
    rest = rest.replace(whole, "");
  }
  return written === "" || /[^\s.]/.test(rest) ? undefined : Math.round(total);
}

/** Minutes as somebody may write them again: "1:30". */
export function writeDuration(minutes: number): string {
  return `${Math.floor(minutes / HOUR)}:${String(minutes % HOUR).padStart(2, "0")}`;
}
