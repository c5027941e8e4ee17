import { useMemo } from "react";
import { endSessionOnServer } from "#client/data/sync/sign-out.ts";
import { useData } from "../data-context.ts";
import { endSession } from "./begin-session.ts";
import { readSession } from "./session.ts";

/** Signing out on this browser. */
export function useSignOut() {
  const { database, call } = useData();
  return useMemo(
    () => ({
      /** Things that would be lost: what waits and what needs attention. */
      async countUnsent(): Promise<number> {
        return (await database.outbox.count()) + (await database.attention.count());
      },
      async signOut(): Promise<void> {
        const session = readSession();
        // Without a network nothing of it stays here all the same.
        await endSessionOnServer(call);
        if (session) await endSession(session);
      },
    }),
    [database, call],
  );
}
