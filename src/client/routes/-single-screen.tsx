import type { ReactNode } from "react";
import { SignedIn } from "#client/features/app/signed-in/signed-in.tsx";
import type { SavedSession } from "#client/live/session/session.ts";
import { keyedWays, places, shortcuts } from "./-features.ts";
import { useWayBack } from "./-history.ts";
import { useToSignIn } from "./-to-sign-in.ts";

interface SingleScreenProps {
  readonly session: SavedSession;
  /** What stands there, with the way back from it. */
  readonly children: (back: () => void) => ReactNode;
}

/** One thing on a page of its own, for whoever is signed in. */
export function SingleScreen({ session, children }: SingleScreenProps) {
  const { back } = useWayBack();
  const handleLost = useToSignIn(session);
  return (
    <SignedIn
      session={session}
      places={places}
      keyedWays={keyedWays}
      shortcuts={shortcuts}
      onLost={handleLost}
    >
      {children(back)}
    </SignedIn>
  );
}
