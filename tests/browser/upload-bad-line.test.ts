import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually, until } from "./make/eventually.ts";
import {
  beginToDrop,
  killAndOpen,
  md5OnServer,
  sentOf,
  uploadOf,
} from "./make/files/bad-line-steps.ts";
import { sendMadeFile } from "./make/files/send-made-file.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { type LaidLine, layLine } from "./make/lay-line.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { openProfile, type Person } from "./make/open-browser.ts";
import { newPlan } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";

const MB = 1024 ** 2;
const profile = mkdtempSync(join(tmpdir(), "plumbline-profile-"));
let app: App;
let line: LaidLine;
let her: Person;
let stopDropping: (() => void) | undefined;

beforeAll(async () => {
  app = await startApp();
  line = await layLine(app.address);
  her = await openProfile(profile, line);
  await setUp(her);
  await newPlan(her, "Retaining wall");
  await waitForDelivered(her);
});

afterAll(async () => {
  stopDropping?.();
  await her?.context.close();
  await app?.stop();
  rmSync(profile, { recursive: true, force: true });
});

keepEvidence(() => ({ her }));

test("30 MB arrive whole over a line that drops every three seconds, and through a killed browser", async () => {
  const [dialog] = await rows(her, "dialog");
  const made = { name: "survey.pdf", size: 30 * MB + 12_345, seed: 7 };
  line.slow(3 * MB);
  stopDropping = beginToDrop(line);
  const { fileId, md5 } = await sendMadeFile(her, Number(dialog?.["id"]), made);
  await until(async () => (await sentOf(her, fileId)) > 0);
  her = await killAndOpen(her, profile);
  expect(await sentOf(her, fileId)).toBeGreaterThan(0);
  await eventually(async () => (await uploadOf(her, fileId))?.["state"]).toBe("success");
  stopDropping();
  expect(await rows(her, "uploadChunk")).toEqual([]);
  expect(await md5OnServer(app, her, fileId)).toBe(md5);
  const file = (await rows(her, "file")).find((row) => row["id"] === fileId);
  expect(file).toMatchObject({ md5, size: made.size });
});
