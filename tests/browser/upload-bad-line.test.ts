import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually, until } from "./make/eventually.ts";
import { sendMadeFile } from "./make/files/send-made-file.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { type LaidLine, layLine } from "./make/lay-line.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { killBrowser, openProfile, type Person } from "./make/open-browser.ts";
import { newPlan } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";

const MB = 1024 ** 2;
/** As long as a bad line holds, ms. */
const HOLDS = 3_000;
const profile = mkdtempSync(join(tmpdir(), "plumbline-profile-"));
let app: App;
let line: LaidLine;
let her: Person;
let dropping: ReturnType<typeof setInterval>;

beforeAll(async () => {
  app = await startApp();
  line = await layLine(app.address);
  her = await openProfile(profile, line);
  await setUp(her);
  await newPlan(her, "Retaining wall");
  await waitForDelivered(her);
});

afterAll(async () => {
  clearInterval(dropping);
  await her?.context.close();
  await app?.stop();
  rmSync(profile, { recursive: true, force: true });
});

keepEvidence(() => ({ her }));

const uploadOf = async (fileId: number) =>
  (await rows(her, "upload")).find((row) => row["fileId"] === fileId);
const sentOf = async (fileId: number) => Number((await uploadOf(fileId))?.["sent"]);

/** Lets go of all that is on the line every few seconds. */
function beginToDrop(): void {
  dropping = setInterval(() => void line.cut().then(async () => line.mend()), HOLDS);
}

test("30 MB arrive whole over a line that drops every three seconds, and through a killed browser", async () => {
  const [dialog] = await rows(her, "dialog");
  const made = { name: "survey.pdf", size: 30 * MB + 12_345, seed: 7 };
  line.slow(3 * MB);
  beginToDrop();
  const { fileId, md5 } = await sendMadeFile(her, Number(dialog?.["id"]), made);
  await until(async () => (await sentOf(fileId)) > 0);
  await killBrowser(her);
  her = await openProfile(profile, line);
  await until(async () => {
    // The line may be away just then.
    await her.page.goto("/manage/messenger").catch(() => undefined);
    return (await rows(her, "upload").catch(() => [])).length > 0;
  });
  expect(await sentOf(fileId)).toBeGreaterThan(0);
  await eventually(async () => (await uploadOf(fileId))?.["state"]).toBe("success");
  clearInterval(dropping);
  expect(await rows(her, "uploadChunk")).toEqual([]);
  expect(await md5OnServer(fileId)).toBe(md5);
  const file = (await rows(her, "file")).find((row) => row["id"] === fileId);
  expect(file).toMatchObject({ md5, size: made.size });
});

async function md5OnServer(fileId: number): Promise<string> {
  const token = await her.page.evaluate(() => {
    const session = localStorage.getItem("plumbline.session");
    return (JSON.parse(session ?? "{}") as { token?: string }).token ?? "";
  });
  const response = await fetch(`${app.address}/files/${fileId}/whole`, { headers: { token } });
  return createHash("md5")
    .update(Buffer.from(await response.arrayBuffer()))
    .digest("hex");
}
