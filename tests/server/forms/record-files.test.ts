import { afterAll, beforeAll, expect, test } from "vitest";
import { downloadFile, putVariant, removeFile } from "#contract/calls/file.ts";
import { callOf } from "#contract/command-calls.ts";
import { contentAddress } from "#contract/file-address.ts";
import { syncPull } from "#contract/calls/sync.ts";
import { oneStepFlow } from "#tests/make/approvals/flows.ts";
import { diary, diaryWith, formName } from "#tests/make/company-forms.ts";
import { mintedBy, type Someone } from "../make/people.ts";
import { longSessions, openTestServer, type TestServer } from "../make/test-server.ts";
import {
  bringContent,
  bringFile,
  bytesOf,
  hashOf,
  jpegOf,
  merge,
  partOf,
  readContent,
  sendAll,
  sumOf,
  testOf,
} from "../make/uploads.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;
const bytes = jpegOf(10_000, 17);
let photos = 0;

beforeAll(async () => {
  server = await openTestServer(undefined, longSessions);
  people = await addPeople(server);
});
afterAll(async () => server.close());

/** A diary with a photograph of somebody's; its content has not come. */
async function withPhoto(
  someone: Someone,
  readers: "own" | "all" = "own",
  content: Buffer = bytes,
) {
  const { administrator } = people;
  const form = { name: formName(), definition: diary, readers };
  const { id: modelId } = await done(server, administrator, callOf("form.add"), form);
  await done(server, administrator, callOf("form.publish"), { id: modelId });
  photos += 1;
  const fileId = mintedBy(someone, photos);
  const photo = { id: fileId, name: "Pier.jpg", size: content.length, md5: hashOf("md5", content) };
  const args = { modelId, data: diaryWith(fileId), files: [photo] };
  const record = await done(server, someone, callOf("record.add"), args);
  return { modelId, record, fileId };
}

const read = async ({ token }: Someone, fileId: number) =>
  readContent(server, contentAddress(fileId, "whole"), { token });

test("a photograph of a record arrives, and is seen by whoever may read the record", async () => {
  const { leader, member, administrator } = people;
  const { fileId } = await withPhoto(leader);
  await bringContent(server, leader, fileId, bytes);
  for (const reader of [leader, administrator])
    expect((await read(reader, fileId)).bytes.equals(bytes)).toBe(true);
  expect((await read(member, fileId)).status).toBe(404);
  const asked = { type: "annex", fileId };
  expect(await server.call(downloadFile, asked, member.token)).toMatchObject({
    reason: "file.gone",
  });
});

test("where all may read what others filled in, all see its photographs, and nobody else's device gets them", async () => {
  const { leader, member } = people;
  const { fileId } = await withPhoto(leader, "all");
  await bringContent(server, leader, fileId, bytes);
  expect((await read(member, fileId)).bytes.equals(bytes)).toBe(true);
  const { data } = await server.call(syncPull, { epoch: "", since: 0 }, member.token);
  expect(JSON.stringify(data)).not.toContain("Pier.jpg");
});

test("only who announced a photograph brings its content", async () => {
  const { leader, administrator } = people;
  const { fileId } = await withPhoto(leader);
  await bringContent(server, leader, fileId, bytes);
  const foreign = await merge(server, administrator, bytes, { fileId });
  expect(foreign).toMatchObject({ reason: "file.gone" });
});

test("what is called a photograph and is none does not come in, from its bytes or from what is there, and nothing is left of it", async () => {
  const { leader, member } = people;
  const paper = bytesOf(10_000, 18);
  const { fileId } = await withPhoto(leader, "own", paper);
  await sendAll(server, leader, paper);
  const refused = { code: 400, reason: "file.imageOnly", msg: "Please upload an image" };
  expect(await merge(server, leader, paper, { fileId })).toMatchObject(refused);
  expect((await read(leader, fileId)).status).toBe(404);
  expect((await testOf(server, leader, paper)).data.chunkNumbers).toEqual([]);
  expect(await server.parts.files.draftsBefore(Infinity)).toEqual([]);
  // An ordinary attachment may be called what it likes.
  const { id } = await done(server, leader, callOf("dialog.openUser"), { userId: member.userId });
  await bringFile(server, leader, id, paper, "Pier.jpg");
  const known = { fileId, sum: sumOf(paper) };
  expect(await merge(server, leader, paper, known)).toMatchObject(refused);
  const rows = await server.parts.database.run<{ arrive_time: number }>(
    "select arrive_time from files where id = $1",
    [fileId],
  );
  expect(rows).toEqual([{ arrive_time: 0 }]);
});

test("a photograph goes with its record", async () => {
  const { leader } = people;
  const { modelId, record, fileId } = await withPhoto(leader);
  await bringContent(server, leader, fileId, bytes);
  await done(server, leader, callOf("record.remove"), { modelId, id: record.id });
  expect((await read(leader, fileId)).status).toBe(404);
  const left = await server.parts.database.run("select 1 from files where id = $1", [fileId]);
  expect(left).toEqual([]);
});

test("what others decided on stays: nobody takes its file away past the record, or puts another picture in its place", async () => {
  const { leader, member, administrator } = people;
  const { modelId, record, fileId } = await withPhoto(leader);
  const flow = JSON.stringify(oneStepFlow(member.userId, administrator.userId));
  await done(server, administrator, callOf("approvalFlow.save"), { formId: modelId, flow });
  await bringContent(server, leader, fileId, bytes);
  const shown = async (byte: number) => {
    const picture = partOf(Buffer.from([0xff, 0xd8, 0xff, byte]));
    await server.call(putVariant, { fileId, variant: "view", ...picture }, leader.token);
    return (
      await readContent(server, contentAddress(fileId, "view"), { token: leader.token })
    ).bytes.at(3);
  };
  expect(await shown(1)).toBe(1);
  const { id } = await done(server, leader, callOf("approval.start"), { recordId: record.id });
  await done(server, member, callOf("approval.decide"), { recordId: id, status: 1 });
  const taken = await server.call(removeFile, { id: fileId }, leader.token);
  expect(taken).toMatchObject({ reason: "file.gone" });
  expect((await read(member, fileId)).bytes.equals(bytes)).toBe(true);
  expect(await shown(2)).toBe(1);
});
