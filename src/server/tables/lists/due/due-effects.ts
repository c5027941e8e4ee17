import type { EffectKind } from "#domain/approval/flow/flow-effect.ts";
import type { Db } from "../../sql/db.ts";

/** What the ends of requests bring about and is to be done now: in order of their ends, and within one of its flow. */
export async function effectsToDo(
  db: Db,
  { now, most }: { readonly now: number; readonly most: number },
): Promise<{ readonly id: string; readonly does: EffectKind }[]> {
  return db.run(
    `select id, does from approval_effects where state = 'waiting' and try_time <= $1
     order by create_time, approval_id, place limit $2`,
    [now, most],
  );
}
