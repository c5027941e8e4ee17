import type { CompanySetting } from "./company-setting.ts";
import { DEFAULT_COMPANY_SETTING } from "./default-company-setting.ts";

/** A time of day as hours and minutes. */
export interface Clock {
  readonly hour: number;
  readonly minute: number;
}

/** When a working day starts and ends, as the company has set it (seed 000 §3 task_default_time). */
export interface WorkingDay {
  readonly start: Clock;
  readonly end: Clock;
}

export function workingDayOf(
  setting: Pick<CompanySetting, "taskDefaultStart" | "taskDefaultEnd"> = DEFAULT_COMPANY_SETTING,
): WorkingDay {
  return { start: clockOf(setting.taskDefaultStart), end: clockOf(setting.taskDefaultEnd) };
}

/** "HH:mm" */
export function clockText({ hour, minute }: Clock): string {
  return [hour, minute].map((part) => String(part).padStart(2, "0")).join(":");
}

function clockOf(text: string): Clock {
  const [hour = "0", minute = "0"] = text.split(":");
  return { hour: Number(hour), minute: Number(minute) };
}
