/** Chromium's own; other browsers do not say. */
interface MemoryAware {
  readonly memory?: { readonly jsHeapSizeLimit: number };
}

/**
 * Whether this window's data is thrown away when it is closed, as in a private
 * window. No browser says so; these are signs that only private windows give:
 *
 * - Firefox and Safari refuse the file system of the origin there.
 * - Chromium keeps the data in memory there, and older versions say so by a quota
 *   below what a page may use of the memory; on a disk it is a multiple of that.
 *
 * Newer Chromium gives no sign at all. To say nothing there is better than to
 * warn everybody whose browser merely declined to promise persistence.
 */
export async function isEphemeral(): Promise<boolean> {
  if (!("storage" in navigator) || !navigator.storage.persisted) return false;
  if (await navigator.storage.persisted()) return false;
  const { quota = 0 } = await navigator.storage.estimate();
  const heap = (performance as MemoryAware).memory?.jsHeapSizeLimit ?? 0;
  if (quota > 0 && quota < heap) return true;
  if (!navigator.storage.getDirectory) return false;
  try {
    await navigator.storage.getDirectory();
    return false;
  } catch {
    return true;
  }
}
