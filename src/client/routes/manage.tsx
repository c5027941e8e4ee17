import { createFileRoute, Outlet, useNavigate } from "@tanstack/react-router";
import { Suspense, useCallback } from "react";
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
      {/* What a screen waits for hides the screen at most: never the ways that lead elsewhere, nor what keys and notices open. */}
      <Suspense>
        <SheetDoorContext value={openSheet}>
          <Outlet />
        </SheetDoorContext>
      </Suspense>
      <Search onSignedOut={handleLost} />
      <Suspense>
        <Notices />
      </Suspense>
    </SignedIn>
  );
}
