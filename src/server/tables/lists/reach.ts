import { sql } from "kysely";
import type { Db } from "../sql/db.ts";

/** Where a list starts and how long a page of it is; `current` counts from 1. */
export interface Page {
  current: number;
  size: number;
}

export function offsetOf(page: Page): number {
  return (page.current - 1) * page.size;
}

/** Whether an archived row is wanted. */
export type Archived = "yes" | "no" | "all";

/** Holds for rows of the table that the person may see. */
export function inReach(table: "tasks" | "plans", userId: number) {
  const scope = sql.ref(`${table}.scope`);
  return sql<boolean>`exists (
    select 1 from access where access.user_id = ${userId} and access.target = ${scope}
  )`;
}

/** Whether the person may see the scope. */
export async function hasAccess(db: Db, userId: number, scope: string): Promise<boolean> {
  const rows = await db.run("select 1 from access where user_id = $1 and target = $2", [
    userId,
    scope,
  ]);
  return rows.length > 0;
}
