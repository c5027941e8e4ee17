import { createFileRoute, Outlet, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { SignedIn } from "#client/features/app/signed-in/signed-in.tsx";
import { SheetDoorContext } from "#client/parts/drawing/sheet-door.ts";
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
  const navigate = useNavigate();
  const openSheet = useCallback(
    (sheetId: number, pin: number) =>
      void navigate({ to: "/manage/AtlasList/$sheetId", params: { sheetId }, search: { pin } }),
    [navigate],
  );
  return (
    <SignedIn
      session={session}
      places={places}
      keyedWays={keyedWays}
      shortcuts={shortcuts}
      onLost={handleLost}
    >
      <SheetDoorContext value={openSheet}>
        <Outlet />
      </SheetDoorContext>
      <Search onSignedOut={handleLost} />
      <Notices />
    </SignedIn>
  );
}
