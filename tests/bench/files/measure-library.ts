import type { Browser, BrowserContext, Page } from "playwright-core";
import { login } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import { speak } from "#tests/server/make/speak.ts";
import { measurePaint, signInOn, waitForComplete, waitForPrefetch } from "../bench-browser.ts";
import { credentials, openBenchServer } from "../bench-server.ts";
import { type Figure, median, percentile } from "../figure.ts";
import { mainThreadTasks, TASKS_ONLY } from "../main-thread-tasks.ts";
import { measurePress } from "../measure-press.ts";
import { scrollThrough } from "../scroll-through.ts";

const FOLDERS = 100;
const FILES = 100;
const ROUNDS = 5;
/** Pictures that differ, and how often each lies in the folder that is scrolled. */
const PICTURES = 20;
const COPIES = 50;
/** Commands that wait for their answers at once. */
const AT_ONCE = 10;
/** Until the start of a page is over, ms. */
const SETTLED = 2_000;
/** A file that is seen in its folder, and not a folder among others. */
const FILE_IN_FOLDER = "[data-item] span[aria-hidden]";
/** A frame that takes longer is seen, ms. */
const SMOOTH = 33;
/** Why a command has to wait: the person's share of the processor is used up, or what a browser sent is still to come. */
const BUSY = 429;
const UNDER_WAY = new Set(["file.gone", "file.onItsWay"]);

type Do = <Name extends CommandName>(name: Name, args: ArgumentsOf<Name>) => Promise<unknown>;

/** A library of 10,000 files opened, and a folder of 1,000 pictures scrolled from end to end. */
export async function measureLibrary(browser: Browser): Promise<Figure[]> {
  const server = await openBenchServer({ tasks: 0, messages: 0 });
  const session = await speak(server.address, login, { ...credentials, clientId: "bench-client" });
  if (!("token" in session.data)) throw new Error("The server asks for a second step");
  const { token } = session.data;
  const run: Do = async (name, args) => {
    for (;;) {
      const reply = await speak(server.address, callOf(name), args as never, token);
      if (reply.code === 200) return reply.data;
      if (reply.code !== BUSY && !UNDER_WAY.has(reply.reason ?? ""))
        throw new Error(`${name} was refused: ${reply.reason}`);
      await new Promise((next) => setTimeout(next, 1_000));
    }
  };
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signInOn(page, server.address);
  const firstId = await fillFolders(run, await bringPaper(page, server.address));
  await waitForComplete(page);
  await waitForPrefetch(page);
  await page.close();
  const opened = await paintsOf(context, `${server.address}/manage/file/${firstId}`);
  const pressed = await pressesOf(context, server.address);
  const scrolled = await scrollPictures(browser, context, { address: server.address, run });
  await context.close();
  await server.close();
  const slow = scrolled.tasks.filter((task) => task > SMOOTH).length;
  return [
    {
      name: "a library of 10,000 files opened: from the press to the paint",
      value: median(pressed.map(({ library }) => library)),
      unit: "ms",
      budget: 500,
    },
    {
      name: "a folder in it opened: from the press to the paint",
      value: median(pressed.map(({ folder }) => folder)),
      unit: "ms",
      budget: 500,
    },
    {
      name: "the same folder as a page of its own, with the start of the app, warm",
      value: median(opened),
      unit: "ms",
    },
    {
      name: `1,000 pictures scrolled: frames with a main-thread task over ${SMOOTH} ms`,
      value: (slow / scrolled.frames) * 100,
      unit: "%",
      budget: 1,
    },
    {
      name: "1,000 pictures scrolled: main-thread tasks, p95",
      value: percentile(scrolled.tasks, 0.95),
      unit: "ms",
    },
  ];
}

/** Uploads a paper as a person does; answers what it is in the library. */
async function bringPaper(page: Page, address: string): Promise<number> {
  await page.goto(`${address}/manage/file?view=mine`);
  const content = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(20_000, "x")]);
  await uploadOn(page, [{ name: "Protocol.pdf", mimeType: "application/pdf", buffer: content }]);
  await page.locator("[data-item]").first().waitFor();
  const [id] = await filesIn(page, 0);
  if (id === undefined) throw new Error("The paper is not in the library");
  return id;
}

function uploadOn(
  page: Page,
  files: { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  const field = page.getByLabel("Upload", { exact: true }).and(page.locator("input"));
  return field.setInputFiles(files);
}

/** Folders with copies of a paper; answers the id of the first. */
async function fillFolders(run: Do, paperId: number): Promise<number> {
  const ids: number[] = [];
  for (let folder = 0; folder < FOLDERS; folder += 1) {
    const made = (await run("file.addFolder", { name: `Section ${folder + 1}` })) as { id: number };
    ids.push(made.id);
  }
  const copies = ids.flatMap((pid) => Array.from({ length: FILES }, () => pid));
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    for (let pid = copies.pop(); pid; pid = copies.pop())
      await run("file.copy", { id: paperId, pid });
  });
  await Promise.all(lanes);
  return ids[0] ?? 0;
}

async function paintsOf(context: BrowserContext, address: string): Promise<number[]> {
  const paints: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await context.newPage();
    paints.push((await measurePaint(page, address, "[data-item]")).first);
    await page.close();
  }
  return paints;
}

/** The library opened from the messenger, and a folder in it, each time on a page that has not drawn one before. */
async function pressesOf(
  context: BrowserContext,
  address: string,
): Promise<{ readonly library: number; readonly folder: number }[]> {
  const presses: { library: number; folder: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await context.newPage();
    await page.goto(`${address}/manage/messenger`);
    await page.locator("[data-row-focus]").first().waitFor();
    await page.waitForTimeout(SETTLED);
    const library = await measurePress(
      page.locator('a[href^="/manage/file"]').first(),
      "[data-item]",
    );
    const folder = await measurePress(
      page.locator("[data-item] [data-row-focus]").first(),
      FILE_IN_FOLDER,
    );
    presses.push({ library, folder });
    await page.close();
  }
  return presses;
}

/** A folder of pictures in a grid, scrolled as fast as a wheel goes. */
async function scrollPictures(
  browser: Browser,
  context: BrowserContext,
  { address, run }: { readonly address: string; readonly run: Do },
): Promise<{ readonly tasks: number[]; readonly frames: number }> {
  const page = await context.newPage();
  const { id: pid } = (await run("file.addFolder", { name: "Pictures" })) as { id: number };
  await page.goto(`${address}/manage/file/${pid}`);
  await bringPictures(page);
  const items = await filesIn(page, pid);
  const copies = items.flatMap((id) => Array.from({ length: COPIES - 1 }, () => id));
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    for (let id = copies.pop(); id; id = copies.pop()) await run("file.copy", { id, pid });
  });
  await Promise.all(lanes);
  await waitForComplete(page);
  await page.getByRole("button", { name: "Show as a grid" }).click();
  await page.locator("[data-item] img").first().waitFor();
  await browser.startTracing(page, TASKS_ONLY);
  const frames = await scrollThrough(page, "[data-item]");
  return { tasks: mainThreadTasks(await browser.stopTracing()), frames };
}

/** Uploads pictures as people do, until the server has all of them. */
async function bringPictures(page: Page): Promise<void> {
  const drawn = await page.evaluate(async (count) => {
    const canvas = new OffscreenCanvas(1_600, 1_200);
    const ground = canvas.getContext("2d");
    if (!ground) throw new Error("There is nothing to draw on");
    const texts: string[] = [];
    for (let at = 0; at < count; at += 1) {
      for (let spot = 0; spot < 400; spot += 1) {
        ground.fillStyle = `hsl(${(at * 37 + spot * 11) % 360} 60% 50%)`;
        ground.fillRect((spot * 97) % 1_600, (spot * 61) % 1_200, 120, 90);
      }
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: "image/jpeg" })).arrayBuffer(),
      );
      texts.push(btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join("")));
    }
    return texts;
  }, PICTURES);
  const files = drawn.map((text, at) => ({
    name: `Picture ${at + 1}.jpg`,
    mimeType: "image/jpeg",
    buffer: Buffer.from(text, "base64"),
  }));
  await uploadOn(page, files);
  await page.waitForFunction(
    (count) => document.querySelectorAll("[data-item] img").length >= count,
    PICTURES,
  );
}

/** The files that the browser knows in a folder, and not its folders. */
async function filesIn(page: Page, pid: number): Promise<number[]> {
  return page.evaluate(async (folder) => {
    const databases = await indexedDB.databases();
    const name = databases.find((one) => one.name?.startsWith("plumbline-"))?.name ?? "";
    return new Promise<number[]>((resolve) => {
      const opening = indexedDB.open(name);
      opening.addEventListener("success", () => {
        const asking = opening.result
          .transaction("libraryItem")
          .objectStore("libraryItem")
          .getAll();
        asking.addEventListener("success", () => {
          opening.result.close();
          const rows = asking.result as { id: number; pid: number; kind: string }[];
          const files = rows.filter((row) => row.pid === folder && row.kind === "file");
          resolve(files.map(({ id }) => id));
        });
      });
    });
  }, pid);
}
