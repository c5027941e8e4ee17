import { useMemo } from "react";
import { endSession } from "./begin-session.ts";
import { forgetEnded } from "./ended.ts";
import { readSession } from "./session.ts";

/** What follows on this browser when the account is no more: nothing of it stays. */
export function useLeave(): () => Promise<void> {
  return useMemo(() => {
    // Held here, because the server's farewell may reach the other lines of the app first.
    const session = readSession();
    return async () => {
      if (session) await endSession(session);
      forgetEnded();
    };
  }, []);
}
