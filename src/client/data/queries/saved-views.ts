import type { SavedView } from "#domain/plan/saved-view/saved-view.ts";
import type { LocalDatabase } from "../database/local-database.ts";

/** The saved views of a plan that this person has: those for everybody, and their own. */
export async function readSavedViews(
  database: LocalDatabase,
  planId: number,
): Promise<SavedView[]> {
  return database.savedView.where("planId").equals(planId).toArray();
}
