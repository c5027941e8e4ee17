import { createFileRoute, Outlet, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { SignedIn } from "#client/features/signed-in/signed-in.tsx";
import { forgetSession } from "#client/live/session/session.ts";
import { Search } from "./-search.tsx";
import { signedInOnly } from "./-signed-in-only.ts";

export const Route = createFileRoute("/manage")({
  beforeLoad: signedInOnly,
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
      <Search onSignedOut={handleLost} />
    </SignedIn>
  );
}
