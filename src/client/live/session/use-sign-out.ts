import { useMemo } from "react";
import { endSessionOnServer } from "#client/data/calls/sign-out.ts";
import { useData } from "../data-context.ts";
import { leaveSession } from "./leave-session.ts";
import { readSession } from "./session.ts";

/** Leaving on this browser, for now or for good. */
export function useSignOut() {
  const { database, call } = useData();
  return useMemo(() => {
    const leave = async <Failure>(tellServer: () => Promise<Failure | undefined>) => {
      const session = readSession();
      return session && leaveSession(session, tellServer);
    };
    return {
      /** Things that would be lost: what waits, what needs attention, and contents of files on their way. */
      async countUnsent(): Promise<number> {
        const { outbox, attention, upload } = database;
        const sending = upload.where("state").notEqual("success");
        const counts = await Promise.all([outbox.count(), attention.count(), sending.count()]);
        return counts.reduce((sum, count) => sum + count, 0);
      },
      async signOut(): Promise<void> {
        await leave(async () => {
          await endSessionOnServer(call);
          // Without a network nothing of it stays here all the same.
          return undefined;
        });
      },
      /** Leaves with what the server is told here, unless that answers why it cannot be. */
      leave,
    };
  }, [database, call]);
}
