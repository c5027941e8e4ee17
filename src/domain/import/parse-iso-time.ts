const isoTime =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:Z|([+-])(\d{2}):?(\d{2})))?$/;

const minute = 60_000;
const day = 86_400_000;
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Epoch milliseconds of an ISO 8601 time, null for anything else. A date alone is midnight UTC; a time of
 * day needs its zone (`Z` or an offset), because without one it means a different moment on every machine.
 */
export function parseIsoTime(text: string): number | null {
  const parts = isoTime.exec(text);
  if (!parts) return null;
  const part = (index: number): number => Number(parts[index] ?? 0);
  const [year, month, date] = [part(1), part(2), part(3)];
  if (month < 1 || month > 12 || date < 1 || date > monthLength(year, month)) return null;
  const [hour, minutes, seconds] = [part(4), part(5), part(6)];
  if (hour > 23 || minutes > 59 || seconds > 59 || part(9) > 23 || part(10) > 59) return null;
  const milliseconds = Number((parts[7] ?? "").padEnd(3, "0").slice(0, 3));
  const offset = (parts[8] === "-" ? -1 : 1) * (part(9) * 60 + part(10)) * minute;
  return (
    daysSinceEpoch(year, month, date) * day +
    (hour * 60 + minutes) * minute +
    seconds * 1000 +
    milliseconds -
    offset
  );
}

function monthLength(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && leap ? 29 : (monthLengths[month - 1] ?? 0);
}

/** Counts years from March, so that the leap day is the last day of a year and needs no special case. */
function daysSinceEpoch(year: number, month: number, date: number): number {
  const marchYear = month > 2 ? year : year - 1;
  const marchMonth = (month + 9) % 12;
  const leapDays =
    Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  const daysFromMarchOfYearZeroToEpoch = 719_468;
  return (
    marchYear * 365 +
    leapDays +
    Math.floor((153 * marchMonth + 2) / 5) +
    date -
    1 -
    daysFromMarchOfYearZeroToEpoch
  );
}
