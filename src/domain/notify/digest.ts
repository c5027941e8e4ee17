import * as z from "zod/mini";
import { dateOf } from "../form/calendar/civil.ts";
import { dayAt, momentOf, namedZone, startOfDayNumber, UTC } from "../form/calendar/zone.ts";
import type { Task } from "../task/task.ts";

/** How often somebody gets a letter that says what is to be done: never, each day, or on Mondays for the week. */
export const DIGESTS = ["off", "daily", "weekly"] as const;
export const digestShape = z.enum(DIGESTS);

/** When somebody wants one: how often, at which time of day ("HH:mm") and on whose clock (IANA name of its zone). */
interface When {
  readonly digest: z.infer<typeof digestShape>;
  readonly digestAt: string;
  readonly timeZone: string;
}

const WEEK = 7;
/** 1970-01-01 was a Thursday. */
const FIRST_MONDAY = 4;

/** The next moment after `after` (epoch ms) at which a digest is due, on the person's own clock; undefined = never. */
export function nextDigest(
  { digest, digestAt, timeZone }: When,
  after: number,
): number | undefined {
  if (digest === "off") return undefined;
  const zone = namedZone(timeZone) ?? UTC;
  const [hour = 0, minute = 0] = digestAt.split(":").map(Number);
  const today = dayAt(after, zone);
  const days = Array.from({ length: WEEK + 1 }, (_, ahead) => today + ahead);
  return days
    .filter((day) => digest === "daily" || day % WEEK === FIRST_MONDAY)
    .map((day) => momentOf({ ...dateOf(day), hour, minute, second: 0 }, zone))
    .find((moment) => moment > after);
}

/** How far a digest looks ahead: to the end of its day, or of a week (epoch ms). */
export function digestUntil({ digest, timeZone }: When, now: number): number {
  const zone = namedZone(timeZone) ?? UTC;
  return startOfDayNumber(dayAt(now, zone) + (digest === "weekly" ? WEEK : 1), zone) - 1;
}

/** What a digest says of tasks, one after the other. */
export const DIGEST_PARTS = ["overdue", "due", "starts"] as const;
export type DigestPart = (typeof DIGEST_PARTS)[number];

/** Of which part an open task is: past its end, at its end or at its beginning until then; undefined = of none. */
export function digestPartOf(
  { startTime, endTime }: Pick<Task, "startTime" | "endTime">,
  { now, until }: { readonly now: number; readonly until: number },
): DigestPart | undefined {
  if (endTime > 0 && endTime < now) return "overdue";
  if (endTime > 0 && endTime <= until) return "due";
  return startTime >= now && startTime <= until ? "starts" : undefined;
}
