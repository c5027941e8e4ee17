import type { Id } from "#domain/id.ts";
import { mayReadSql } from "../may-read.ts";
import type { Db } from "../sql/db.ts";

/** A task that takes time, as a calendar tells of it. */
export interface TimedTask {
  readonly id: Id;
  readonly planId: Id;
  readonly planName: string;
  readonly name: string;
  /** Epoch ms. */
  readonly startTime: number;
  readonly endTime: number;
  readonly completeTime: number;
  readonly createTime: number;
  readonly updateTime: number;
}

interface Asked {
  /** Who asks: only what they may see is told. */
  readonly userId: Id;
  /** 0 = what the person owns or assists with, in all plans. */
  readonly planId: Id;
  /** Epoch ms between which a task lies, in part at least. */
  readonly from: number;
  readonly to: number;
  readonly limit: number;
}

/** Tasks of open plans that are not put away and were not cancelled, those that end last first. */
export async function timedTasks(
  db: Db,
  { userId, planId, from, to, limit }: Asked,
): Promise<TimedTask[]> {
  return db.run<TimedTask>(
    `select t.id, t.plan_id as "planId", p.name as "planName", t.name, t.start_time as "startTime",
            t.end_time as "endTime", t.complete_time as "completeTime",
            t.create_time as "createTime", t.update_time as "updateTime"
     from tasks t join plans p on p.id = t.plan_id
     where t.end_time >= $3 and t.start_time <= $4 and t.archived_time = 0
       and p.archived_time = 0 and t.cancelled = 0
       and case when $2::bigint > 0 then t.plan_id = $2
                else t.task_user @> jsonb_build_array(jsonb_build_object('userId', $1::bigint)) end
       and ${mayReadSql("$1::bigint", "t.scope")}
     order by t.end_time desc, t.id desc limit $5`,
    [userId, planId, from, to, limit],
  );
}
