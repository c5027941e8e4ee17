import { createHash } from "node:crypto";
import { mergeChunks, sendChunk, testChunk } from "#contract/calls/file.ts";
import { callOf } from "#contract/command-calls.ts";
import { chunkPlanOf, sizeOfChunk } from "#domain/file/chunks.ts";
import type { File as FileRow } from "#domain/file/file.ts";
import { CHUNK_SIZE, FILE_CHUNK_LEAST } from "#domain/limits.ts";
import type { Someone } from "./people.ts";
import type { Reply, TestServer } from "./test-server.ts";
import { done } from "./world.ts";

type Token = Pick<Someone, "token">;

/** Bytes that look like luck and are the same each time. */
export function bytesOf(size: number, seed = 1): Buffer {
  const bytes = Buffer.alloc(size);
  let state = seed >>> 0 || 1;
  for (let at = 0; at + 4 <= size; at += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes.writeUInt32LE(state, at);
  }
  return bytes;
}

/** The same, beginning as a JPEG does. */
export function jpegOf(size: number, seed = 1): Buffer {
  return Buffer.concat([Buffer.from("ffd8ffe0", "hex"), bytesOf(size, seed)]);
}

export const hashOf = (algorithm: "md5" | "sha256", bytes: Uint8Array) =>
  createHash(algorithm).update(bytes).digest("hex");

/** What only who has all of it can say of a content. */
export function sumOf(bytes: Buffer): string {
  const sum = createHash("sha256");
  for (let at = 0; at < bytes.length; at += CHUNK_SIZE)
    sum.update(
      createHash("sha256")
        .update(bytes.subarray(at, at + CHUNK_SIZE))
        .digest(),
    );
  return sum.digest("hex");
}

/** What is said of a content with each of its chunks; cut small, so that there are several. */
export function announce(bytes: Buffer, chunkSize = FILE_CHUNK_LEAST) {
  const { chunks = 1 } = chunkPlanOf({ totalSize: bytes.length, chunkSize }) ?? {};
  const identifier = hashOf("md5", bytes);
  return { identifier, totalSize: bytes.length, chunkSize, totalChunks: chunks };
}

/** The bytes of a chunk, counted from 1, with what is said of it. */
export function chunkOf(bytes: Buffer, number: number, chunkSize = FILE_CHUNK_LEAST) {
  const fields = announce(bytes, chunkSize);
  const plan = { size: bytes.length, chunkSize, chunks: fields.totalChunks };
  const size = sizeOfChunk(plan, number);
  const from = (number - 1) * chunkSize;
  return {
    fields: { ...fields, chunkNumber: number, currentChunkSize: size },
    bytes: bytes.subarray(from, from + size),
  };
}

/** Bytes as the part of a body. */
export function partOf(bytes: Uint8Array, name = "blob"): { file: File } {
  return { file: new File([new Uint8Array(bytes)], name) };
}

/** Sends a chunk as an uploader does; some of what it says may be another. */
export async function sendOne(
  server: TestServer,
  { token }: Token,
  { fields, bytes }: ReturnType<typeof chunkOf>,
  other: object = {},
) {
  return server.call(sendChunk, { ...fields, ...other, ...partOf(bytes) }, token);
}

/** Sends all chunks of a content, in the order that is given. */
export async function sendAll(
  server: TestServer,
  someone: Token,
  bytes: Buffer,
  order?: readonly number[],
) {
  const { totalChunks } = announce(bytes);
  const numbers = order ?? Array.from({ length: totalChunks }, (_, index) => index + 1);
  const replies: Awaited<ReturnType<typeof sendOne>>[] = [];
  for (const number of numbers) {
    replies.push(await sendOne(server, someone, chunkOf(bytes, number)));
  }
  return replies;
}

export async function testOf(
  server: TestServer,
  { token }: Token,
  bytes: Buffer,
  more: { sum?: string; fileId?: number } = {},
) {
  return server.call(testChunk, { ...announce(bytes), ...more }, token);
}

export async function merge(
  server: TestServer,
  { token }: Token,
  bytes: Buffer,
  more: { fileId?: number; sum?: string; fileName?: string } = {},
) {
  const body = { identifier: hashOf("md5", bytes), fileName: "pier.bin", fileSize: bytes.length };
  return server.call(mergeChunks, { ...body, ...more }, token);
}

/** A message that brings a file whose content has yet to come. */
export async function announceFile(
  server: TestServer,
  someone: Token,
  dialogId: number,
  bytes: Buffer,
  name = "pier.bin",
): Promise<FileRow> {
  const body = { dialogId, name, size: bytes.length, md5: hashOf("md5", bytes) };
  return (await done(server, someone, callOf("message.sendFile"), body)).file;
}

/** A file in a chat with its content. */
export async function bringFile(
  server: TestServer,
  someone: Token,
  dialogId: number,
  bytes: Buffer,
  name?: string,
): Promise<FileRow> {
  const file = await announceFile(server, someone, dialogId, bytes, name);
  await bringContent(server, someone, file.id, bytes);
  return file;
}

/** Brings the content of a file that was announced. */
export async function bringContent(
  server: TestServer,
  someone: Token,
  fileId: number,
  bytes: Buffer,
): Promise<void> {
  await sendAll(server, someone, bytes);
  const merged = await merge(server, someone, bytes, { fileId });
  if (merged.code !== 200) throw new Error(`Not merged: ${merged.reason}`);
}

/** The bytes of a file as a browser gets them. */
export async function readContent(
  server: TestServer,
  address: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; bytes: Buffer; headers: Record<string, unknown>; json(): Reply }> {
  const response = await server.inject({ method: "GET", url: address, headers });
  return {
    status: response.statusCode,
    bytes: response.rawPayload,
    headers: response.headers,
    json: () => response.json(),
  };
}
