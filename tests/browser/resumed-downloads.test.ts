import { createHash } from "node:crypto";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bytesOf } from "#tests/server/make/uploads.ts";
import { eventually, until } from "./make/eventually.ts";
import { forgetContents } from "./make/files/forget-contents.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { type LaidLine, layLine } from "./make/lay-line.ts";
import { item, openFiles, uploadFiles, useItemMenu } from "./make/library-steps.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { addPersonAt, openBrowser, type Person } from "./make/open-browser.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";

const MEGABYTE = 1024 ** 2;
const SIZE = 24 * MEGABYTE;
const NAME = "Survey.bin";

let app: App;
let browser: Browser;
let her: Person;
let line: LaidLine;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  line = await layLine(app.address);
  her = await addPersonAt(browser, line);
  await setUp(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

const bytes = bytesOf(SIZE, 5);

/** Where a range begins that is asked for, bytes; 0 = all of it is. */
const beginningOf = (range: string) => Number(/^bytes=(\d+)-$/.exec(range)?.[1] ?? 0);

/** The checksum of what lies on the device in pieces, in their order. */
async function checksumHere({ page }: Person): Promise<string> {
  return page.evaluate(async () => {
    const answerOf = async <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error ?? new Error("Not read")));
      });
    const all = await indexedDB.databases();
    const name = all.find((one) => /^plumbline-.*-\d+$/.test(one.name ?? ""))?.name ?? "";
    const database = await answerOf(indexedDB.open(name));
    const pieces = database.transaction("keptPiece").objectStore("keptPiece").getAll();
    const found = (await answerOf(pieces)) as { bytes: ArrayBuffer }[];
    database.close();
    const whole = await new Blob(found.map((piece) => piece.bytes)).arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  });
}

test("a file that is kept goes on where it was after its tab was closed in the middle", async () => {
  await openFiles(her);
  await uploadFiles(her, [{ name: NAME, mimeType: "", buffer: bytes }]);
  await item(her, NAME).waitFor();
  await waitForDelivered(her);
  await until(async () =>
    (await rows(her, "file")).every(({ arriveTime }) => Number(arriveTime) > 0),
  );
  await until(async () => (await rows(her, "uploadChunk")).length === 0);
  const fileId = Number((await rows(her, "file"))[0]?.["id"]);
  // What she sent from here is here.
  await forgetContents(her, [fileId]);
  const path = `/files/${fileId}/whole`;
  line.breakOff(path, 10 * MEGABYTE);
  await useItemMenu(her, NAME, "Keep on this device");
  // How much of it the browser hands on before it tells of the end is its own matter.
  await eventually(() => line.rangesOf(path).length).toBeGreaterThan(1);
  const begun = Number((await rows(her, "begunFile"))[0]?.["length"]);
  expect(begun).toBeGreaterThan(0);
  await her.page.close();
  line.lose(path, 0);
  const before = line.rangesOf(path).length;
  her = { ...her, page: await her.context.newPage() };
  await her.page.goto("/manage/setting/offline");
  const list = her.page.getByRole("list", { name: "Kept on this device" });
  await list.getByText("File · 1 file, 24 MB").waitFor();
  const beginnings = line.rangesOf(path).slice(before).map(beginningOf);
  expect(new Set(beginnings)).toEqual(new Set([begun]));
  expect(await rows(her, "begunFile")).toEqual([]);
  expect(await checksumHere(her)).toBe(createHash("sha256").update(bytes).digest("hex"));
});
