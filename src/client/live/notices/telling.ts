import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { readNoticeChoice } from "#client/data/notices/notice-choice.ts";
import type { NoticeChoice } from "#client/data/database/meta.ts";
import { showSystemNotice } from "#client/platform/notices/system-notices.ts";
import { tabLock } from "#client/platform/notices/tab-lock.ts";
import type { SystemNotice } from "#base/notices.ts";

/** A tab that was closed may keep others from telling for so long, ms. */
const HANDOVER = 1_000;
/** What is older was missed, and waits as unread: a notice over the screen is for what happens now, ms. */
const FRESH = 120_000;

/** How one thing is told, over the screen or by the system, and when it happened, epoch ms. */
export interface Told {
  readonly time: number;
  onToast(): void;
  system(choice: NoticeChoice): SystemNotice;
}

/** Tells things in one tab of the browser. */
export interface Telling {
  /** Over the screen where the app is seen, by the system where no tab of it is. */
  tell(told: Told): Promise<void>;
  end(): void;
}

export function openTelling(database: LocalDatabase, now: () => number): Telling {
  const teller = tabLock(`notices:${database.name}`);
  const seen = tabLock(`notices-seen:${database.name}`);
  const show = () => seen.want(document.visibilityState === "visible");
  const leaving = new AbortController();
  document.addEventListener("visibilitychange", show, { signal: leaving.signal });
  teller.want(true);
  show();
  return {
    async tell({ time, onToast, system }) {
      if (await seen.comes(HANDOVER)) {
        if (now() - time < FRESH) onToast();
        return;
      }
      const choice = await readNoticeChoice(database);
      if (choice.on && (await teller.comes(HANDOVER)) && !(await seen.isHeld()))
        await showSystemNotice(system(choice));
    },
    end() {
      leaving.abort();
      teller.want(false);
      seen.want(false);
    },
  };
}
