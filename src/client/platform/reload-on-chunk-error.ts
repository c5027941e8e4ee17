import { readVisitNote, writeVisitNote } from "./notes/visit-notes.ts";
import { currentUpdate, startNewest } from "./service-worker.ts";

const NAME = "chunk-reload";
const ONCE_WITHIN = 60_000;

/**
 * A chunk of an older build that is nowhere any more: keeps what is typed and starts anew, once. Where that did
 * not help, where there is no network, or where nothing can be noted down so that it could go on for ever, the
 * part that misses it says so instead.
 */
export function reloadOnChunkError(): void {
  addEventListener("vite:preloadError", (event) => {
    const now = Date.now();
    const last = Number(readVisitNote(NAME) ?? 0);
    // A version that has come meanwhile is another attempt, not the same one again.
    const isSame = Math.abs(now - last) < ONCE_WITHIN && !currentUpdate().ready;
    if (!navigator.onLine || isSame) return;
    if (!writeVisitNote(NAME, String(now))) return;
    event.preventDefault();
    void startNewest();
  });
}
