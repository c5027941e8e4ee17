import { isCacheOutdated, type LocalDatabase } from "#client/data/database/local-database.ts";
import { readMeta } from "#client/data/database/meta.ts";
import { isConnectionLost } from "#client/data/database/storage-errors.ts";
import type { Caller } from "#client/data/calls/http.ts";
import { randomId } from "#client/platform/random-id.ts";
import { readSession, type SavedSession } from "../session/session.ts";
import { hasMark, noteLoss, saveMark } from "./loss.ts";

/**
 * How the account's database stands. blocked: another tab holds an older form
 * of it; outdated: another tab has brought it into a newer form, and this one has let
 * go of it; broken: the browser cannot open it; renewing: it was thrown away, and
 * the server is asked for what this browser needs to begin anew.
 */
export type StorageState = "opening" | "ready" | "blocked" | "outdated" | "broken" | "renewing";

export interface StorageSettings {
  readonly database: LocalDatabase;
  readonly session: SavedSession;
  readonly call: Caller;
  onState(state: StorageState): void;
  /** What another version had stored was cleared. */
  onCleared(): void;
  /** The connection is of no use any more; a new one may be. */
  onReopen(): void;
  /** Nobody is signed in any more. */
  onSignedOut(): void;
}

/** Time for another tab's sign-out to be seen here, ms. */
const SIGN_OUT_SEEN = 500;
const TRY_AGAIN = 5_000;

/** Opens the account's database and keeps an eye on it: what takes it away is noticed and told. */
export function watchStorage(settings: StorageSettings): () => void {
  const { database, session } = settings;
  const ending = new AbortController();
  const { signal } = ending;

  const handleGone = () => {
    // Signing out in one tab deletes the database under the others; else somebody took it away.
    setTimeout(() => {
      if (signal.aborted) return;
      if (readSession()?.token === session.token) settings.onReopen();
      else settings.onSignedOut();
    }, SIGN_OUT_SEEN);
  };
  const handleVersionChange = (event: IDBVersionChangeEvent) => {
    if (event.newVersion === null) handleGone();
    else settings.onState("outdated");
  };
  const handleBlocked = (event: IDBVersionChangeEvent) => {
    if (event.newVersion !== null) settings.onState("blocked");
  };
  database.on("versionchange", handleVersionChange);
  database.on("blocked", handleBlocked);

  const open = async () => {
    try {
      if (await isCacheOutdated(database)) {
        await clearRows(database);
        if (!signal.aborted) settings.onCleared();
      }
      const identity = await readMeta(database.meta, "identity");
      if (signal.aborted) return;
      database.backendDB().addEventListener("close", handleGone, { signal });
      if (identity) rememberDatabase(database.name);
      else await renew(settings, signal);
      if (!signal.aborted) settings.onState("ready");
    } catch (error) {
      if (signal.aborted) return;
      // What takes a database away also closes connections that were made meanwhile.
      if (isConnectionLost(error) || !database.isOpen()) handleGone();
      else settings.onState("broken");
    }
  };
  void open();

  return () => {
    ending.abort();
    database.on.versionchange.unsubscribe(handleVersionChange);
    database.on.blocked.unsubscribe(handleBlocked);
  };
}

async function clearRows(database: LocalDatabase): Promise<void> {
  const { clearOutdatedCache } = await import("#client/data/storage/clear-outdated-cache.ts");
  await clearOutdatedCache(database);
}

/** Should it be gone the next time, that is a loss and not a beginning. */
function rememberDatabase(name: string): void {
  if (!hasMark(name)) saveMark(name, { count: 0, titles: [] });
}

async function renew(settings: StorageSettings, signal: AbortSignal): Promise<void> {
  const { database, session, call } = settings;
  noteLoss(database.name, Date.now());
  settings.onState("renewing");
  const { renewIdentity } = await import("#client/data/storage/renew-identity.ts");
  while (!signal.aborted) {
    const failure = await renewIdentity(database, call, session, randomId());
    if (!failure) {
      rememberDatabase(database.name);
      return;
    }
    if (failure.kind === "signedOut") {
      settings.onSignedOut();
      return;
    }
    await networkOrTime(failure.retryAfter ?? TRY_AGAIN, signal);
  }
}

/** Until the browser says that there is a network, or some time has passed. */
function networkOrTime(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    addEventListener("online", go, { signal });
    signal.addEventListener("abort", go, { once: true });
  });
}
