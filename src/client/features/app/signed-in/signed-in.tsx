import { type ReactNode, useCallback, useEffect } from "react";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { DataProvider } from "#client/live/data-provider.tsx";
import { noteEnded } from "#client/live/session/ended.ts";
import { wasLeft } from "#client/live/session/leave-session.ts";
import type { SavedSession } from "#client/live/session/session.ts";
import { useEnd } from "#client/live/sync/use-sync-status.ts";
import { AllShortcuts } from "#client/parts/keyboard/all-shortcuts.ts";
import type { Shortcut } from "#client/parts/keyboard/define-shortcuts.ts";
import type { Place } from "#client/parts/feature/feature.ts";
import { useTellFailure } from "#client/parts/failure/use-tell-failure.ts";
import { ShortcutsHost } from "#client/parts/keyboard/shortcuts-host.tsx";
import { PeoplePictures } from "#client/parts/people/people-pictures.tsx";
import { StorageNotices } from "#client/parts/storage/storage-notices.tsx";
import { PreviewHost } from "#client/parts/preview/preview-host.tsx";
import { useSettled } from "#client/platform/when-idle.ts";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { ConfirmHost } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { PromptHost } from "#client/ui/text-prompt/text-prompt.tsx";
import { ToastHost } from "#client/ui/toast/toast-host.tsx";
import { late } from "#client/ui/late.tsx";
import { Frame } from "./frame.tsx";
import { type KeyedWay, PlaceKey } from "./place-key.tsx";

// None of them has anything to say before the first screen is there.
const AppNotices = late(
  async () => (await import("#client/parts/app-notices/app-notices.tsx")).AppNotices,
);

interface SignedInProps {
  readonly session: SavedSession;
  /** The places of the rail, in their order. */
  readonly places: readonly Place[];
  readonly keyedWays: readonly KeyedWay[];
  /** Everything that keys do, in the order of the lists. */
  readonly shortcuts: readonly Shortcut[];
  readonly onLost: () => void;
  readonly children: ReactNode;
}

/** Everything a signed-in person's screens stand on: data, frame, notices. */
export function SignedIn({ session, onLost, children, ...ways }: SignedInProps) {
  const { places, keyedWays, shortcuts } = ways;
  const { i18n } = useTranslation("shell");
  const navigate = useNavigate();
  const settled = useSettled();
  const tellFailure = useTellFailure();
  const handleLost = useCallback(() => void goUnlessLeft(session, onLost), [session, onLost]);
  const end = useCallback(
    (lost: boolean) => {
      const sayWhy = () => {
        noteEnded(lost);
        onLost();
      };
      void goUnlessLeft(session, sayWhy);
    },
    [session, onLost],
  );
  const handleEnded = useCallback(() => end(false), [end]);
  const handleWrongAddress = useCallback(() => {
    // The sign-in lets whoever still is signed in straight back in (seed 000 §8).
    tellFailure({ reason: "wrongAddress" });
    void navigate({ to: "/login" });
  }, [navigate, tellFailure]);
  return (
    <AllShortcuts value={shortcuts}>
      <DataProvider
        session={session}
        language={i18n.language}
        onRefused={tellFailure}
        onSignedOut={handleLost}
        onEnded={handleEnded}
        onWrongAddress={handleWrongAddress}
      >
        <ReportPath />
        <WatchSession session={session} onEnded={end} />
        <PeoplePictures>
          <Frame places={places}>{children}</Frame>
          {keyedWays.map((way) => (
            <PlaceKey key={way.address} way={way} />
          ))}
          <ShortcutsHost />
          <PreviewHost />
          {settled && (
            <Boundary silent>
              <AppNotices />
            </Boundary>
          )}
        </PeoplePictures>
        <StorageNotices />
      </DataProvider>
      <ConfirmHost />
      <PromptHost />
      <ToastHost />
    </AllShortcuts>
  );
}

/** Whoever leaves goes on by themselves, once nothing of the account is left in this browser. */
async function goUnlessLeft(session: SavedSession, go: () => void): Promise<void> {
  if (!(await wasLeft(session))) go();
}

interface WatchSessionProps {
  readonly onEnded: (lost: boolean) => void;
}

/** The server no longer knows the session: the person signs in again, and what waits is kept (seed 000 §8). */
function WatchSession({ session, onEnded }: Pick<SignedInProps, "session"> & WatchSessionProps) {
  const ended = useEnd(session);
  useEffect(() => {
    if (ended) onEnded(ended === "lost");
  }, [ended, onEnded]);
  return null;
}

const PATH_DELAY = 1_000;

/** Which screen is open goes to the server a second after it changed (seed 000 §7). */
function ReportPath() {
  const { reportPath } = useData();
  const { pathname } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => reportPath(pathname), PATH_DELAY);
    return () => clearTimeout(timer);
  }, [pathname, reportPath]);
  return null;
}
