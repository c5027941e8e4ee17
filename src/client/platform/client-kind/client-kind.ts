/** What a browser says of itself. */
export interface ClientTraits {
  readonly userAgent: string;
  /** Points that a finger can touch at once; 0 = no touch screen. */
  readonly touchPoints: number;
  /** Whether the main pointer is as fine as a mouse's. */
  readonly hasMouse: boolean;
  /** Of the page's address, such as "https:". */
  readonly protocol: string;
  /** Whether the app runs in a window of its own, without the browser's bars. */
  readonly standalone: boolean;
}

/** In what the app runs (seed 000 §2, corner links). */
export interface ClientKind {
  /** The app's own window around a browser engine, on a desk. */
  readonly isDesktopClient: boolean;
  /** The app's own shell on a phone or tablet. */
  readonly isMobileApp: boolean;
  /** The browser inside WeChat, which can neither install nor keep an app. */
  readonly isWeChat: boolean;
  /** The screen is worked with fingers. */
  readonly isTouch: boolean;
  /** Installed from the browser. */
  readonly isInstalled: boolean;
  /** No server answers for paths, so they live behind the hash. */
  readonly usesHash: boolean;
}

const desktopShell = /\b(electron|tauri)\b/i;
const mobileShell = /_eeui\b|\beeui\b|\bplumblineapp\//i;
const weChat = /\bmicromessenger\b/i;

export function clientKind(traits: ClientTraits): ClientKind {
  const { userAgent, touchPoints, hasMouse, protocol, standalone } = traits;
  const isWeChat = weChat.test(userAgent);
  const isDesktopClient = desktopShell.test(userAgent);
  return {
    isDesktopClient,
    // WeChat's browser is built on the same view as the shells of apps.
    isMobileApp: !isWeChat && !isDesktopClient && mobileShell.test(userAgent),
    isWeChat,
    isTouch: touchPoints > 0 && !hasMouse,
    isInstalled: standalone,
    usesHash: protocol !== "http:" && protocol !== "https:",
  };
}

let known: ClientKind | undefined;

/** In what this page runs. */
export function thisClient(): ClientKind {
  known ??= clientKind({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    hasMouse: matchMedia("(pointer: fine)").matches,
    protocol: location.protocol,
    standalone: matchMedia("(display-mode: standalone), (display-mode: window-controls-overlay)")
      .matches,
  });
  return known;
}
