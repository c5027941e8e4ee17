import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { ServerVersion } from "#client/data/calls/ask-version.ts";
import { useData } from "#client/live/data-context.ts";
import { readVisitNote, writeVisitNote } from "#client/platform/notes/visit-notes.ts";
import {
  currentUpdate,
  lookForUpdate,
  startAnew,
  subscribeToUpdate,
} from "#client/platform/service-worker.ts";
import { appVersion } from "#client/platform/version/app-version.ts";
import { showToast } from "#client/ui/toast/show-toast.ts";
import { VERSION_CHECK_EVERY } from "#domain/limits.ts";
import { late } from "#client/ui/late.tsx";
import { isSilenced, silence } from "./silenced-version.ts";
import { useCalmMoment } from "./use-calm-moment.ts";

const VersionDialog = late(async () => (await import("./version-dialog.tsx")).VersionDialog);

/** Looks for a new version every 600 s, offers it, and warns of a server that is too old (seed 000 §4, §8). */
export function VersionWatch() {
  const { ready } = useSyncExternalStore(subscribeToUpdate, currentUpdate);
  const { server, asked } = useServerVersion(ready);
  useOldServerWarning(server);
  const name = nameOf(server);
  const [later, setLater] = useState<string>();
  const wanted = ready && asked && later !== name && !isSilenced(name);
  const calm = useCalmMoment(wanted);
  if (!ready || !calm) return null;
  const handleSilence = () => {
    silence(name);
    setLater(name);
  };
  return (
    <VersionDialog
      opened={wanted}
      releases={server?.releases ?? []}
      onTake={() => void startAnew()}
      onLater={() => setLater(name)}
      onSilence={handleSilence}
    />
  );
}

/** The version that is offered; its build too, for one may follow another within a release. */
function nameOf(server: ServerVersion | undefined): string {
  return server ? `${server.version} ${server.build}` : "";
}

interface Asked {
  readonly server: ServerVersion | undefined;
  /** Whether it was asked for since things are as they are now. */
  readonly asked: boolean;
}

/** Asked for now and then, and again as soon as a new app is here. */
function useServerVersion(ready: boolean): Asked {
  const { quietCall } = useData();
  const [last, setLast] = useState<{ server: ServerVersion | undefined; ready: boolean }>();
  useEffect(() => {
    let left = false;
    const look = async () => {
      // The app first: what is said of the server's version is then true of what waits here, too.
      await lookForUpdate();
      const { askVersion } = await import("#client/data/calls/ask-version.ts");
      const answer = await askVersion(quietCall, appVersion);
      if (!left) setLast({ server: answer, ready });
    };
    // Nothing to be told to the person where the look itself fails: the next one comes.
    const lookQuietly = () => void look().catch(() => undefined);
    lookQuietly();
    const timer = setInterval(lookQuietly, VERSION_CHECK_EVERY);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [quietCall, ready]);
  return { server: last?.server, asked: last?.ready === ready };
}

const WARNED = "old-server";

/** Once in each window. */
function useOldServerWarning(server: ServerVersion | undefined): void {
  const { t } = useTranslation("version");
  const tooOld = server?.isTooOld ? server.version : undefined;
  useEffect(() => {
    if (!tooOld || readVisitNote(WARNED) === tooOld) return;
    writeVisitNote(WARNED, tooOld);
    showToast({ message: t("oldServer", { version: tooOld }), tone: "error", sticky: true });
  }, [tooOld, t]);
}
