import type { Id } from "#domain/id.ts";
import type { Places } from "#domain/user/leave-company.ts";
import { tableOf } from "../../tables/registry.ts";
import type { Db } from "../../tables/sql/db.ts";

/** Where somebody takes part. Who is let in somewhere at this very moment stays there by name, and can no longer come. */
export async function placesOf(db: Db, userId: Id): Promise<Places> {
  const [plans, dialogs] = await Promise.all([
    tableOf("planUser").list(db, { userId }),
    tableOf("dialogUser").list(db, { userId, planId: 0 }),
  ]);
  return {
    planIds: plans.map(({ planId }) => planId),
    dialogIds: dialogs.map(({ dialogId }) => dialogId),
  };
}
