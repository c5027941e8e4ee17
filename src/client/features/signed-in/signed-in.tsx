import { type ReactNode, useCallback, useEffect } from "react";
import { useLocation } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { DataProvider } from "#client/live/data-provider.tsx";
import type { SavedSession } from "#client/live/session/session.ts";
import { useSyncStatus } from "#client/live/use-sync-status.ts";
import { useFailureText } from "#client/parts/failure/use-failure-text.ts";
import { StorageNotices } from "#client/parts/storage/storage-notices.tsx";
import { MoveHost } from "#client/parts/task/move/move-host.tsx";
import { ConfirmHost } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { PromptHost } from "#client/ui/text-prompt/text-prompt.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { ToastHost } from "#client/ui/toast/toast-host.tsx";
import type { Refusal } from "#domain/refusal.ts";
import { Frame } from "./frame.tsx";
import { UpdateOffer } from "./update-offer.tsx";

interface SignedInProps {
  readonly session: SavedSession;
  readonly onLost: () => void;
  readonly children: ReactNode;
}

/** Everything a signed-in person's screens stand on: data, frame, notices. */
export function SignedIn({ session, onLost, children }: SignedInProps) {
  const { i18n } = useTranslation("shell");
  const failureText = useFailureText();
  const handleRefused = useCallback(
    (refusal: Refusal) => showToast({ message: failureText(refusal), tone: "error" }),
    [failureText],
  );
  return (
    <>
      <DataProvider
        session={session}
        language={i18n.language}
        onRefused={handleRefused}
        onSignedOut={onLost}
      >
        <ReportPath />
        <WatchSession onEnded={onLost} />
        <Frame>{children}</Frame>
        <MoveHost />
        <UpdateOffer />
        <StorageNotices />
      </DataProvider>
      <ConfirmHost />
      <PromptHost />
      <ToastHost />
    </>
  );
}

/** The server no longer knows the session: the person signs in again, and what waits is kept (seed 000 §8). */
function WatchSession({ onEnded }: { readonly onEnded: () => void }) {
  const status = useSyncStatus();
  const ended = status.state === "ready" && status.value.link.state === "signedOut";
  useEffect(() => {
    if (ended) onEnded();
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
