import { noticePictures, OPEN_ADDRESS, type SystemNotice, TRIAL_TAG } from "#base/notices.ts";

declare const self: ServiceWorkerGlobalScope & {
  /** Comes with the sync worker's script (`workers/sync.worker.ts`). */
  readonly noticeOfPush?: (text: string) => Promise<SystemNotice | "ended" | undefined>;
};

/** A page that is there answers within this time, ms; else a window is opened. */
const PATIENCE = 1_000;

/** Shows what is pushed while no tab of the app is seen, and opens it where somebody clicks. */
export function showPushes(load: () => void): void {
  self.addEventListener("push", (event) => {
    event.waitUntil(show(event.data?.text() ?? "", load));
  });
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const { address = "/" } = (event.notification.data ?? {}) as Partial<SystemNotice["data"]>;
    event.waitUntil(open(address));
  });
}

async function show(text: string, load: () => void): Promise<void> {
  load();
  const notice = await self.noticeOfPush?.(text);
  if (notice === "ended") await forgetNotices();
  if (!notice || notice === "ended") return;
  const isSeen = (await pagesOfApp()).some(({ visibilityState }) => visibilityState === "visible");
  // Who looks at the app is told there; a trial is what it is about.
  if (isSeen && notice.tag !== TRIAL_TAG) return;
  const { title, ...rest } = notice;
  await self.registration.showNotification(title, { ...rest, ...noticePictures });
}

/** Nobody is signed in any more: what was shown to them goes, and nothing more comes. */
async function forgetNotices(): Promise<void> {
  const { pushManager } = self.registration;
  for (const notice of await self.registration.getNotifications()) notice.close();
  await (await pushManager.getSubscription())?.unsubscribe();
}

/** In a tab of the app where there is one, a visible one first, else in a new window. */
async function open(address: string): Promise<void> {
  const pages = await pagesOfApp();
  const page = pages.find(({ visibilityState }) => visibilityState === "visible") ?? pages[0];
  if (page && (await hasOpened(page, address))) await page.focus();
  else await self.clients.openWindow(address);
}

/** Pages on which messages are told over the screen, and that can open one. */
async function pagesOfApp(): Promise<WindowClient[]> {
  const pages = await self.clients.matchAll({ type: "window" });
  return pages.filter(({ url }) => new URL(url).pathname.startsWith("/manage"));
}

function hasOpened(page: WindowClient, address: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE);
    port1.addEventListener("message", () => {
      clearTimeout(timer);
      resolve(true);
    });
    port1.start();
    page.postMessage({ type: OPEN_ADDRESS, address }, [port2]);
  });
}
