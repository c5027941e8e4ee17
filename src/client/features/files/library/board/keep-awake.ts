/** Keeps the screen lit while a page is seen, where the browser can; answers how to let it go out again. */
export function keepAwake(): () => void {
  let isOver = false;
  let lock: WakeLockSentinel | undefined;
  const hold = async () => {
    if (isOver || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    // A device that saves its battery refuses, and then its own rules count.
    const lit = await navigator.wakeLock.request("screen").catch(() => undefined);
    // Another one may have come meanwhile: one is enough.
    const spare = isOver ? lit : lock;
    if (!isOver) lock = lit;
    await spare?.release();
  };
  const light = () => void hold();
  light();
  // The browser takes it back whenever the page is hidden.
  document.addEventListener("visibilitychange", light);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", light);
    void lock?.release();
  };
}
