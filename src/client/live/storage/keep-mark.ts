import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { readUnsent, type UnsentDigest } from "#client/data/storage/unsent-digest.ts";
import { watchPaced } from "#client/data/watch/watch-paced.ts";
import { readSession } from "../session/session.ts";
import { saveMark } from "./loss.ts";

const WRITE_DELAY = 300;

/** Keeps the mark beside the database up to date with what waits in it, whoever changed it. */
export function keepMark(database: LocalDatabase): () => void {
  let latest: UnsentDigest | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    // Who signs out takes the mark along.
    if (latest && readSession()) saveMark(database.name, latest);
    latest = undefined;
  };
  const subscription = watchPaced(() => readUnsent(database), {
    next(unsent) {
      latest = unsent;
      timer ??= setTimeout(write, WRITE_DELAY);
    },
    error: () => undefined,
  });
  addEventListener("pagehide", write);
  return () => {
    removeEventListener("pagehide", write);
    subscription.unsubscribe();
    clearTimeout(timer);
  };
}
