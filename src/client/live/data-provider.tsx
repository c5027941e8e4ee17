import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { liveQuery } from "dexie";
import { readMeta } from "#client/data/database/meta.ts";
import { createOpenSocket } from "#client/data/database/open-socket.ts";
import type { Caller, CallerSettings } from "#client/data/calls/http.ts";
import { whenIdle } from "#client/platform/when-idle.ts";
import { startSyncWorker, type SyncWorker } from "#client/platform/sync-worker.ts";
import type { Refusal } from "#domain/refusal.ts";
import { askForDelivery } from "./sync/ask-for-delivery.ts";
import { useCalls } from "./calls/use-calls.ts";
import { type Data, DataContext } from "./data-context.ts";
import { PeopleProvider } from "./people-provider.tsx";
import { loadRules } from "./use-run.ts";
import { queriesOf } from "./session/account-database.ts";
import type { SavedSession } from "./session/session.ts";
import { StorageContext } from "./storage/storage-context.ts";
import { useAccountStorage } from "./storage/use-account-storage.ts";

interface DataProviderProps {
  readonly session: SavedSession;
  readonly language: string;
  readonly onRefused: (refusal: Refusal) => void;
  /** Nobody is signed in any more. */
  readonly onSignedOut: () => void;
  /** The server took the session away. */
  readonly onEnded: () => void;
  /** What answers does not know the app's calls. */
  readonly onWrongAddress: () => void;
  readonly children: ReactNode;
}

/** Opens the account's database and keeps the sync worker running beneath the screens. */
export function DataProvider({
  session,
  language,
  onRefused,
  onSignedOut,
  onEnded,
  onWrongAddress,
  children,
}: DataProviderProps) {
  const [openSocket] = useState(createOpenSocket);
  const plain = useMemo(
    () =>
      callLater(session, {
        origin: location.origin,
        token: () => session.token,
        language: () => language,
        socketId: openSocket.id,
      }),
    [session, language, openSocket],
  );
  const storage = useAccountStorage(session, plain, onSignedOut);
  const { database } = storage;
  const ready = storage.state === "ready";
  const worker = useRef<SyncWorker>(undefined);
  const clockOffset = useRef(0);
  const syncNow = useCallback(() => worker.current?.wake(), []);
  const calls = useCalls(plain, { database, syncNow, onSignedOut: onEnded, onWrongAddress });

  // The screens read at once; sending and fetching begin when that is known to be this account's database.
  useEffect(() => {
    if (!ready) return undefined;
    let left = false;
    let stopAsking = () => {};
    let stopMarking = () => {};
    const stopFollowing = openSocket.follow(database);
    const clock = liveQuery(() => readMeta(database.meta, "link")).subscribe({
      next: (link) => {
        clockOffset.current = link?.clockOffset ?? 0;
      },
    });
    // The screen comes first: sending and fetching would compete with it for the same database.
    whenIdle(() => {
      if (left) return;
      worker.current = startSyncWorker({
        databaseName: database.name,
        origin: location.origin,
        token: session.token,
        deviceNumber: session.deviceNumber,
        language,
      });
      stopAsking = askForDelivery(database);
      void loadRules();
      void import("./storage/keep-mark.ts").then(({ keepMark }) => {
        if (!left) stopMarking = keepMark(database);
      });
    });
    return () => {
      left = true;
      stopAsking();
      stopMarking();
      clock.unsubscribe();
      stopFollowing();
      worker.current?.terminate();
      worker.current = undefined;
    };
  }, [ready, database, session, language, openSocket]);

  const data = useMemo(
    (): Data => ({
      database,
      queries: queriesOf(database),
      userId: session.userId,
      isAdmin: session.isAdmin,
      ...calls,
      now: () => Date.now() + clockOffset.current,
      onRefused,
      reportPath: (path) => worker.current?.path(path),
      syncNow,
    }),
    [database, session, calls, onRefused, syncNow],
  );
  return (
    <StorageContext.Provider value={storage}>
      <DataContext.Provider value={data}>
        <PeopleProvider>{children}</PeopleProvider>
      </DataContext.Provider>
    </StorageContext.Provider>
  );
}

/** The caller comes with the first call: the first screen reads this browser's own rows. */
function callLater(session: SavedSession, settings: CallerSettings): Caller {
  return async (call, body) => {
    const { createAccountCaller } = await import("./session/account-caller.ts");
    return createAccountCaller(session, settings)(call, body);
  };
}
