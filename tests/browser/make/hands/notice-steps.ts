import type { BrowserContext, Worker } from "playwright-core";
import type { Person } from "../open-browser.ts";

interface WithRegistration {
  readonly registration: ServiceWorkerRegistration;
}

/** A notification of the system, as it is shown. */
export interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

/** What the system shows of the app on a person's device, in the order of its words. */
export async function shownNotices({ context }: Pick<Person, "context">): Promise<Shown[]> {
  return workerOf(context).evaluate(async () => {
    const { registration } = globalThis as unknown as WithRegistration;
    const shown = await registration.getNotifications();
    return shown
      .map(({ title, body, tag }) => ({ title, body, tag }))
      .toSorted((left, right) => left.body.localeCompare(right.body));
  });
}

function workerOf(context: BrowserContext): Worker {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("No service worker runs");
  return worker;
}

/** The person looks elsewhere, or comes back: no browser without a screen does so by itself. */
export async function look({ page }: Person, away: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    const state = hidden ? "hidden" : "visible";
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
    document.dispatchEvent(new Event("visibilitychange"));
  }, away);
}

/** The browser's own push service hands something over, as if it had come from the internet. */
export async function deliverPush(
  { page, context, address: origin }: Person,
  data: string,
): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (found) resolve(found.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.deliverPushMessage", {
    origin,
    registrationId: await registered,
    data,
  });
  await session.detach();
}

/** The person clicks what is shown. */
export async function clickNotice({ context }: Person, tag: string): Promise<void> {
  await workerOf(context).evaluate(async (wanted) => {
    const { registration } = globalThis as unknown as WithRegistration;
    const [notification] = await registration.getNotifications({ tag: wanted });
    if (!notification) throw new Error(`Nothing is shown under ${wanted}`);
    const click = Object.assign(new Event("notificationclick"), { notification });
    dispatchEvent(Object.assign(click, { waitUntil: () => undefined }));
  }, tag);
}
