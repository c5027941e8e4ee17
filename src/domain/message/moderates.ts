import type { Dialog } from "../dialog/dialog.ts";
import { isLeader } from "../plan/plan-role.ts";
import type { PlanUser } from "../plan/plan-user.ts";
import { administers } from "../user/administrators.ts";
import type { User } from "../user/user.ts";

/** Somebody who takes part in a dialog, as far as it says whose messages they may take away. */
export interface Moderator {
  readonly user: User | undefined;
  /** Their membership in the dialog's plan, where it has one. */
  readonly member: PlanUser | undefined;
}

/** Whose messages but their own somebody may take away, at any time: administrators everywhere, leaders where they lead. */
export function moderates(
  dialog: Pick<Dialog, "groupType" | "ownerId">,
  { user, member }: Moderator,
): boolean {
  const leads = dialog.groupType === "user" ? dialog.ownerId === user?.id : isLeader(member);
  return leads || administers(user);
}
