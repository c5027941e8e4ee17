import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { forgetSession } from "#client/live/session/session.ts";

/** Nobody is signed in any more: the way to the sign-in, with none back. */
export function useToSignIn(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    forgetSession();
    void navigate({ to: "/login", replace: true });
  }, [navigate]);
}
