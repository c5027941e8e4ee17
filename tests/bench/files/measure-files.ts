import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mergeChunks, sendChunk } from "#contract/calls/file.ts";
import { login } from "#contract/calls/user.ts";
import { CHUNK_SIZE } from "#domain/limits.ts";
import { speak } from "#tests/server/make/speak.ts";
import { bytesOf, partOf } from "#tests/server/make/uploads.ts";
import { credentials, openBenchServer } from "../bench-server.ts";
import { type Figure, median } from "../figure.ts";

const MEGABYTE = 1024 ** 2;
const SIZE = 300 * MEGABYTE;
const ROUNDS = 3;

/** What an upload costs beside bytes that are only written: each round sends both, so that they share the machine's mood. */
export async function measureFiles(): Promise<Figure[]> {
  const server = await openBenchServer({ tasks: 1, messages: 0 });
  const plain = await openPlainServer();
  const session = await speak(server.address, login, { ...credentials, clientId: "bench-client" });
  if (!("token" in session.data)) throw new Error("The server asks for a second step");
  const { token } = session.data;
  const rates: { chunks: number; whole: number; put: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const bytes = bytesOf(SIZE, 1 + round);
    const md5 = createHash("md5").update(bytes).digest("hex");
    const began = performance.now();
    await sendChunks(server.address, bytes, md5, token);
    const sent = performance.now();
    const asked = { identifier: md5, fileName: "film.bin", fileSize: SIZE };
    const merged = await speak(server.address, mergeChunks, asked, token);
    if (merged.code !== 200) throw new Error(`Not merged: ${merged.reason}`);
    const ended = performance.now();
    const put = await timeOf(async () => plain.put(bytes));
    rates.push({ chunks: rate(sent - began), whole: rate(ended - began), put: rate(put) });
  }
  await plain.close();
  await server.close();
  const middle = (of: (round: (typeof rates)[number]) => number) => median(rates.map(of));
  return [
    {
      name: "300 MB sent in chunks over loopback",
      value: middle(({ chunks }) => chunks),
      unit: "MB/s",
    },
    { name: "the same with the merge", value: middle(({ whole }) => whole), unit: "MB/s" },
    { name: "a plain PUT of them", value: middle(({ put }) => put), unit: "MB/s" },
    {
      name: "upload with merge beside a plain PUT",
      value: middle(({ whole, put }) => whole / put),
      unit: "of it",
      budget: 1 / 3,
      atLeast: true,
    },
  ];
}

const rate = (milliseconds: number) => SIZE / MEGABYTE / (milliseconds / 1_000);

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function sendChunks(
  address: string,
  bytes: Buffer,
  md5: string,
  token: string,
): Promise<void> {
  for (let number = 1; number <= SIZE / CHUNK_SIZE; number += 1) {
    const from = (number - 1) * CHUNK_SIZE;
    const body = {
      identifier: md5,
      totalSize: SIZE,
      totalChunks: SIZE / CHUNK_SIZE,
      chunkSize: CHUNK_SIZE,
      currentChunkSize: CHUNK_SIZE,
      chunkNumber: number,
      ...partOf(bytes.subarray(from, from + CHUNK_SIZE)),
    };
    const sent = await speak(address, sendChunk, body, token);
    if (sent.code !== 200) throw new Error(`Not taken: ${sent.reason}`);
  }
}

/** A server that writes what it is put into a file, and says so once it lies safely. */
async function openPlainServer() {
  const folder = await mkdtemp(join(tmpdir(), "plumbline-put-"));
  const http = createServer((request, response) => {
    const write = async () => {
      const file = await open(join(folder, "put"), "w");
      for await (const piece of request) await file.write(piece as Buffer);
      await file.datasync();
      await file.close();
      response.end();
    };
    void write();
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const { port } = http.address() as AddressInfo;
  return {
    put: async (bytes: Buffer) =>
      fetch(`http://127.0.0.1:${port}`, { method: "PUT", body: new Uint8Array(bytes) }),
    async close() {
      http.close();
      await rm(folder, { recursive: true });
    },
  };
}
