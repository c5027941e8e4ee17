import type { Id } from "#domain/id.ts";
import type { Scope } from "#domain/scope.ts";
import { mayReadSql } from "../may-read.ts";
import type { Db } from "../sql/db.ts";

/** A scope as it stands for somebody. */
export interface ScopeState {
  readonly mayRead: boolean;
  /** Another one as soon as anything in the scope has changed. */
  readonly asOf: string;
}

/** Whether somebody may read a scope, and as of what it stands. */
export async function scopeStateOf(db: Db, userId: Id, scope: Scope): Promise<ScopeState> {
  const [state] = await db.run<ScopeState>(
    `select ${mayReadSql("$1::bigint", "$2")} as "mayRead",
            concat_ws(' ', s.epoch, c.seq, c.at) as "asOf"
     from space s left join lateral (
       select seq, at from changes where scope = $2 order by seq desc limit 1
     ) c on true`,
    [userId, scope],
  );
  if (!state) throw new Error("The database has no space");
  return state;
}
