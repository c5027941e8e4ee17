/** The clock by which this device shows times. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

/** A minute of the day as a clock says it, "09:00". */
export function clockOf(minute: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The minute of the day that a clock says; undefined where it is none. */
export function minuteOf(clock: string): number | undefined {
  const [hour, minute] = clock.split(":").map(Number);
  if (hour === undefined || minute === undefined || Number.isNaN(hour + minute)) return undefined;
  return hour * 60 + minute;
}
