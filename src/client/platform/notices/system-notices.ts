import { noticePictures, OPEN_ADDRESS, type SystemNotice } from "#base/notices.ts";

/** "unsupported": the browser has no notifications, or no service worker to show them. */
export type NoticePermission = NotificationPermission | "unsupported";

export function noticePermission(): NoticePermission {
  const isSupported = "Notification" in globalThis && "serviceWorker" in navigator;
  return isSupported ? Notification.permission : "unsupported";
}

/** Asks the person, who has just said that they want it. */
export async function askForNotices(): Promise<NoticePermission> {
  if (noticePermission() !== "default") return noticePermission();
  return Notification.requestPermission();
}

/** Shows it where the person has allowed it; not everywhere may a page do so without its service worker. */
export async function showSystemNotice({ title, ...rest }: SystemNotice): Promise<void> {
  if (noticePermission() !== "granted") return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.showNotification(title, { ...rest, ...noticePictures });
}

/** Takes away of what is still shown what is over. */
export async function closeSystemNotices(
  isOver: (notice: { readonly tag: string; readonly dialogId: number }) => boolean,
): Promise<void> {
  if (noticePermission() !== "granted") return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) {
    const { dialogId = 0 } = (shown.data ?? {}) as Partial<SystemNotice["data"]>;
    if (isOver({ tag: shown.tag, dialogId })) shown.close();
  }
}

/** Hears which address a notification that was clicked leads to. Answers how to stop. */
export function onOpenAddress(open: (address: string) => void): () => void {
  if (!("serviceWorker" in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  const handleMessage = ({ data, ports }: MessageEvent) => {
    const { type, address } = (data ?? {}) as { type?: unknown; address?: unknown };
    if (type !== OPEN_ADDRESS || typeof address !== "string") return;
    // So the service worker knows that no other window is needed.
    ports[0]?.postMessage(OPEN_ADDRESS);
    open(address);
  };
  serviceWorker.addEventListener("message", handleMessage);
  serviceWorker.startMessages();
  return () => serviceWorker.removeEventListener("message", handleMessage);
}
