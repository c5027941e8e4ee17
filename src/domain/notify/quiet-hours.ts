/** The hours of the day in which somebody wants to hear nothing. */
export interface QuietHours {
  /** Whether they hold at all. */
  readonly quiet: boolean;
  /** Times of day, "HH:mm". The same one twice is the whole day. */
  readonly quietFrom: string;
  readonly quietTo: string;
  /** Where the person's clock stands, by its IANA name, such as "Asia/Shanghai". */
  readonly timeZone: string;
}

/** Whether a moment (epoch ms) lies in them, on the person's own clock; they may reach over midnight. */
export function isQuiet({ quiet, quietFrom, quietTo, timeZone }: QuietHours, now: number): boolean {
  const clock = quiet ? clockIn(timeZone, now) : undefined;
  if (clock === undefined) return false;
  // Times of day in this form are in the order of their texts.
  if (quietFrom < quietTo) return clock >= quietFrom && clock < quietTo;
  return clock >= quietFrom || clock < quietTo;
}

/** Whether the platform knows a time zone of this name. */
export function isTimeZone(name: string): boolean {
  return clockIn(name, 0) !== undefined;
}

/** The time of day, "HH:mm"; undefined where the platform knows no such zone. */
function clockIn(timeZone: string, now: number): string | undefined {
  try {
    const hours = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
    return new Intl.DateTimeFormat("en-GB", { ...hours, timeZone }).format(now);
  } catch {
    return undefined;
  }
}
