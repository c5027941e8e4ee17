import type { Id } from "#domain/id.ts";
import type { Db, Tx } from "../../sql/db.ts";

/** Up to when rules of dates were looked after, epoch ms; nobody else looks meanwhile. undefined = somebody does. */
export async function holdAutomationClock(tx: Tx): Promise<number | undefined> {
  const [row] = await tx.run<{ until: number }>(
    "select until from automation_clock for update skip locked",
  );
  return row?.until;
}

export async function setAutomationClock(tx: Tx, until: number): Promise<void> {
  await tx.run("update automation_clock set until = $1", [until]);
}

const DAY = 86_400_000;
/** Days begin elsewhere on the clock of each rule, and its time of day lies somewhere in its day. */
const LEEWAY = 3 * DAY;

/** Rules of dates that act, with the tasks to which they may come between two moments (epoch ms); the rule itself says which do. */
export async function datedPairs(
  db: Db,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<{ automationId: Id; taskId: Id }[]> {
  return db.run(
    `select a.id as "automationId", t.id as "taskId"
     from automations a
     join plans p on p.id = a.plan_id and p.archived_time = 0
     cross join lateral (select (a.trigger->>'days')::bigint * ${DAY} as shift) s
     join tasks t on t.plan_id = a.plan_id and t.parent_id = 0 and t.archived_time = 0 and t.private_to = 0
       and case when a.trigger->>'edge' = 'start' then t.start_time else t.end_time end
         between greatest(1, greatest($1::bigint, a.since_time) - s.shift - ${LEEWAY})
         and $2::bigint - s.shift + ${LEEWAY}
     where a.enabled = 1 and a.listens_to = 'date'`,
    [from, to],
  );
}
