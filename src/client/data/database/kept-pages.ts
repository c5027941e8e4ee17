import type { Table } from "dexie";
import type { ReplyOf } from "#contract/call.ts";
import type { listAutomationLog } from "#contract/calls/programs/automation.ts";
import type { ContentVersion } from "#domain/task/log/content-version.ts";
import type { TaskStep } from "#domain/task/log/task-step.ts";
import type { KeptPages, LocalDatabase } from "./local-database.ts";

/** Tasks of which pages are kept here, those that were looked at last. */
const TASKS_MAX = 200;
/** Items of one task that are kept here. */
const ITEMS_MAX = 500;

/** A page as the server gave it: the newest one, or with `before` the one behind that item. */
interface Page<Item> {
  readonly taskId: number;
  readonly before?: number | undefined;
  readonly page: { readonly records: readonly Item[]; readonly more: boolean };
  /** Epoch ms. */
  readonly now: number;
}

/** A page of what the rules of a plan did: the newest one, or with `before` the one behind that line. */
interface AutomationPage {
  readonly planId: number;
  readonly before?: number | undefined;
  readonly page: ReplyOf<typeof listAutomationLog>;
  /** Epoch ms. */
  readonly now: number;
}

/** Keeps a page of a task's log. */
export async function keepLogPage(database: LocalDatabase, page: Page<TaskStep>): Promise<void> {
  await keepPage(database, database.taskLog, ({ id }) => id, page);
}

/** Keeps a page of what the rules of a plan did; of a plan that is gone nothing is kept. */
export async function keepAutomationPage(
  { automationLog, plan }: LocalDatabase,
  { planId, before, page, now }: AutomationPage,
): Promise<void> {
  await automationLog.db.transaction("rw", automationLog, plan, async () => {
    if (!(await plan.get(planId))) return;
    const kept = await automationLog.get(planId);
    const joined =
      before === undefined
        ? joinNewest(kept, page, ({ id }) => id)
        : joinOlder(kept, page, before, ({ id }) => id);
    if (!joined) return;
    const time = before === undefined ? now : (kept?.time ?? now);
    await automationLog.put({ planId, ...joined, rules: page.rules, time });
  });
}

/** Keeps a page of what a task's description said before. */
export async function keepContentVersions(
  database: LocalDatabase,
  page: Page<ContentVersion>,
): Promise<void> {
  await keepPage(database, database.contentVersion, ({ version }) => version, page);
}

/**
 * Keeps a page of what is told of a task, the newest first. Where it does not join what is here, only what follows
 * without a gap stays. Of a task that is gone nothing is kept.
 */
async function keepPage<Item>(
  { task }: LocalDatabase,
  table: Table<KeptPages<Item>, number>,
  numberOf: (item: Item) => number,
  { taskId, before, page, now }: Page<Item>,
): Promise<void> {
  await table.db.transaction("rw", table, task, async () => {
    if (!(await task.get(taskId))) return;
    const kept = await table.get(taskId);
    const joined =
      before === undefined
        ? joinNewest(kept, page, numberOf)
        : joinOlder(kept, page, before, numberOf);
    if (!joined) return;
    const items = joined.items.slice(0, ITEMS_MAX);
    const more = joined.more || items.length < joined.items.length;
    const time = before === undefined ? now : (kept?.time ?? now);
    await table.put({ taskId, items, more, time });
    const count = await table.count();
    if (count > TASKS_MAX) {
      const oldest = await table
        .orderBy("time")
        .limit(count - TASKS_MAX)
        .primaryKeys();
      await table.bulkDelete(oldest);
    }
  });
}

type Told<Item> = Page<Item>["page"];
type Joined<Item> = Pick<KeptPages<Item>, "items" | "more">;

function joinNewest<Item>(
  kept: Joined<Item> | undefined,
  { records, more }: Told<Item>,
  numberOf: (item: Item) => number,
): Joined<Item> {
  const last = records.at(-1);
  const oldest = last === undefined ? 0 : numberOf(last);
  const isJoined = more && kept?.items.some((item) => numberOf(item) >= oldest);
  if (!kept || !isJoined) return { items: records, more };
  const older = kept.items.filter((item) => numberOf(item) < oldest);
  return { items: [...records, ...older], more: kept.more };
}

function joinOlder<Item>(
  kept: Joined<Item> | undefined,
  { records, more }: Told<Item>,
  before: number,
  numberOf: (item: Item) => number,
): Joined<Item> | undefined {
  const last = kept?.items.at(-1);
  if (!kept || last === undefined || numberOf(last) !== before) return undefined;
  return { items: [...kept.items, ...records], more };
}
