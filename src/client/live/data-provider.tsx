import { type ReactNode, useEffect, useMemo, useState } from "react";
import { liveQuery } from "dexie";
import {
  clearOutdatedCache,
  type LocalDatabase,
  localDatabaseName,
  openLocalDatabase,
} from "#client/data/database/local-database.ts";
import { readMeta } from "#client/data/database/meta.ts";
import type { Caller, CallerSettings } from "#client/data/sync/http.ts";
import { startSyncWorker, type SyncWorker } from "#client/platform/sync-worker.ts";
import type { Refusal } from "#domain/refusal.ts";
import { type Data, DataContext } from "./data-context.ts";
import { loadRules } from "./use-run.ts";
import type { SavedSession } from "./session.ts";

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
  const [data, setData] = useState<Data>();
  const settings = useMemo(
    () => ({ origin: location.origin, token: () => session.token, language: () => language }),
    [session, language],
  );

  useEffect(() => {
    const database = openLocalDatabase(localDatabaseName(session.spaceId, session.userId));
    let worker: SyncWorker | undefined;
    let clockOffset = 0;
    let left = false;
    const clock = liveQuery(() => readMeta(database.meta, "link")).subscribe({
      next: (link) => {
        clockOffset = link?.clockOffset ?? 0;
      },
    });
    void openForScreens(database).then((known) => {
      if (left) return;
      if (!known) {
        onLost();
        return;
      }
      worker = startSyncWorker({
        databaseName: database.name,
        origin: settings.origin,
        token: session.token,
        language,
      });
      whenIdle(() => void loadRules());
      setData({
        database,
        userId: session.userId,
        isAdmin: session.isAdmin,
        call: callLater(settings),
        now: () => Date.now() + clockOffset,
        onRefused,
        reportPath: (path) => void worker?.door.path(path),
        syncNow: () => void worker?.door.wake(),
      });
    });
    return () => {
      left = true;
      clock.unsubscribe();
      worker?.terminate();
      database.close();
    };
  }, [session, language, settings, onRefused, onLost]);

  return data ? <DataContext.Provider value={data}>{children}</DataContext.Provider> : null;
}

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work);
  else setTimeout(work, 1_000);
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
