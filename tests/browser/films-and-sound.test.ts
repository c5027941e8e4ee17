import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { sampleFile } from "./make/file-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import {
  addFolder,
  item,
  openFiles,
  openFolder,
  openItem,
  uploadFiles,
} from "./make/library-steps.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

const PIECES = ["hoist0.mpeg", "hoist1.mpeg", "hoist2.mpeg"];
let app: App;
let browser: Browser;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  await setUp(her);
  await openFiles(her);
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

async function bring(...names: readonly string[]): Promise<void> {
  await uploadFiles(her, await Promise.all(names.map(sampleFile)));
  for (const name of names) await item(her, name).waitFor();
}

const player = (name: string) =>
  her.page.getByLabel(name, { exact: true }).and(her.page.locator("video, audio"));

/** Seconds of what stands in the player, once it has its first picture or sound. */
async function secondsOf(name: string): Promise<number> {
  await player(name).waitFor();
  return player(name).evaluate(
    async (media: HTMLMediaElement) =>
      new Promise<number>((resolve) => {
        const HAS_SOMETHING = 2;
        const look = () => {
          if (media.readyState >= HAS_SOMETHING) resolve(Math.round(media.duration));
          else setTimeout(look, 50);
        };
        look();
      }),
  );
}

/** Plays it to its end, and says where that is. */
async function playOut(name: string): Promise<number> {
  return player(name).evaluate(async (media: HTMLMediaElement) => {
    media.muted = true;
    media.playbackRate = 4;
    const end = new Promise((resolve) => media.addEventListener("ended", resolve));
    await media.play();
    await end;
    return Math.round(media.currentTime);
  });
}

async function close(): Promise<void> {
  await her.page.keyboard.press("Escape");
  await her.page.locator("video, audio").waitFor({ state: "detached" });
}

test("a film and a sound are played where they lie, without a network too", async () => {
  await bring("site.mp4", "horn.mp3");
  await waitForDelivered(her);
  await eventually(async () => (await rows(her, "uploadChunk")).length).toBe(0);
  await goOffline(her);
  for (const name of ["site.mp4", "horn.mp3"]) {
    await openItem(her, name);
    expect(await secondsOf(name)).toBe(2);
    expect(await playOut(name)).toBe(2);
    expect(await violationsOn(her.page)).toEqual([]);
    await close();
  }
  await goOnline(her);
});

/** How bright a picture in the page is, 0 to 255. */
async function lightOf(picture: Locator): Promise<number> {
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    context?.drawImage(image, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    return (red + green + blue) / 3;
  });
}

test("a film is known by a frame that is not black, without a network too; what is none has none", async () => {
  await goOffline(her);
  const broken = { name: "broken.mp4", mimeType: "video/mp4", buffer: Buffer.from("no film") };
  await uploadFiles(her, [await sampleFile("night.mp4"), broken]);
  const poster = item(her, "night.mp4").locator("img");
  await poster.waitFor();
  expect(await lightOf(poster)).toBeGreaterThan(40);
  await item(her, "broken.mp4").getByText("MP4", { exact: true }).waitFor();
  expect(await item(her, "broken.mp4").locator("img").count()).toBe(0);
  await openItem(her, "night.mp4");
  expect(await secondsOf("night.mp4")).toBe(4);
  expect(await player("night.mp4").getAttribute("poster")).toMatch(/^blob:/);
  expect(await violationsOn(her.page)).toEqual([]);
  await close();
  await goOnline(her);
  await waitForDelivered(her);
});

test("a film in pieces is played from the files beside its list, without a network too", async () => {
  await addFolder(her, "Hoist");
  await openFolder(her, "Hoist");
  await bring("hoist.m3u8", ...PIECES);
  await waitForDelivered(her);
  await eventually(async () => (await rows(her, "uploadChunk")).length).toBe(0);
  await goOffline(her);
  await openItem(her, "hoist.m3u8");
  expect(await secondsOf("hoist.m3u8")).toBe(3);
  expect(await playOut("hoist.m3u8")).toBe(3);
  expect(await violationsOn(her.page)).toEqual([]);
  await close();
  await goOnline(her);
});

test("a list whose pieces lie elsewhere says so, and asks nobody for them", async () => {
  await addFolder(her, "Alone");
  await openFolder(her, "Alone");
  await bring("hoist.m3u8");
  const asked: string[] = [];
  her.page.on("request", (request) => asked.push(request.url()));
  await openItem(her, "hoist.m3u8");
  await her.page.getByText("The pieces of this video do not lie beside it.").waitFor();
  expect(asked.filter((url) => /beside|\.mpeg/.test(url))).toEqual([]);
  expect(her.problems.filter((one) => !one.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});
