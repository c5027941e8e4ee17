/** Chromium's event; the libraries of TypeScript do not know it. */
interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

/** How this browser lets the app be installed. */
export type InstallWay =
  /** By a question of the browser's own, which the app may bring up. */
  | "prompt"
  /** By a step of the person's: Safari on phones and tablets has "Add to Home Screen". */
  | "share"
  /** It is installed, and this is its window. */
  | "installed"
  | "none";

let event: InstallEvent | undefined;
const listeners = new Set<() => void>();

function become(next: InstallEvent | undefined): void {
  event = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer until somebody wants it; it comes before the app is drawn. */
export function captureInstallPrompt(): void {
  addEventListener("beforeinstallprompt", (offered) => {
    // The browser would show a bar of its own at a moment of its own.
    offered.preventDefault();
    become(offered as InstallEvent);
  });
  addEventListener("appinstalled", () => become(undefined));
}

/** Asks the browser to install; whether the person agreed. An offer is good for one question. */
export async function install(): Promise<boolean> {
  const offered = event;
  become(undefined);
  const answer = await offered?.prompt();
  return answer?.outcome === "accepted";
}

export function installWay(): InstallWay {
  if (matchMedia("(display-mode: standalone), (display-mode: window-controls-overlay)").matches)
    return "installed";
  if (event) return "prompt";
  return isAppleTouch() ? "share" : "none";
}

export function subscribeToInstallWay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** iPads say that they are Macs; no Mac has a touch screen. */
function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
