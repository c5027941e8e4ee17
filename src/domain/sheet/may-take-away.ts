import type { Id } from "../id.ts";

/** Who takes away what others would miss, a sheet or one of its revisions: whoever brought it, and whoever leads the plan. */
export function mayTakeAway(
  { userId: broughtBy }: { readonly userId: Id },
  { userId, leads }: { readonly userId: Id; readonly leads: boolean },
): boolean {
  return leads || broughtBy === userId;
}
