import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { liveQuery } from "dexie";
import { clearOutdatedCache, type LocalDatabase } from "#client/data/database/local-database.ts";
import { readMeta } from "#client/data/database/meta.ts";
import type { Caller, CallerSettings } from "#client/data/sync/http.ts";
import { whenIdle } from "#client/platform/when-idle.ts";
import { startSyncWorker, type SyncWorker } from "#client/platform/sync-worker.ts";
import type { Refusal } from "#domain/refusal.ts";
import { type Data, DataContext } from "./data-context.ts";
import { PeopleProvider } from "./people-provider.tsx";
import { loadRules } from "./use-run.ts";
import { accountDatabase } from "./session/account-database.ts";
import type { SavedSession } from "./session/session.ts";

interface DataProviderProps {
  readonly session: SavedSession;
  readonly language: string;
  readonly onRefused: (refusal: Refusal) => void;
  /** The browser has thrown the account's database away. */
  readonly onLost: () => void;
  readonly children: ReactNode;
}

/** Opens the account's database and keeps the sync worker running beneath the screens. */
export function DataProvider({
  session,
  language,
  onRefused,
  onLost,
  children,
}: DataProviderProps) {
  const database = useMemo(() => accountDatabase(session), [session]);
  const worker = useRef<SyncWorker>(undefined);
  const clockOffset = useRef(0);

  // The screens read at once; sending and fetching begin when that is known to be this account's database.
  useEffect(() => {
    let left = false;
    const clock = liveQuery(() => readMeta(database.meta, "link")).subscribe({
      next: (link) => {
        clockOffset.current = link?.clockOffset ?? 0;
      },
    });
    // Signing out in one tab deletes the database under the others.
    const handleDeleted = (event: IDBVersionChangeEvent) => {
      if (event.newVersion === null) onLost();
    };
    database.on("versionchange", handleDeleted);
    void openForScreens(database).then((known) => {
      if (left) return;
      if (!known) {
        onLost();
        return;
      }
      // The screen comes first: sending and fetching would compete with it for the same database.
      whenIdle(() => {
        if (left) return;
        worker.current = startSyncWorker({
          databaseName: database.name,
          origin: location.origin,
          token: session.token,
          language,
        });
        void loadRules();
      });
    });
    return () => {
      left = true;
      database.on.versionchange.unsubscribe(handleDeleted);
      clock.unsubscribe();
      worker.current?.terminate();
      worker.current = undefined;
    };
  }, [database, session, language, onLost]);

  const data = useMemo(
    (): Data => ({
      database,
      userId: session.userId,
      isAdmin: session.isAdmin,
      call: callLater({
        origin: location.origin,
        token: () => session.token,
        language: () => language,
      }),
      now: () => Date.now() + clockOffset.current,
      onRefused,
      reportPath: (path) => void worker.current?.door.path(path),
      syncNow: () => void worker.current?.door.wake(),
    }),
    [database, session, language, onRefused],
  );
  return (
    <DataContext.Provider value={data}>
      <PeopleProvider>{children}</PeopleProvider>
    </DataContext.Provider>
  );
}

/** The caller comes with the first call: the first screen reads this browser's own rows. */
function callLater(settings: CallerSettings): Caller {
  return async (call, body) => {
    const { createCaller } = await import("#client/data/sync/http.ts");
    return createCaller(settings)(call, body);
  };
}

async function openForScreens(database: LocalDatabase): Promise<boolean> {
  await clearOutdatedCache(database);
  return (await readMeta(database.meta, "identity")) !== undefined;
}
