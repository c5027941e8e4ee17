import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { repository } from "#tests/server/database/server-process.ts";
import { message, openDialog, say } from "./make/chat-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { letIn, newPlan } from "./make/plan-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;
let pages: Server;
let origin: string;

const PAGE = `<title>Frost &lt;b&gt;</title><meta property="og:description" content="When concrete may be poured">
  <meta property="og:image" content="/board.png">`;

beforeAll(async () => {
  const picture = await readFile(join(repository, "docs/board.png"));
  pages = createServer((request, response) => {
    const isPicture = request.url === "/board.png";
    response.setHeader("content-type", isPicture ? "image/png" : "text/html");
    response.end(isPicture ? picture : PAGE);
  }).listen(0, "127.0.0.1");
  await once(pages, "listening");
  origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
  app = await startApp({ LINKS_PRIVATE: "1" });
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app));
  await newPlan(her, "Pier 4");
  await letIn(her, "Omar Haddad");
  await openDialog(her, "Pier 4");
  await openDialog(him, "Pier 4");
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
  pages?.close();
});

keepEvidence(() => ({ her, him }));

const card = (person: Person, words: string) =>
  message(person, words).last().locator("[data-link-card]");

test("a link sent without a network shows where it leads once it is sent, and still without one", async () => {
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await say(her, `Read ${origin}/frost before Monday`);
  await goOnline(her);
  await waitForDelivered(her);
  for (const person of [her, him]) {
    const link = card(person, "before Monday").getByRole("link");
    await link.getByText("When concrete may be poured").waitFor();
    // What a page says of itself is words, and whose it is says its address.
    await link.getByText("Frost <b>").waitFor();
    await link.getByText(new URL(origin).host).waitFor();
    expect(await link.getAttribute("href")).toBe(`${origin}/frost`);
    const picture = link.locator("img");
    expect(await picture.getAttribute("src")).toMatch(/^data:image\/jpeg;base64,/);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240);
    expect(await violationsOn(person.page)).toEqual([]);
  }
  pages.closeAllConnections();
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await him.page.reload();
  await card(him, "before Monday").getByText("When concrete may be poured").waitFor();
  await goOnline(him);
});

test("only who sent it takes the preview away, and the link stays", async () => {
  const remove = { name: "Remove the preview" } as const;
  expect(await card(him, "before Monday").getByRole("button", remove).count()).toBe(0);
  await goOffline(her);
  await card(her, "before Monday").getByRole("button", remove).click();
  await card(her, "before Monday").waitFor({ state: "detached" });
  await goOnline(her);
  await waitForDelivered(her);
  await card(him, "before Monday").waitFor({ state: "detached" });
  await message(him, "before Monday").last().getByRole("link").waitFor();
  const said = (await rows(him, "message")).find(({ mtype }) => mtype === "text");
  expect(said?.["msg"]).toMatchObject({ noLink: true });
});
