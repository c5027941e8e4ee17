import type { User } from "./user.ts";

/** Whether somebody has an account that can be worked with: neither disabled nor gone. */
export function isActive(user: Pick<User, "deleteTime" | "disableTime"> | undefined): boolean {
  return user?.deleteTime === 0 && user.disableTime === 0;
}
