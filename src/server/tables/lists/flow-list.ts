import type { FlowStatus } from "#domain/flow/flow-status.ts";
import { mayReadSql } from "../may-read.ts";
import type { Db } from "../sql/db.ts";

/** Names of the states of all plans that somebody sees, each once for what it means. */
export async function listFlowNames(
  db: Db,
  userId: number,
): Promise<{ name: string; status: FlowStatus }[]> {
  return db.run(
    `select distinct f.name, f.status from flow_items f
     where ${mayReadSql("$1::bigint", "f.scope")} order by f.status desc, f.name`,
    [userId],
  );
}
