/** What a device says of the line that it is on. */
interface ToldLine {
  /** As the Network Information API names it; browsers on most desktops leave it out. */
  readonly type?: string;
}

/** Whether what goes over a line is paid for; untold = this browser never says which line it is on. */
export type DeviceLine = "free" | "metered" | "untold";

/** Lines of a phone's own, or borrowed from one. */
const metered: ReadonlySet<string> = new Set(["cellular", "bluetooth", "wimax"]);

export function deviceLineOf(told: ToldLine | undefined): DeviceLine {
  if (told?.type === undefined) return "untold";
  return metered.has(told.type) ? "metered" : "free";
}
