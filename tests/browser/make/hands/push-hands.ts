import type { BrowserContext } from "playwright-core";
import type { ReceivingBrowser } from "#tests/server/make/push/receiving-browser.ts";

const KEY = "test-push-service";

/** Chromium without a screen has no push service: this gives it one, with a subscription that the test can read. */
export async function givePushService(
  context: BrowserContext,
  { subscription }: Pick<ReceivingBrowser, "subscription">,
): Promise<void> {
  await context.addInitScript(
    ([name, told]) => {
      const subscriptionFor = (key: string) => ({
        options: {
          applicationServerKey: Uint8Array.from(
            atob(key.replaceAll("-", "+").replaceAll("_", "/")),
            (letter) => letter.codePointAt(0) ?? 0,
          ).buffer,
        },
        toJSON: () => told,
        async unsubscribe() {
          localStorage.removeItem(name);
          return true;
        },
      });
      Object.assign(PushManager.prototype, {
        async getSubscription() {
          const key = localStorage.getItem(name);
          return key && subscriptionFor(key);
        },
        async subscribe({ applicationServerKey: key }: { applicationServerKey: string }) {
          localStorage.setItem(name, key);
          return subscriptionFor(key);
        },
      });
    },
    [KEY, subscription] as const,
  );
}
