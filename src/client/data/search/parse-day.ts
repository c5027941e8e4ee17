const date = /^(?<year>\d{4})(?:[-/.](?<month>\d{1,2})(?:[-/.](?<day>\d{1,2}))?)?$/;
const ago = /^(?<count>\d{1,3})(?<unit>[dwm])$/i;
const daysOf: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30 };

/**
 * The beginning of a day of the person's own time, epoch ms: `2026-11-24`, `2026-11`, `2026`,
 * or so long ago: `3d`, `2w`, `1m`. undefined when it is none.
 */
export function parseDay(text: string, now: number): number | undefined {
  const word = text.trim();
  const long = ago.exec(word)?.groups;
  if (long) {
    const day = new Date(now);
    day.setHours(0, 0, 0, 0);
    day.setDate(
      day.getDate() - Number(long["count"]) * (daysOf[long["unit"]?.toLowerCase() ?? ""] ?? 1),
    );
    return day.getTime();
  }
  const parts = date.exec(word)?.groups;
  if (!parts) return undefined;
  const month = Number(parts["month"] ?? 1);
  const day = Number(parts["day"] ?? 1);
  const time = new Date(Number(parts["year"]), month - 1, day);
  // The 31st of a short month would be the 1st of the next.
  return time.getMonth() === month - 1 && time.getDate() === day ? time.getTime() : undefined;
}
