import { liveQuery } from "dexie";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { readNoticeChoice } from "#client/data/notices/notice-choice.ts";
import { noticeOfMessage } from "#client/data/notices/notice-words.ts";
import { type Notice, readNotice } from "#client/data/notices/read-notice.ts";
import {
  laterReadStates,
  readNewMessages,
  loadReadStates,
  type ReadStates,
} from "#client/data/notices/read-states.ts";
import { closeSystemNotices, showSystemNotice } from "#client/platform/notices/system-notices.ts";
import { tabLock } from "#client/platform/notices/tab-lock.ts";
import type { Message } from "#domain/message/message.ts";
import { isInView } from "./in-view.ts";

/** A tab that was closed may keep others from telling for so long, ms. */
const HANDOVER = 1_000;

/** What this page has told, or left to another tab: watching that begins anew does not tell it again. */
const told = new Set<number>();

export interface NoticeWatch {
  readonly database: LocalDatabase;
  readonly userId: number;
  /** Epoch ms on the server's clock. */
  readonly now: () => number;
  /** The app is seen, and something calls the person that is not. */
  readonly onToast: (notice: Notice) => void;
}

/** New messages of one dialog that are told one by one; of more only the newest. */
const MOST = 3;
/** What is older was missed, and waits as unread: a notice over the screen is for what happens now, ms. */
const FRESH = 120_000;

/**
 * Tells of new messages as their rows come in, in one tab of the browser: over the screen where the
 * app is seen, by the system where no tab of it is. Answers how to end it.
 */
export function watchNotices({ database, userId, now, onToast }: NoticeWatch): () => void {
  const teller = tabLock(`notices:${database.name}`);
  const seen = tabLock(`notices-seen:${database.name}`);
  let before: ReadStates | undefined;
  /** What came after the page was opened is news, though the watching begins a little later. */
  const opened = now() - performance.now();
  let working = Promise.resolve();

  const tell = async (message: Message) => {
    const choice = await readNoticeChoice(database);
    const everybody = choice.words?.everybody ?? "";
    const notice = await readNotice(database, message, { userId, now: now(), everybody });
    if (!notice) return;
    if (await seen.comes(HANDOVER)) {
      const isFresh = now() - message.createTime < FRESH;
      const isShown = isInView(notice.dialogId);
      if (notice.kind !== "group" && isFresh && !isShown) onToast(notice);
    } else if (choice.on && (await teller.comes(HANDOVER)) && !(await seen.isHeld())) {
      await showSystemNotice(noticeOfMessage(notice, choice));
    }
  };

  const look = async (readStates: ReadStates) => {
    const last = before;
    before = laterReadStates(last ?? new Map(), readStates);
    const isOver = (dialogId: number) => {
      const readState = readStates.get(dialogId);
      return readState?.last !== undefined && readState.last <= readState.read;
    };
    const isNewlyRead = (dialogId: number) =>
      last?.get(dialogId)?.read !== readStates.get(dialogId)?.read;
    if ([...readStates.keys()].some((dialogId) => isNewlyRead(dialogId) && isOver(dialogId)))
      await closeSystemNotices(isOver);
    for (const message of await readNewMessages(database, last ?? new Map(), readStates, MOST)) {
      if (told.has(message.id) || (!last && message.createTime < opened)) continue;
      told.add(message.id);
      await tell(message);
    }
  };

  const show = () => seen.want(document.visibilityState === "visible");
  const leaving = new AbortController();
  document.addEventListener("visibilitychange", show, { signal: leaving.signal });
  teller.want(true);
  show();
  const rows = liveQuery(async () => loadReadStates(database, userId)).subscribe({
    next: (readStates) => {
      // A database that is closed meanwhile has nothing to tell either.
      working = working.then(async () => look(readStates)).catch(() => undefined);
    },
    error: () => undefined,
  });
  return () => {
    leaving.abort();
    rows.unsubscribe();
    teller.want(false);
    seen.want(false);
  };
}
