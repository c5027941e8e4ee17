import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { drawnPhotograph } from "./make/file-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { layLine } from "./make/lay-line.ts";
import { openFiles, uploadFiles, useItemMenu } from "./make/library-steps.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { addPersonAt, openBrowser, type Person } from "./make/open-browser.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";

let app: App;
let browser: Browser;
let her: Person;
let visitor: Person;
let files = "";

beforeAll(async () => {
  const port = await freePort();
  files = `http://127.0.0.1:${port}`;
  const address = `http://localhost:${port}`;
  app = await startApp({ PUBLIC_URL: address, FILES_URL: files }, port);
  browser = await openBrowser();
  // Addresses that the operator names leave no room for a line of somebody's own.
  const line = { ...(await layLine(app.address)), address };
  her = await addPersonAt(browser, line);
  visitor = await addPersonAt(browser, line);
  await setUp(her);
  await openFiles(her);
  const picture = await drawnPhotograph(her, "Mesh.jpg", 320, 240);
  const pdf = await readFile(new URL("../data/files/scanned-note.pdf", import.meta.url));
  await uploadFiles(her, [picture, { name: "Note.pdf", mimeType: "application/pdf", buffer: pdf }]);
  await waitForDelivered(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, visitor }));

test("a visitor sees pictures and papers that come from an origin of their own", async () => {
  const { page } = visitor;
  const sources = new Set<string>();
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.startsWith("/files/") && response.ok())
      sources.add(new URL(response.url()).origin);
  });
  await page.goto(await linkTo("Mesh.jpg"));
  const picture = page.getByRole("img", { name: "Mesh.jpg" });
  await eventually(async () =>
    picture.evaluate((image) => (image as HTMLImageElement).naturalWidth),
  ).toBe(320);
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  expect((await saved).suggestedFilename()).toBe("Mesh.jpg");
  await page.goto("about:blank");
  await page.goto(await linkTo("Note.pdf"));
  await page.locator("canvas").first().waitFor();
  expect([...sources]).toEqual([files]);
  expect(visitor.problems).toEqual([]);
});

async function linkTo(name: string): Promise<string> {
  await useItemMenu(her, name, "Links for others");
  const dialog = her.page.getByRole("dialog", { name: `Links to ${name}` });
  await dialog.getByRole("button", { name: "Make a link" }).click();
  const address = await dialog.getByRole("textbox", { name: "New link" }).inputValue();
  await her.page.keyboard.press("Escape");
  return address;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, "close");
  return port;
}
