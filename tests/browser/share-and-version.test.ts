import { rmSync } from "node:fs";
import { SHARE_PATH } from "#base/shared-content.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { releasesIn } from "#server/releases.ts";
import { textsIn } from "#server/local-text.ts";
import { message } from "./make/chat-steps.ts";
import { eventually, until } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { item } from "./make/library-steps.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { makeNextBuild } from "./make/builds/next-build.ts";
import { makeOlderBuild, newestVersion } from "./make/builds/older-build.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { setUpSampleSite } from "./make/screens.ts";
import { dana, PASSWORD } from "./make/session-steps.ts";
import { type App, builtApp, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

const builds: string[] = [];
const french = textsIn("fr");
let app: App;
let browser: Browser;
let her: Person;
/** She too, at a browser that speaks French. */
let elsewhere: Person;

beforeAll(async () => {
  app = await startApp();
  builds.push(makeOlderBuild(builtApp()));
  await app.restart(builds[0] ?? "");
  browser = await openBrowser();
  her = await addPerson(browser, app);
  await setUpSampleSite(her);
  await waitUntilOfflineReady(her);
  elsewhere = await addPerson(browser, app, { locale: "fr" });
  await elsewhere.page.goto("/login");
  await elsewhere.page.locator("input[name=email]").fill(dana.email);
  await elsewhere.page.locator("input[name=password]").fill(PASSWORD);
  await elsewhere.page.locator("button[type=submit]").click();
  await elsewhere.page.locator("[data-row-focus]").first().waitFor();
  await waitUntilOfflineReady(elsewhere);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
  for (const folder of builds) rmSync(folder, { recursive: true, force: true });
});

keepEvidence(() => ({ her, elsewhere }));

/** What the system does when somebody chooses the app in the share sheet of another one. */
async function shareFromElsewhere(
  page: Page,
  content: { title?: string; text?: string; url?: string; file?: string; second?: string },
): Promise<void> {
  await page.evaluate(
    ([action, { file, second, ...texts }]) => {
      const form = document.createElement("form");
      Object.assign(form, { action, method: "post", enctype: "multipart/form-data" });
      for (const [name, value] of Object.entries(texts)) {
        const field = document.createElement("input");
        Object.assign(field, { name, value });
        form.append(field);
      }
      if (file) {
        const field = document.createElement("input");
        Object.assign(field, { type: "file", name: "files" });
        const files = new DataTransfer();
        for (const name of [file, second])
          if (name) files.items.add(new File(["picture"], name, { type: "image/png" }));
        field.files = files.files;
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    },
    [SHARE_PATH, content] as const,
  );
}

describe("what another app shares", () => {
  test("is taken by an app that says so, in a window whose bar is its own", async () => {
    const response = await fetch(`${app.address}/manifest.webmanifest`);
    expect(await response.json()).toMatchObject({
      display_override: ["window-controls-overlay"],
      share_target: { action: SHARE_PATH, method: "POST", enctype: "multipart/form-data" },
    });
  });

  test("goes into a chat without a network, changed as the person likes", async () => {
    const { page } = her;
    await goOffline(her);
    await shareFromElsewhere(page, { title: "Crane plan", url: "https://site.example/crane" });
    const text = page.getByLabel("What is shared");
    await eventually(async () => text.inputValue()).toBe("Crane plan\nhttps://site.example/crane");
    await text.fill("New crane plan: https://site.example/crane");

    // It stays until it is used.
    await page.reload();
    await eventually(async () => text.inputValue()).toBe(
      "New crane plan: https://site.example/crane",
    );
    await page.getByRole("button", { name: "Morning briefing" }).click();
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await message(her, "New crane plan").last().waitFor();
    await goOnline(her);
    await waitForDelivered(her);
    await page.goto(SHARE_PATH);
    await page.getByText("Nothing is waiting to be shared").waitFor();
  });

  test("becomes a task with the file that comes along", async () => {
    const { page } = elsewhere;
    await shareFromElsewhere(page, { text: "Commander les ancrages\n24 pièces", file: "plan.png" });
    await page.getByText(french("share:text"), { exact: true }).waitFor();
    await page.getByRole("listitem").getByText("plan.png").waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByText(french("share:kinds.task"), { exact: true }).click();
    await page.getByRole("button", { name: "Harbour Bridge, north pier" }).click();
    await page.getByRole("button", { name: french("share:acts.task") }).click();
    await page.getByRole("dialog").getByText("24 pièces").first().waitFor();
    await page
      .getByRole("dialog")
      .getByText(/plan\.png/)
      .first()
      .waitFor();
  });

  test("files go among the person's own without a network, but for what is left out", async () => {
    const { page } = her;
    await goOffline(her);
    await shareFromElsewhere(page, { file: "north.png", second: "south.png" });
    await page.getByRole("button", { name: "Leave out south.png" }).click();
    await page.getByText("Into the files", { exact: true }).click();
    await page.getByRole("button", { name: "My files" }).click();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole("button", { name: "Add the files" }).click();
    await item(her, "north.png").waitFor();
    expect(await item(her, "south.png").count()).toBe(0);
    await page.goto(SHARE_PATH);
    await page.getByText("Nothing is waiting to be shared").waitFor();
    await goOnline(her);
    await waitForDelivered(her);
    await until(async () =>
      (await rows(her, "file")).some(
        ({ name, arriveTime }) => name === "north.png" && Number(arriveTime) > 0,
      ),
    );
    const kept = await page.evaluate(async () => {
      const cache = await caches.open("plumbline-shared");
      return (await cache.keys()).length;
    });
    expect(kept).toBe(0);
  });
});

test("the app can be installed from the settings when the browser offers it", async () => {
  const { page } = her;
  await page.goto("/manage/setting/app");
  await page.getByRole("heading", { name: "App", exact: true }).waitFor();
  await page.evaluate(() => {
    const prompt = async () => {
      document.body.dataset["asked"] = "to install";
      return { outcome: "accepted" };
    };
    dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt }));
  });
  await page.getByRole("button", { name: "Install", exact: true }).click();
  await page.locator("body[data-asked='to install']").waitFor();
});

describe("a new version", () => {
  const offer = () =>
    elsewhere.page.getByRole("dialog", { name: french("version:title"), exact: true });
  const isWaiting = async () =>
    elsewhere.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.waiting !== null && registration?.waiting !== undefined;
    });

  test("is offered with what is new in it, in the person's language", async () => {
    await elsewhere.page.goto("/manage/plan");
    await elsewhere.page.getByRole("article").first().waitFor();
    await app.restart(builtApp());
    await elsewhere.page.reload();
    await offer().waitFor();
    const [release] = releasesIn("fr");
    await offer().getByText(newestVersion).waitFor();
    for (const note of release?.notes ?? []) await offer().getByText(note).waitFor();
    expect(await violationsOn(elsewhere.page)).toEqual([]);
  });

  test("that somebody does not want to hear of again is not offered again", async () => {
    await offer()
      .getByRole("button", { name: french("version:silence") })
      .click();
    await offer().waitFor({ state: "hidden" });
    await elsewhere.page.reload();
    await elsewhere.page.getByRole("article").first().waitFor();
    await until(isWaiting);
    await elsewhere.page.getByRole("link", { name: french("shell:messages") }).click();
    await elsewhere.page.locator("[data-row-focus]").first().waitFor();
    expect(await offer().count()).toBe(0);
  });

  test("after that one is offered, and taken", async () => {
    builds.push(makeNextBuild(builds[0] ?? ""));
    await app.restart(builds[1] ?? "");
    await elsewhere.page.reload();
    await offer().waitFor();
    await offer()
      .getByRole("button", { name: french("shell:reload") })
      .click();
    await eventually(async () =>
      elsewhere.page
        .evaluate(() => document.querySelector<HTMLScriptElement>("script[type=module]")?.src)
        .catch(() => ""),
    ).toContain(".next.next.");
    await elsewhere.page.locator("[data-row-focus]").first().waitFor();
  });
});
