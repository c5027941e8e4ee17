import { BEFORE_RELOAD } from "./service-worker.ts";

/**
 * Calls back whenever the page may be gone a moment later: it is closed, left, loaded anew, or out of sight, from where
 * phones end it without a word. Ends with what it returns.
 */
export function beforeLeaving(callback: () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const handleVisibility = () => {
    if (document.visibilityState === "hidden") callback();
  };
  addEventListener("pagehide", callback, { signal });
  addEventListener(BEFORE_RELOAD, callback, { signal });
  document.addEventListener("visibilitychange", handleVisibility, { signal });
  return () => leaving.abort();
}
