import type { invitedRoles } from "#domain/plan/invite-to-plan.ts";
import { dayOfField } from "../plan/template/day-field.ts";

/** What a new link for colleagues is to be. */
export interface LinkWish {
  readonly role: (typeof invitedRoles)[number];
  /** Days that it works; "day" = until a day that is named. */
  readonly works: number | "ever" | "day";
  /** The last day on which it works, as a date field holds it. */
  readonly lastDay: string;
}

/** For how many days a link may be made to work. */
export const WISHED_DAYS = [1, 7, 30] as const;
export const USUAL_WISH: LinkWish = { role: "member", works: 7, lastDay: "" };

const DAY = 24 * 3_600_000;

/** Until when a link of this wish works, epoch ms, 0 = for ever; undefined where no day is named that is still to come. */
export function worksUntil({ works, lastDay }: LinkWish, now: number): number | undefined {
  if (works === "ever") return 0;
  if (works !== "day") return now + works * DAY;
  const start = dayOfField(lastDay);
  if (start === undefined) return undefined;
  const end = new Date(start);
  end.setDate(end.getDate() + 1);
  return end.getTime() > now ? end.getTime() : undefined;
}
