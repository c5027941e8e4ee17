import { createHash, randomBytes } from "node:crypto";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CHUNK_SIZE } from "#domain/limits.ts";
import { composer, openDialog } from "./make/chat-steps.ts";
import { eventually, until } from "./make/eventually.ts";
import {
  beginToDrop,
  killAndOpen,
  md5OnServer,
  sentOf,
  uploadOf,
} from "./make/files/bad-line-steps.ts";
import { contentsOf } from "./make/files/contents-of.ts";
import { type WatchedChunks, watchChunks } from "./make/files/watch-chunks.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { layLine } from "./make/lay-line.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { openProfile, type Person } from "./make/open-browser.ts";
import { newPlan } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { stateOnServer } from "./make/whole-state.ts";

const MB = 1024 ** 2;
const NAME = "Survey of the valley.pdf";
/** 300 MB, and a last chunk that is smaller. */
const PIECES = 300;
const SIZE = PIECES * MB + 12_345;
const CHUNKS = Math.ceil(SIZE / CHUNK_SIZE);
const PATIENCE = 8 * 60_000;
const profile = mkdtempSync(join(tmpdir(), "plumbline-profile-"));
const folder = mkdtempSync(join(tmpdir(), "plumbline-picked-"));
let app: App;
let watched: WatchedChunks;
let her: Person;
let stopDropping: (() => void) | undefined;

beforeAll(async () => {
  app = await startApp();
  const line = await layLine(app.address);
  watched = await watchChunks(line.address);
  her = await openProfile(profile, { ...line, address: watched.address });
  await setUp(her);
  await newPlan(her, "Retaining wall");
  await waitForDelivered(her);
  await openDialog(her, "Retaining wall");
  line.slow(16 * MB);
  stopDropping = beginToDrop(line);
});

afterAll(async () => {
  stopDropping?.();
  await her?.context.close();
  watched?.stop();
  await app?.stop();
  for (const made of [profile, folder]) rmSync(made, { recursive: true, force: true });
});

keepEvidence(() => ({ her }));

/** A file of 300 MB on the disk, nowhere alike. */
function makeFile(): { path: string; md5: string; sha256: string } {
  const path = join(folder, NAME);
  const hashes = [createHash("md5"), createHash("sha256")] as const;
  for (let piece = 0; piece <= PIECES; piece += 1) {
    const bytes = randomBytes(piece < PIECES ? MB : SIZE - PIECES * MB);
    appendFileSync(path, bytes);
    for (const hash of hashes) hash.update(bytes);
  }
  const [md5, sha256] = hashes.map((hash) => hash.digest("hex"));
  return { path, md5: md5 ?? "", sha256: sha256 ?? "" };
}

test(
  "300 MB arrive once and whole over a line that drops every three seconds, through two kills of the browser and one of the server",
  async () => {
    const { path, md5, sha256 } = makeFile();
    const { page } = her;
    await page.getByLabel("Attach files").and(page.locator("input")).setInputFiles(path);
    await page.getByRole("list", { name: "Attached" }).getByText(NAME).waitFor();
    await composer(her).press("Enter");
    await until(async () => (await rows(her, "upload"))[0]?.["md5"] === md5);
    // From now on only the browser has it.
    rmSync(path);
    const fileId = Number((await rows(her, "upload"))[0]?.["fileId"]);
    const sentPart = async (part: number) =>
      until(async () => (await sentOf(her, fileId)) > SIZE * part);

    await sentPart(0.2);
    her = await killAndOpen(her, profile);
    expect(await sentOf(her, fileId)).toBeGreaterThan(SIZE * 0.2 - CHUNK_SIZE);
    await sentPart(0.45);
    await app.kill();
    await sentPart(0.7);
    her = await killAndOpen(her, profile);
    await eventually(async () => (await uploadOf(her, fileId))?.["state"]).toBe("success");
    stopDropping?.();

    await waitForDelivered(her);
    expect(await rows(her, "uploadChunk")).toEqual([]);
    expect(await md5OnServer(app, her, fileId)).toBe(md5);
    const large = [...(await contentsOf(app))].filter(([, size]) => size >= CHUNK_SIZE);
    expect(large).toEqual([[sha256, SIZE]]);
    const files = Object.values((await stateOnServer(her, app.address))["file"] ?? {});
    expect(files).toMatchObject([{ id: fileId, name: NAME, md5, size: SIZE }]);
    expect(Number(files[0]?.["arriveTime"])).toBeGreaterThan(0);

    expect(new Set(watched.sent).size).toBe(CHUNKS);
    expect(watched.confirmed.size).toBe(CHUNKS);
    expect(watched.sentAgain).toEqual([]);
    // What the line swallowed was sent once more.
    expect(watched.sent.length).toBeGreaterThan(CHUNKS);
  },
  PATIENCE,
);
