import { beforeEach, expect, test } from "vitest";
import { oneStepFlow } from "#tests/make/approvals/flows.ts";
import { makeRequest, makeRequestForm } from "#tests/make/approvals/requests.ts";
import { makeForm } from "#tests/make/company-forms.ts";
import { madeBytes, settleAll } from "#tests/make/files/picked-files.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { ADMIN, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { addUploads } from "./add-uploads.ts";
import { filesUnknown, takenBackAt } from "./announcing-entry.ts";
import { copyIn } from "./copy-in.ts";
import { finishCopied } from "./finish-copied.ts";
import { runWithFiles } from "./run-with-files.ts";
import { removeUpload } from "./upload-actions.ts";
import { runCommand } from "../commands/run-command.ts";

const NOW = 1_800_000_000_000;
const SIZE = 2_000;
let database: LocalDatabase;
let modelId: number;

beforeEach(async () => {
  const world = makeCompany();
  modelId = makeForm(world).id;
  database = await openBrowserOf(world, LEADER);
});

async function pick(name = "Pier.jpg"): Promise<number> {
  const file = { name, size: SIZE, mimeType: "image/jpeg" };
  const [row] = await addUploads(database, [file], { isOfRecord: true }, NOW);
  return row?.fileId ?? 0;
}

async function copy(fileId: number): Promise<void> {
  await copyIn(database, fileId, new Blob([madeBytes(SIZE)]), () => NOW);
  await finishCopied(database, 0, NOW);
}

const naming = (...photos: number[]) =>
  JSON.stringify({ part: "Pier 4", photos: photos.map((fileId) => ({ name: "a.jpg", fileId })) });

async function send(...photos: number[]) {
  const args = { modelId, data: naming(...photos) };
  const result = await runWithFiles(database, "record.add", args, photos, NOW);
  if (!result.ok) throw new Error(result.refusal.reason);
  return result.reply;
}

test("a picked file waits here for the record that names it, and is sent with it", async () => {
  const fileId = await pick();
  await copy(fileId);
  expect(await database.upload.get(fileId)).toMatchObject({ state: "waiting", isSentRow: false });
  expect(await database.outbox.count()).toBe(0);
  const { id } = await send(fileId);
  const [entry] = await database.outbox.toArray();
  expect(entry?.args).toMatchObject({ files: [{ id: fileId, name: "Pier.jpg", size: SIZE }] });
  expect(await database.file.get(fileId)).toMatchObject({ recordId: id, arriveTime: 0 });
  expect(await database.upload.get(fileId)).toMatchObject({ state: "waiting", isSentRow: true });
  expect(await filesUnknown(database)).toEqual(new Set([fileId]));
  await settleAll(database);
  expect(await filesUnknown(database)).toEqual(new Set());
});

test("a record waits for what is still being copied", async () => {
  const fileId = await pick();
  const sending = send(fileId);
  await copy(fileId);
  const { id } = await sending;
  expect(await database.file.get(fileId)).toMatchObject({ recordId: id });
});

test("a file that could not be copied is told, and nothing is sent", async () => {
  const fileId = await pick();
  await copyIn(database, fileId, new Blob([madeBytes(SIZE - 1)]), () => NOW);
  const args = { modelId, data: naming(fileId) };
  expect(await runWithFiles(database, "record.add", args, [fileId], NOW)).toMatchObject({
    ok: false,
    refusal: { reason: "file.unreadable", data: { name: "Pier.jpg" } },
  });
  expect(await database.outbox.count()).toBe(0);
});

test("what was never sent is let go of; what a record names stays", async () => {
  const [first, second] = [await pick(), await pick("Second.jpg")];
  await copy(first);
  await copy(second);
  await send(second);
  await removeUpload(database, first, NOW);
  await removeUpload(database, second, NOW);
  const left = await database.upload.toArray();
  expect(left.map(({ fileId }) => fileId)).toEqual([second]);
  expect(await database.uploadChunk.where("fileId").equals(second).count()).toBe(1);
});

test("taken out of its record before its bytes went, a file is not asked for any more", async () => {
  const fileId = await pick();
  await copy(fileId);
  const { id, values } = await send(fileId);
  await settleAll(database);
  const { photos } = JSON.parse(values) as { photos: unknown };
  const edit = { id, data: '{"photos":[]}', was: JSON.stringify({ photos }) };
  await runCommand(database, "record.edit", edit, NOW);
  const [entry] = await database.outbox.toArray();
  if (!entry) throw new Error("Nothing was changed");
  const { n, command, args, at } = entry;
  const settled = { outcome: "applied", endedAt: NOW, decidedBy: "server" } as const;
  await database.history.add({ n, command, args, at, ...settled });
  const upload = await database.upload.get(fileId);
  expect(upload && (await takenBackAt(database, upload))).toBe(NOW);
});

test("files of a comment lie in the scope of what is asked for, and wait for it alone", async () => {
  const world = makeCompany();
  const request = makeRequest(world, makeRequestForm(world, oneStepFlow(MEMBER, ADMIN)));
  database = await openBrowserOf(world, LEADER);
  const fileId = await pick("Offer.pdf");
  await copy(fileId);
  const args = { id: request.id, remarks: "The offer" };
  const result = await runWithFiles(database, "approval.comment", args, [fileId], NOW);
  expect(result.ok && result.reply.events.at(-1)).toMatchObject({ fileIds: [fileId] });
  expect(await database.file.get(fileId)).toMatchObject({ recordId: request.recordId });
  expect(await database.upload.get(fileId)).toMatchObject({
    command: { args: { recordId: request.recordId } },
    isSentRow: true,
  });
  // Its bytes stay here until the server knows of it: before that they would be refused.
  expect(await filesUnknown(database)).toEqual(new Set([fileId]));
});
