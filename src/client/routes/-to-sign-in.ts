import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { forgetSession, readSession, type SavedSession } from "#client/live/session/session.ts";

/** This session is over: the way to the sign-in, with none back, and the account goes off this browser. */
export function useToSignIn(session: SavedSession): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    // Somebody may have signed in anew in another tab.
    if (readSession()?.token === session.token) forgetSession();
    const takeOff = async () => {
      // The screens let go of it first, and write down what was being typed.
      await navigate({ to: "/login", replace: true });
      const { endAccount } = await import("#client/live/session/end-account.ts");
      await endAccount(session);
    };
    // What is broken off is done at the next start.
    takeOff().catch(() => undefined);
  }, [navigate, session]);
}
