import { type EntityName, entityNames } from "#domain/entity-names.ts";
import type { TestServer } from "#tests/server/make/test-server.ts";
import { tableOf } from "#client/data/database/local-database.ts";
import type { SimulatedBrowser } from "./simulated-browser.ts";

/** What does not hold, in words; empty = all is well. */
export type Violations = string[];

/** Once everything was delivered: nothing waits, nothing is dirty. */
export async function checkSettled(browser: SimulatedBrowser, name: string): Promise<Violations> {
  const { database } = browser;
  const [waiting, shadows] = await Promise.all([database.outbox.count(), database.shadow.count()]);
  return [
    ...(waiting > 0 ? [`${name}: ${waiting} entries never left the outbox`] : []),
    ...(waiting === 0 && shadows > 0
      ? [`${name}: ${shadows} shadows without a pending command`]
      : []),
  ];
}

/** A browser that took every turn holds what a fresh one of the same person is given. */
export async function checkConverged(
  browser: SimulatedBrowser,
  fresh: SimulatedBrowser,
  name: string,
): Promise<Violations> {
  const violations: Violations = [];
  for (const entity of entityNames) {
    const [mine, theirs] = await Promise.all([rowsOf(browser, entity), rowsOf(fresh, entity)]);
    // Messages are windows: a long-lived browser may hold more of them.
    if (entity !== "message") {
      for (const id of mine.keys()) {
        if (!theirs.has(id)) violations.push(`${name}: ${entity} ${id} should be gone`);
      }
    }
    for (const [id, row] of theirs) {
      const own = mine.get(id);
      if (own === undefined) violations.push(`${name}: ${entity} ${id} is missing`);
      else if (own !== row) violations.push(`${name}: ${entity} ${id} is ${own}, should be ${row}`);
    }
  }
  return violations;
}

async function rowsOf(browser: SimulatedBrowser, entity: EntityName): Promise<Map<string, string>> {
  const rows = await tableOf(browser.database, entity).toArray();
  return new Map(rows.map((row) => [String(row["id"]), canonical(row)]));
}

function canonical(row: Record<string, unknown>): string {
  return JSON.stringify(Object.entries(row).toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

/** What must hold in the server's tables whatever happened. */
export async function checkServer({ parts }: TestServer): Promise<Violations> {
  const checks: readonly (readonly [string, string])[] = [
    [
      "a task stands in a column that is not there",
      `select t.id from tasks t left join plan_columns c on c.id = t.column_id where c.id is null`,
    ],
    [
      "a subtask has lost its task",
      `select t.id from tasks t left join tasks p on p.id = t.parent_id where t.parent_id > 0 and p.id is null`,
    ],
    [
      "a message has lost its dialog",
      `select m.id from messages m left join dialogs d on d.id = m.dialog_id where d.id is null`,
    ],
    [
      "positions of a dialog have a gap",
      `select d.id from dialogs d left join messages m on m.dialog_id = d.id
       group by d.id, d.last_position
       having count(m.id) <> d.last_position or coalesce(max(m.position), 0) <> d.last_position`,
    ],
    [
      "the change log has a hole",
      `select 1 as id from space where head <> (select count(*) from changes) and floor = 0`,
    ],
    [
      "somebody may see a plan without being a member",
      `select a.id from access a where a.target like 'plan:%' and not exists
       (select 1 from plan_users p where p.user_id = a.user_id and a.target = 'plan:' || p.plan_id)`,
    ],
    [
      "the count of a task's messages is wrong",
      `select t.id from tasks t left join dialogs d on d.id = t.dialog_id
       where t.msg_num <> coalesce(d.last_position, 0)`,
    ],
  ];
  const violations: Violations = [];
  for (const [words, query] of checks) {
    const rows = await parts.database.run<{ id: unknown }>(query);
    if (rows.length > 0) violations.push(`server: ${words} (${String(rows[0]?.id)})`);
  }
  return violations;
}

/** Each refusal of the server reaches the person once, and nothing else does. */
export async function checkRefusals(
  { parts }: TestServer,
  browser: SimulatedBrowser,
  name: string,
): Promise<Violations> {
  const told = await browser.database.attention.orderBy("id").toArray();
  const refused = await parts.database.run<{ n: number }>(
    `select n from ledger where client_id = $1 and code <> 200 order by n`,
    [`browser-${browser.database.name}`],
  );
  const left = told.map((entry) => entry.n).toSorted((one, other) => one - other);
  const right = refused.map((entry) => entry.n);
  return left.join() === right.join()
    ? []
    : [`${name}: told of ${left.join()}, refused were ${right.join()}`];
}
