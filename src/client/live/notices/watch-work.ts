import { liveQuery } from "dexie";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { noticeOfWork } from "#client/data/notices/notice-words.ts";
import { readWorkNotices, type WorkNotice } from "#client/data/notices/work-notices.ts";
import { closeSystemNotices } from "#client/platform/notices/system-notices.ts";
import { isHeard } from "#domain/notify/notice.ts";
import type { Telling } from "./telling.ts";

export interface WorkWatch {
  readonly database: LocalDatabase;
  readonly userId: number;
  /** Epoch ms on the server's clock. */
  readonly now: () => number;
  readonly telling: Telling;
  /** The app is seen, and somebody did what the person is to hear of. */
  readonly onToast: (notice: WorkNotice) => void;
}

/** Of what this page has told, or left to another tab, when it happened: watching that begins anew does not tell it again. */
const told = new Map<string, number>();

/** Tells of what others did as soon as it is here with its names; what was seen to is taken from the screen. Answers how to end it. */
export function watchWork({ database, userId, now, telling, onToast }: WorkWatch): () => void {
  const opened = now() - performance.now();
  let working = Promise.resolve();
  const look = async (notices: readonly WorkNotice[]) => {
    const standing = new Set(notices.map(({ id }) => id));
    if ([...told.keys()].some((id) => !standing.has(id)))
      await closeSystemNotices(({ tag }) => told.has(tag) && !standing.has(tag));
    const setting = await database.notifySetting.get(userId);
    for (const notice of notices.toReversed()) {
      const { id, kind, time } = notice;
      if ((told.get(id) ?? opened) >= time) continue;
      told.set(id, time);
      if (!isHeard(kind, setting, now())) continue;
      await telling.tell({
        time,
        onToast: () => onToast(notice),
        system: (choice) => noticeOfWork(notice, choice),
      });
    }
  };
  const rows = liveQuery(async () => readWorkNotices(database, userId)).subscribe({
    next: (notices) => {
      // A database that is closed meanwhile has nothing to tell either.
      working = working.then(async () => look(notices)).catch(() => undefined);
    },
    error: () => undefined,
  });
  return () => rows.unsubscribe();
}
