import { setTimeout as sleep } from "node:timers/promises";
import { readHead } from "#server/tables/own/space.ts";
import type { Database } from "#server/tables/sql/db.ts";
import type { Check } from "./check.ts";
import type { Client } from "./client.ts";
import { differences } from "./compare.ts";
import type { Site } from "./site.ts";
import type { Work } from "./work.ts";

/** Milliseconds in which everything has arrived after the lines are mended. */
const DRAIN_WITHIN = 10_000;
/** After so many nothing will come any more. */
const GIVE_UP = 90_000;

/** Mends the lines, waits until all is delivered, and says what holds. */
export async function healAndCheck(database: Database, site: Site): Promise<Check[]> {
  site.heal();
  const drained = await drain(database, site.clients);
  const { clients, work } = site;
  const lost = await findLost(database, work);
  const doubled = await findDoubled(database, work);
  const log = await findHoles(database);
  const stuck = await gather(clients, findStuck);
  const rows = await gather(clients, async (client) => differences(database, client));
  return [
    { name: `everything arrives within ${DRAIN_WITHIN / 1_000} s`, problems: drained },
    { name: "nothing is lost", problems: lost },
    { name: "nothing is done twice", problems: doubled },
    { name: "nothing is stuck and nothing was refused", problems: stuck },
    { name: "all browsers hold the rows of the server", problems: rows },
    { name: "the change log has no hole", problems: log },
  ];
}

/** Waits until all are through at the same moment; says who was not in time. */
export async function drain(database: Database, clients: readonly Client[]): Promise<string[]> {
  const started = performance.now();
  const passed = () => performance.now() - started;
  const late = new Set<string>();
  for (;;) {
    const behind = await gather(clients, async (client) => isBehind(database, client));
    if (behind.length === 0) break;
    if (passed() > GIVE_UP) break;
    if (passed() > DRAIN_WITHIN) for (const words of behind) late.add(words);
    await sleep(50);
  }
  if (late.size === 0) return [];
  return [`all took ${Math.round(passed())} ms`, ...late];
}

async function isBehind(database: Database, client: Client): Promise<string[]> {
  if ((await client.database.outbox.count()) > 0) return [`${client.name} has something to send`];
  const head = await readHead(database);
  return (await client.head()) === head ? [] : [`${client.name} has not heard of everything`];
}

async function findStuck({ name, database }: Client): Promise<string[]> {
  const [waiting, shadows, refused] = await Promise.all([
    database.outbox.count(),
    database.shadow.count(),
    database.attention.toArray(),
  ]);
  return [
    ...(waiting > 0 ? [`${name}: ${waiting} entries wait`] : []),
    ...(shadows > 0 ? [`${name}: ${shadows} shadows are left`] : []),
    ...refused.map(({ command, refusal }) => `${name}: ${command} was refused: ${refusal.reason}`),
  ];
}

async function findLost(database: Database, work: Work): Promise<string[]> {
  const problems: string[] = [];
  const expect = (what: string, id: number, found: unknown, wanted: unknown) => {
    if (found !== wanted) problems.push(`${what} ${id} is ${String(found)}, not ${String(wanted)}`);
  };
  const tasks = await byId(
    database,
    `select t.id, t.name, t.parent_id, t.column_id, c.content from tasks t
     left join task_contents c on c.id = t.id`,
  );
  for (const [id, task] of work.tasks) {
    const found = tasks.get(id);
    expect("the name of task", id, found?.["name"], task.name);
    expect("the task above task", id, found?.["parent_id"], task.parentId);
    if (task.parentId === 0) expect("the column of task", id, found?.["column_id"], task.columnId);
    if (task.content) expect("the text of task", id, found?.["content"], task.content);
  }
  const messages = await byId(database, "select id, dialog_id, msg->>'text' as text from messages");
  for (const [id, message] of work.messages) {
    expect("the words of message", id, messages.get(id)?.["text"], message.text);
    expect("the dialog of message", id, messages.get(id)?.["dialog_id"], message.dialogId);
  }
  const columns = await byId(database, "select id, name from plan_columns");
  for (const [id, name] of work.columns) {
    expect("the name of column", id, columns.get(id)?.["name"], name);
  }
  return problems;
}

async function findDoubled(database: Database, work: Work): Promise<string[]> {
  const { planId, dialogIds } = work.place;
  const [count] = await database.run<{ tasks: number; messages: number; columns: number }>(
    `select (select count(*) from tasks where plan_id = $1) as tasks,
            (select count(*) from plan_columns where plan_id = $1) - 2 as columns,
            (select count(*) from messages where dialog_id = any($2::bigint[])
               and mtype = 'text') as messages`,
    [planId, dialogIds],
  );
  const wanted = {
    tasks: work.tasks.size,
    columns: work.columns.size,
    messages: work.messages.size,
  };
  const problems: string[] = [];
  for (const [what, number] of Object.entries(wanted)) {
    const found = Number(count?.[what as keyof typeof wanted]);
    if (found !== number) problems.push(`${found} ${what} came of ${number} commands`);
  }
  const gaps = await database.run<{ id: number }>(
    `select d.id from dialogs d left join messages m on m.dialog_id = d.id
     group by d.id, d.last_position
     having count(m.id) <> d.last_position or coalesce(max(m.position), 0) <> d.last_position`,
  );
  problems.push(...gaps.map(({ id }) => `the positions of dialog ${id} have a gap`));
  const versions = await database.run<{ id: number; version: number }>(
    "select id, version from task_contents",
  );
  for (const { id, version } of versions) {
    // Edits that had not left the browser yet may have become one.
    const edits = work.tasks.get(id)?.contentEdits;
    if (edits !== undefined && version > edits) {
      problems.push(`the text of task ${id} was edited ${edits} times and has version ${version}`);
    }
  }
  return problems;
}

/** Numbers run from 1 to the head, each once. */
export async function findHoles(database: Database): Promise<string[]> {
  const [log] = await database.run<{ head: number; lines: number; numbers: number; last: number }>(
    `select (select head from space) as head, count(*) as lines,
            count(distinct seq) as numbers, coalesce(max(seq), 0) as last from changes`,
  );
  if (!log) return ["there is no log"];
  const { head, lines, numbers, last } = log;
  if (head === lines && head === numbers && head === last) return [];
  return [`the head is ${head}, of ${lines} lines with ${numbers} numbers up to ${last}`];
}

async function byId(database: Database, text: string) {
  const records = await database.run<Record<string, unknown>>(text);
  return new Map(records.map((record) => [Number(record["id"]), record]));
}

async function gather(
  clients: readonly Client[],
  look: (client: Client) => Promise<string[]>,
): Promise<string[]> {
  return (await Promise.all(clients.map(look))).flat();
}
