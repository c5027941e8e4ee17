import { isCivil } from "../../form/calendar/civil.ts";
import { momentOf } from "../../form/calendar/zone.ts";
import type { Times } from "../../task/task-times.ts";
import { TIME_MAX } from "../../limits.ts";
import type { SheetSetting } from "./sheet-of-plan.ts";

const CLOCK = String.raw`(?:[T\s]+(?<hour>\d{1,2})[:：时時](?<minute>\d{2})?(?:[:：]\d{2}(?:\.\d+)?)?分?)?`;
const DATES = [
  String.raw`(?<year>\d{4})[-/.年](?<month>\d{1,2})[-/.月](?<date>\d{1,2})日?`,
  String.raw`(?<date>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})`,
].map((date) => new RegExp(`^${date}${CLOCK}$`));

/** Times of day that a cell names: the same where it names one, else when a working day starts and ends. */
export function readMoment(text: string, setting: SheetSetting): Times | undefined {
  const written = text.normalize("NFKC").trim();
  for (const pattern of DATES) {
    const groups = pattern.exec(written)?.groups;
    if (groups) return onDate(groups, setting);
  }
  return setting.readPhrase?.(written);
}

function onDate(
  { year, month, date, hour, minute = "0" }: Record<string, string | undefined>,
  { zone, day }: SheetSetting,
): Times | undefined {
  const at = { year: Number(year), month: Number(month), day: Number(date), second: 0 };
  // A date alone comes out of many programs as its midnight.
  const isWhole = hour === undefined || (Number(hour) === 0 && Number(minute) === 0);
  const [start, end] = isWhole
    ? [day.start, day.end]
    : [
        { hour: Number(hour), minute: Number(minute) },
        { hour: Number(hour), minute: Number(minute) },
      ];
  if (!isCivil({ ...at, ...start })) return undefined;
  const times: Times = [momentOf({ ...at, ...start }, zone), momentOf({ ...at, ...end }, zone)];
  return times[0] > 0 && times[1] <= TIME_MAX ? times : undefined;
}
