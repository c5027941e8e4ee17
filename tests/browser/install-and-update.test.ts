import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composer, openDialog } from "./make/chat-steps.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { layLine } from "./make/lay-line.ts";
import { waitUntilOfflineReady } from "./make/network-steps.ts";
import { makeNextBuild } from "./make/builds/next-build.ts";
import { openProfile, type Person } from "./make/open-browser.ts";
import { goTo } from "./make/plan-steps.ts";
import { setUp, waitForApp } from "./make/session-steps.ts";
import { type App, builtApp, startApp } from "./make/start-app.ts";

const profile = mkdtempSync(join(tmpdir(), "plumbline-profile-"));
const nextBuild = makeNextBuild(builtApp());
const foreign: string[] = [];
let app: App;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  her = await openProfile(profile, await layLine(app.address));
  her.context.on("request", (request) => {
    if (new URL(request.url()).origin !== her.address) foreign.push(request.url());
  });
  await setUp(her, { sample: true });
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await her?.context.close();
  await app?.stop();
  for (const folder of [profile, nextBuild]) rmSync(folder, { recursive: true, force: true });
});

keepEvidence(() => ({ her }));

test("the app can be installed", async () => {
  const session = await her.context.newCDPSession(her.page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  expect(installabilityErrors).toEqual([]);
});

test("its manifest names pictures that are there, in the sizes it says", async () => {
  const response = await fetch(`${app.address}/manifest.webmanifest`);
  const manifest = (await response.json()) as {
    start_url: string;
    display: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ display: "standalone", start_url: "/manage/messenger" });
  for (const icon of manifest.icons) {
    const sizes = await her.page.evaluate(async (src) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, icon.src);
    expect(sizes).toBe(icon.sizes);
  }
});

test("a new version is offered when nobody is writing, and the old one goes on working", async () => {
  await openDialog(her, "Morning briefing");
  await composer(her).fill("Before I forget: the crane is");
  await app.restart(nextBuild);
  const other = await her.context.newPage();
  await other.goto("/manage/plan");
  await other.getByRole("article").first().waitFor();
  await other.close();
  await her.page.bringToFront();
  await composer(her).blur();
  await her.page.getByText("A new version is ready").waitFor();
  await her.page.getByRole("button", { name: "Later" }).click();
  expect(await buildOf(her.page)).not.toContain(".next.");
  await goTo(her, "Settings");
  await her.page.getByRole("heading", { name: "Profile" }).waitFor();
});

test("a part of the old version is still served to somebody who has not fetched it yet", async () => {
  const { pathname } = new URL(await buildOf(her.page));
  const old = await fetch(`${app.address}${pathname}`);
  expect(old.status).toBe(200);
  expect(old.headers.get("content-type")).toContain("javascript");
});

test("taking the new version keeps the words that were being written", async () => {
  await her.page.reload();
  await her.page.getByRole("button", { name: "Reload" }).click();
  await eventually(async () => buildOf(her.page).catch(() => "")).toContain(".next.");
  await waitForApp(her);
  await openDialog(her, "Morning briefing");
  await eventually(async () => composer(her).inputValue()).toBe("Before I forget: the crane is");
  expect(await her.page.getByText("A new version is ready").count()).toBe(0);
});

test("all screens of the new version open, also without the network once it was here", async () => {
  await waitUntilOfflineReady(her);
  await her.line.cut();
  for (const place of ["Plans", "My work", "Settings", "Messages"]) {
    await goTo(her, place);
    await her.page.getByRole("heading", { name: place }).first().waitFor();
  }
  await her.page.reload();
  await openDialog(her, "Morning briefing");
  await her.line.mend();
});

test("nothing was asked of anybody else, and nothing went wrong", () => {
  expect(foreign).toEqual([]);
  const expected = /ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE|WebSocket/;
  expect(her.problems.filter((words) => !expected.test(words))).toEqual([]);
});

/** Address of the script that the open page was started with. */
async function buildOf(page: Page): Promise<string> {
  return page.evaluate(
    () => document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "",
  );
}
