import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { DELIVERY_TAG } from "#client/data/lead/delivery-tag.ts";
import { readSyncStatus } from "#client/data/queries/outbox.ts";
import { watchPaced } from "#client/data/watch/watch-paced.ts";
import { askForBackgroundSync } from "#client/platform/background-sync.ts";

/** With a network, most of what waits is gone after so long, and no service worker need be woken, ms. */
const SOON_SENT = 3_000;

/** While something waits, the browser knows that it is to be sent even if all tabs are closed. Answers how to end it. */
export function askForDelivery(database: LocalDatabase): () => void {
  let waiting = 0;
  let asked = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    asked = true;
    askForBackgroundSync(DELIVERY_TAG);
  };
  const status = watchPaced(() => readSyncStatus(database), {
    next({ link, ...now }) {
      waiting = now.waiting;
      clearTimeout(timer);
      if (waiting === 0) asked = false;
      else if (!asked) timer = setTimeout(ask, link.state === "online" ? SOON_SENT : 0);
    },
    error: () => undefined,
  });
  // The browser may have woken the service worker while this tab was there to send, and forgotten about it.
  const leaving = new AbortController();
  const { signal } = leaving;
  const askAgain = () => {
    if (waiting > 0) ask();
  };
  const handleVisibility = () => {
    if (document.visibilityState === "hidden") askAgain();
  };
  addEventListener("pagehide", askAgain, { signal });
  document.addEventListener("visibilitychange", handleVisibility, { signal });
  return () => {
    clearTimeout(timer);
    leaving.abort();
    status.unsubscribe();
  };
}
