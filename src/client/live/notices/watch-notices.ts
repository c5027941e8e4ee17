import { liveQuery } from "dexie";
import { readNoticeChoice } from "#client/data/notices/notice-choice.ts";
import { noticeOfMessage } from "#client/data/notices/notice-words.ts";
import { type Notice, readNotice } from "#client/data/notices/read-notice.ts";
import {
  laterReadStates,
  readNewMessages,
  loadReadStates,
  type ReadStates,
} from "#client/data/notices/read-states.ts";
import { closeSystemNotices } from "#client/platform/notices/system-notices.ts";
import type { Message } from "#domain/message/message.ts";
import { isInView } from "./in-view.ts";
import { openTelling } from "./telling.ts";
import { watchWork, type WorkWatch } from "./watch-work.ts";

/** What this page has told, or left to another tab: watching that begins anew does not tell it again. */
const told = new Set<number>();

export interface NoticeWatch extends Omit<WorkWatch, "telling" | "onToast"> {
  /** The app is seen, and something calls the person that is not. */
  readonly onToast: (notice: Notice) => void;
  readonly onWork: WorkWatch["onToast"];
}

/** New messages of one dialog that are told one by one; of more only the newest. */
const MOST = 3;

/**
 * Tells of new messages, and of what others did, as the rows come in, in one tab of the browser: over the
 * screen where the app is seen, by the system where no tab of it is. Answers how to end it.
 */
export function watchNotices({ onToast, onWork, ...watch }: NoticeWatch): () => void {
  const { database, userId, now } = watch;
  const telling = openTelling(database, now);
  let before: ReadStates | undefined;
  /** What came after the page was opened is news, though the watching begins a little later. */
  const opened = now() - performance.now();
  let working = Promise.resolve();

  const tell = async (message: Message) => {
    const choice = await readNoticeChoice(database);
    const everybody = choice.words?.everybody ?? "";
    const hearer = { userId, now: now(), everybody, sticker: choice.words?.sticker };
    const notice = await readNotice(database, message, hearer);
    if (!notice) return;
    await telling.tell({
      time: message.createTime,
      onToast() {
        if (notice.kind !== "group" && !isInView(notice.dialogId)) onToast(notice);
      },
      system: (chosen) => noticeOfMessage(notice, chosen),
    });
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
      await closeSystemNotices(({ dialogId }) => isOver(dialogId));
    for (const message of await readNewMessages(database, last ?? new Map(), readStates, MOST)) {
      if (told.has(message.id) || (!last && message.createTime < opened)) continue;
      told.add(message.id);
      await tell(message);
    }
  };

  const work = watchWork({ ...watch, telling, onToast: onWork });
  const rows = liveQuery(async () => loadReadStates(database, userId)).subscribe({
    next: (readStates) => {
      // A database that is closed meanwhile has nothing to tell either.
      working = working.then(async () => look(readStates)).catch(() => undefined);
    },
    error: () => undefined,
  });
  return () => {
    rows.unsubscribe();
    work();
    telling.end();
  };
}
