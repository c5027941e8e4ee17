import { execFileSync } from "node:child_process";
import { mergeChunks, sendChunk } from "#contract/calls/file.ts";
import { CHUNK_SIZE } from "#domain/limits.ts";
import { speak } from "../speak.ts";
import { bytesOf, chunkOf, hashOf, partOf } from "../uploads.ts";

const FILES = 10;
const LOOKED_EVERY = 100;

/** A server that runs in a process of its own. */
export interface RunningServer {
  readonly address: string;
  /** Of its process. */
  readonly id: number;
}

/** Bytes of memory that a process has of its own. */
function memoryOf(id: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(id)]).toString()) * 1024;
}

/** By how many bytes a process grew at most while something was done. */
export async function growthDuring(id: number, work: () => Promise<unknown>): Promise<number> {
  const before = memoryOf(id);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memoryOf(id))), LOOKED_EVERY);
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
  return Math.max(most, memoryOf(id)) - before;
}

/** By how many bytes a server grows while ten people send so many chunks each at once. */
export async function memoryOfUploads(
  { address, id }: RunningServer,
  token: string,
  chunks: number,
): Promise<number> {
  const upload = async (seed: number) => {
    const bytes = bytesOf(chunks * CHUNK_SIZE, seed);
    for (let number = 1; number <= chunks; number += 1) {
      const chunk = chunkOf(bytes, number, CHUNK_SIZE);
      const body = { ...chunk.fields, ...partOf(chunk.bytes) };
      const sent = await speak(address, sendChunk, body, token);
      if (sent.code !== 200) throw new Error(`Not taken: ${sent.reason}`);
    }
    const asked = { identifier: hashOf("md5", bytes), fileName: "a", fileSize: bytes.length };
    const merged = await speak(address, mergeChunks, asked, token);
    if (merged.code !== 200) throw new Error(`Not merged: ${merged.reason}`);
  };
  // The first one loads what all of them need.
  await upload(1);
  const all = Array.from({ length: FILES }, (_, index) => 2 + index);
  return growthDuring(id, async () => Promise.all(all.map(upload)));
}
