import { afterAll, beforeAll, expect, test } from "vitest";
import {
  removeFile,
  uploadFile,
  uploadForModel,
  uploadForModule,
  uploadForPlainModule,
  uploadImage,
} from "#contract/calls/file.ts";
import { IMPORT_CALL_SIZE } from "#domain/import/import-limits.ts";
import { IMAGE_UPLOAD_MAX } from "#domain/file/upload-rules.ts";
import { SIMPLE_UPLOAD_MAX } from "#domain/limits.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { bytesOf, jpegOf, partOf, readContent } from "../make/uploads.ts";
import { makeWorld, type World } from "../make/world.ts";

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await openTestServer();
  world = await makeWorld(server);
});
afterAll(async () => server.close());

const png = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), bytesOf(400, 41)]);
const text = Buffer.from("not a picture");

/** A body of parts in the order that is given. */
async function send(
  path: string,
  parts: readonly (readonly [string, string | File])[],
  token: string,
) {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, value, value.name);
  }
  const body = new Response(form);
  const reply = await server.inject({
    method: "POST",
    url: path,
    headers: { token, "content-type": body.headers.get("content-type") ?? "" },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: reply.statusCode, ...reply.json<{ code: number; reason?: string }>() };
}

test("a file comes in one call, is its maker's alone, and goes again", async () => {
  const { leader, member } = world;
  const body = { type: "file" as const, batchId: "record-7" };
  const sent = await server.call(
    uploadFile,
    { ...body, ...partOf(text, "../Offer 施工.txt") },
    leader.token,
  );
  expect(sent).toMatchObject({
    code: 200,
    data: { name: "Offer 施工.txt", size: text.length, batchId: "record-7" },
  });
  expect(sent.data.createTime).toBe(server.clock.now);
  expect(sent.data.createUserName).toMatch(/^Leader/);
  const { url, fileId } = sent.data;
  expect((await readContent(server, url, { token: leader.token })).bytes.equals(text)).toBe(true);
  expect((await readContent(server, url, { token: member.token })).status).toBe(404);
  const foreign = await server.call(removeFile, { id: fileId }, member.token);
  expect(foreign).toMatchObject({ code: 400, reason: "file.gone" });
  expect((await server.call(removeFile, { id: fileId }, leader.token)).code).toBe(200);
  expect((await readContent(server, url, { token: leader.token })).status).toBe(404);
  expect(await server.call(removeFile, { id: fileId }, leader.token)).toMatchObject({
    reason: "file.gone",
  });
});

test("fields may stand behind the file, also such as say nothing here", async () => {
  const parts = [
    ["file", partOf(text, "a.txt").file],
    ["isPublic", "1"],
    ["batchId", "later"],
  ] as const;
  const sent = await send(uploadFile.path, parts, world.leader.token);
  expect(sent).toMatchObject({ code: 200, data: { batchId: "later" } });
});

test("where a picture is wanted, what is none is refused, whatever it is called", async () => {
  const { token } = world.leader;
  const upload = async (bytes: Buffer) =>
    server.call(uploadImage, { type: "annexpic", ...partOf(bytes, "pier.png") }, token);
  const noImage = { code: 400, reason: "file.imageOnly", msg: "Please upload an image" };
  expect(await upload(text)).toMatchObject({ status: 200, ...noImage });
  const kept = await upload(png);
  expect(kept).toMatchObject({ code: 200, data: { name: "pier.png" } });
  const read = await readContent(server, kept.data.url, { token });
  expect(read.headers).toMatchObject({ "content-type": "image/png" });
  const asImage = { type: "img" as const, ...partOf(text, "pier.png") };
  expect(await server.call(uploadFile, asImage, token)).toMatchObject(noImage);
});

test("a picture has to be smaller than 10 MB, and is told so in the words of the specification", async () => {
  const { token } = world.leader;
  const asPicture = async (size: number) =>
    server.call(uploadImage, { type: "annexpic", ...partOf(jpegOf(size - 4), "pier.jpg") }, token);
  const asFile = async (size: number, type: "img" | "file") =>
    server.call(uploadFile, { type, ...partOf(jpegOf(size - 4), "pier.jpg") }, token);
  const tooBig = {
    status: 200,
    code: 400,
    reason: "file.imageTooBig",
    msg: "Image size exceeds 10MB",
  };
  for (const size of [IMAGE_UPLOAD_MAX, IMAGE_UPLOAD_MAX + 1, 2 * IMAGE_UPLOAD_MAX])
    expect(await asPicture(size), String(size)).toMatchObject(tooBig);
  expect(await asFile(IMAGE_UPLOAD_MAX, "img")).toMatchObject(tooBig);
  await expect.poll(async () => server.parts.files.draftsBefore(Infinity)).toEqual([]);
  expect(await asPicture(IMAGE_UPLOAD_MAX - 1)).toMatchObject({ code: 200 });
  expect(await asFile(IMAGE_UPLOAD_MAX - 1, "img")).toMatchObject({ code: 200 });
  expect(await asFile(IMAGE_UPLOAD_MAX, "file")).toMatchObject({ code: 200 });
});

test("a module keeps its sheets in the same store, whether it is one word, two, or lies below a form", async () => {
  const { token } = world.leader;
  const part = partOf(text, "Parts.XLSX");
  const module = "OnlineDev";
  const place = { area: "visualdev", module };
  const kept = [
    await server.call(uploadForPlainModule, { module, ...part }, token),
    await server.call(uploadForModule, { ...place, ...part }, token),
    await server.call(uploadForModel, { ...place, modelId: "4711", ...part }, token),
  ];
  for (const reply of kept)
    expect(reply).toMatchObject({ code: 200, data: { name: "Parts.XLSX" } });
});

test("what is no sheet, or no small one, is refused by a module in the words of the specification", async () => {
  const { token } = world.leader;
  const place = { area: "visualdev", module: "OnlineDev" };
  const sent = async (bytes: Buffer, name: string) =>
    server.call(uploadForModule, { ...place, ...partOf(bytes, name) }, token);
  expect(await sent(text, "Parts.csv")).toMatchObject({ code: 400, reason: "file.chooseExcel" });
  const large = Buffer.alloc(IMPORT_CALL_SIZE, 1);
  expect(await sent(large, "Parts.xls")).toMatchObject({
    code: 400,
    msg: "File size cannot exceed 500KB",
  });
  expect(await sent(large.subarray(1), "Parts.xls")).toMatchObject({ code: 200 });
});

test("a body that is none is refused, and nothing is left of it", async () => {
  const { token } = world.leader;
  const drafts = async () => server.parts.files.draftsBefore(Infinity);
  const before = await drafts();
  const refused = [
    await send(uploadFile.path, [["type", "file"]], token),
    await send(uploadFile.path, [["other", partOf(text).file]], token),
    await send(
      uploadFile.path,
      [
        ["file", partOf(text).file],
        ["file", partOf(text).file],
      ],
      token,
    ),
    await send(
      uploadFile.path,
      [
        ["file", partOf(text).file],
        ["type", "x"],
      ],
      token,
    ),
  ];
  expect(refused.map(({ code }) => code)).toEqual([400, 400, 400, 400]);
  const large = partOf(Buffer.alloc(SIMPLE_UPLOAD_MAX + 1)).file;
  expect(await send(uploadFile.path, [["file", large]], token)).toMatchObject({
    status: 413,
    code: 413,
  });
  const bodies = [
    ["multipart/form-data", "x"],
    ["multipart/form-data; boundary=b", "nothing of that kind"],
    [
      "multipart/form-data; boundary=b",
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhalf',
    ],
    ["text/plain", "x"],
    ["application/json", "{}"],
    ["application/x-www-form-urlencoded", "type=file"],
  ] as const;
  for (const [type, payload] of bodies) {
    const headers = { token, "content-type": type };
    const reply = await server.inject({ method: "POST", url: uploadFile.path, headers, payload });
    expect(reply.json(), type).toMatchObject({ code: 400 });
    expect([400, 415]).toContain(reply.statusCode);
  }
  const fields = Array.from({ length: 200 }, (_, index) => [`f${index}`, "x"] as const);
  expect((await send(uploadFile.path, fields, token)).code).toBe(400);
  expect(await drafts()).toEqual(before);
});
