import { logout } from "#contract/calls/user.ts";
import type { Caller } from "./http.ts";

/** Ends the session on the server too; without a network it ends there when it expires. */
export async function endSessionOnServer(call: Caller): Promise<void> {
  await call(logout, {});
}
