import { createFileRoute, Outlet } from "@tanstack/react-router";
import { SignedIn } from "#client/features/app/signed-in/signed-in.tsx";
import { keyedWays, places, shortcuts } from "./-features.ts";
import { MissingHere } from "./-missing.tsx";
import { Notices } from "./-notices.tsx";
import { Search } from "./-search.tsx";
import { signedInOnly } from "./-signed-in-only.ts";
import { useToSignIn } from "./-to-sign-in.ts";

export const Route = createFileRoute("/manage")({
  beforeLoad: signedInOnly,
  component: Manage,
  notFoundComponent: MissingHere,
});

function Manage() {
  const { session } = Route.useRouteContext();
  const handleLost = useToSignIn(session);
  return (
    <SignedIn
      session={session}
      places={places}
      keyedWays={keyedWays}
      shortcuts={shortcuts}
      onLost={handleLost}
    >
      <Outlet />
      <Search onSignedOut={handleLost} />
      <Notices />
    </SignedIn>
  );
}
