import { createHash } from "node:crypto";
import ical, { ICalEventTransparency } from "ical-generator";
import { COMPANY_ID } from "#domain/company/company-id.ts";
import { FEED_DAYS_AHEAD, FEED_DAYS_BACK, FEED_TASKS_MAX } from "#domain/task/times/feed-limits.ts";
import { textsIn } from "../local-text.ts";
import type { CalendarFeedRow } from "../tables/own/outward/calendar-feed.ts";
import { timedTasks } from "../tables/lists/timed-tasks.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db } from "../tables/sql/db.ts";

const DAY = 24 * 3_600_000;
/** Seconds after which calendars are asked to read it again. */
const READ_AGAIN = 900;

interface Place {
  /** Address of the app, for the way back to a task. */
  readonly origin: string;
  readonly now: number;
}

/** A feed as calendars read it: a task each event, of what its person may see at this moment. */
export async function calendarText(
  db: Db,
  { userId, planId }: CalendarFeedRow,
  { origin, now }: Place,
): Promise<string> {
  const company = await tableOf("company").get(db, COMPANY_ID);
  const tasks = await timedTasks(db, {
    userId,
    planId,
    from: now - FEED_DAYS_BACK * DAY,
    to: now + FEED_DAYS_AHEAD * DAY,
    limit: FEED_TASKS_MAX,
  });
  const say = textsIn(company?.language ?? "");
  // Who may see no task of a plan is not told what it is called.
  const title = planId > 0 ? (tasks[0]?.planName ?? "") : say("calendar:feed.mine");
  const calendar = ical({
    name: [company?.name ?? "", title].filter((part) => part !== "").join(" · "),
    prodId: { company: "Plumbline", product: "Plumbline", language: "EN" },
    ttl: READ_AGAIN,
  });
  const house = createHash("sha256").update(origin).digest("hex").slice(0, 16);
  for (const task of tasks) {
    const isDone = task.completeTime > 0;
    calendar.createEvent({
      id: `task-${task.id}@${house}`,
      start: new Date(task.startTime),
      end: new Date(task.endTime),
      summary: isDone ? `✓ ${task.name}` : task.name,
      description: task.planName,
      url: `${origin}/manage/plan/${task.planId}?task=${task.id}`,
      created: new Date(task.createTime),
      lastModified: new Date(task.updateTime),
      stamp: new Date(task.updateTime),
      transparency: isDone ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    });
  }
  return calendar.toString();
}
