import { createFileRoute, Outlet, redirect, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { SignedIn } from "#client/features/signed-in/signed-in.tsx";
import { forgetSession, readSession } from "#client/live/session/session.ts";

export const Route = createFileRoute("/manage")({
  beforeLoad() {
    const session = readSession();
    if (!session) throw redirect({ to: "/login", replace: true });
    // The database opens while the code of the screen is on its way.
    void import("#client/live/session/account-database.ts").then(({ accountDatabase }) =>
      accountDatabase(session),
    );
    return { session };
  },
  component: Manage,
});

function Manage() {
  const { session } = Route.useRouteContext();
  const navigate = useNavigate();
  const handleLost = useCallback(() => {
    forgetSession();
    void navigate({ to: "/login", replace: true });
  }, [navigate]);
  return (
    <SignedIn session={session} onLost={handleLost}>
      <Outlet />
    </SignedIn>
  );
}
