import { createHash, randomBytes } from "node:crypto";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CHUNK_SIZE } from "#domain/limits.ts";
import { composer, openDialog } from "./make/chat-steps.ts";
import { eventually, until } from "./make/eventually.ts";
import { killAndOpen, md5OnServer, uploadOf } from "./make/files/bad-line-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { layLine } from "./make/lay-line.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openProfile, type Person } from "./make/open-browser.ts";
import { newPlan } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";

const NAME = "Point cloud of the site.pdf";
/** 1 GB in whole chunks, and one that is smaller. */
const SIZE = 1024 ** 3 + 54_321;
const CHUNKS = Math.ceil(SIZE / CHUNK_SIZE);
const PATIENCE = 15 * 60_000;
const profile = mkdtempSync(join(tmpdir(), "plumbline-profile-"));
const folder = mkdtempSync(join(tmpdir(), "plumbline-picked-"));
let app: App;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  her = await openProfile(profile, await layLine(app.address));
  await setUp(her);
  await newPlan(her, "Retaining wall");
  await waitForDelivered(her);
  await waitUntilOfflineReady(her);
  await openDialog(her, "Retaining wall");
});

afterAll(async () => {
  await her?.context.close();
  await app?.stop();
  for (const made of [profile, folder]) rmSync(made, { recursive: true, force: true });
});

keepEvidence(() => ({ her }));

/** A file of 1 GB on the disk, nowhere alike, with the checksums of its chunks. */
function makeFile(): { path: string; md5: string; chunks: string[] } {
  const path = join(folder, NAME);
  const whole = createHash("md5");
  const chunks: string[] = [];
  for (let at = 0; at < SIZE; at += CHUNK_SIZE) {
    const bytes = randomBytes(Math.min(CHUNK_SIZE, SIZE - at));
    appendFileSync(path, bytes);
    whole.update(bytes);
    chunks.push(createHash("sha256").update(bytes).digest("hex"));
  }
  return { path, md5: whole.digest("hex"), chunks };
}

/** Checksums of the chunks as they lie in the browser, by the bytes themselves, one after the other: all at once are too many. */
async function keptChunks({ page }: Person): Promise<string[]> {
  return page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error(String(request.error))));
      });
    const databases = await indexedDB.databases();
    const name = databases.find((one) => one.name?.startsWith("plumbline-"))?.name ?? "";
    const database = await settled(indexedDB.open(name));
    const store = () => database.transaction("uploadChunk").objectStore("uploadChunk");
    const found: { number: number; hash: string }[] = [];
    for (const key of await settled(store().getAllKeys())) {
      const row = await settled<{ number: number; bytes: ArrayBuffer }>(store().get(key));
      const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", row.bytes));
      const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
      found.push({ number: row.number, hash });
    }
    database.close();
    return found.toSorted((one, other) => one.number - other.number).map(({ hash }) => hash);
  });
}

test(
  "a gigabyte that waits without a network is whole after the browser was killed, and arrives equal",
  async () => {
    const { path, md5, chunks } = makeFile();
    await goOffline(her);
    await her.page.getByLabel("Attach files").and(her.page.locator("input")).setInputFiles(path);
    await her.page.getByRole("list", { name: "Attached" }).getByText(NAME).waitFor();
    await composer(her).press("Enter");
    await until(async () => (await rows(her, "upload"))[0]?.["md5"] === md5);
    // From now on only the browser has it.
    rmSync(path);
    const fileId = Number((await rows(her, "upload"))[0]?.["fileId"]);

    her = await killAndOpen(her, profile);
    expect(chunks).toHaveLength(CHUNKS);
    expect(await keptChunks(her)).toEqual(chunks);
    await goOnline(her);
    await eventually(async () => (await uploadOf(her, fileId))?.["state"]).toBe("success");
    await waitForDelivered(her);
    expect(await rows(her, "uploadChunk")).toEqual([]);
    expect(await md5OnServer(app, her, fileId)).toBe(md5);
  },
  PATIENCE,
);
