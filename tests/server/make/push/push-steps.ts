import { setPushAlias } from "#contract/calls/notify.ts";
import { readHead } from "#server/tables/own/space.ts";
import { eventually } from "../../database/scratch.ts";
import type { Someone } from "../people.ts";
import type { TestServer } from "../test-server.ts";
import { done } from "../world.ts";
import type { PushService } from "./push-service.ts";
import { type ReceivingBrowser, receivingBrowser } from "./receiving-browser.ts";

/** A browser that a push service reaches, with its name there. */
export type Subscribed = ReceivingBrowser & { readonly name: string };

let browsers = 0;

/** Somebody's browser lets itself be reached. */
export async function subscribeAt(
  place: { server: TestServer; service: PushService; publicKey: string },
  who: Someone,
): Promise<Subscribed> {
  browsers += 1;
  const name = `browser-${browsers}`;
  const browser = receivingBrowser(place.service.endpointOf(name));
  const { subscription } = browser;
  await done(place.server, who, setPushAlias, { subscription, publicKey: place.publicKey });
  return { ...browser, name };
}

/** What a browser has been told, once it was so often. */
export async function toldAt(service: PushService, browser: Subscribed, count: number) {
  await eventually(() => service.to(browser.name).length >= count);
  return service
    .to(browser.name)
    .map(({ body }) => JSON.parse(browser.decrypt(body)) as { messageId?: number });
}

/** Waits until all that was written so far was looked through for pushes. */
export async function lookedThrough(server: TestServer): Promise<void> {
  const { database, hub } = server.parts;
  const head = await readHead(database);
  hub.wake();
  await eventually(async () => {
    const [row] = await database.run<{ seq: number }>("select seq from push_cursor");
    return (row?.seq ?? 0) >= head;
  });
}
