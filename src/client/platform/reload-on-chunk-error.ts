import { startAnew } from "./service-worker.ts";

const KEY = "plumbline.chunk-reload";
const ONCE_WITHIN = 60_000;

/** A chunk of an older build that is nowhere any more: keeps what is typed and starts anew, once. */
export function reloadOnChunkError(): void {
  addEventListener("vite:preloadError", (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (!navigator.onLine || Date.now() - last < ONCE_WITHIN) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    void startAnew();
  });
}
