import { execFileSync } from "node:child_process";
import { expect, onTestFinished, test, vi } from "vitest";
import { mergeChunks, sendChunk } from "#contract/calls/file.ts";
import { setUp } from "#contract/calls/system.ts";
import { CHUNK_SIZE } from "#domain/limits.ts";
import { dropFolder, temporaryFolder } from "../database/scratch.ts";
import { startProgram } from "../make/server-program.ts";
import { speak } from "../make/speak.ts";
import { bytesOf, chunkOf, hashOf, partOf } from "../make/uploads.ts";

vi.setConfig({ testTimeout: 600_000 });

const MEGABYTE = 1024 ** 2;
const FILES = 10;
const CHUNKS = 10;

/** Bytes of memory that a process has of its own. */
function memoryOf(id: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(id)]).toString()) * 1024;
}

test("ten people who send 50 MB each at once take no more memory than a part of one file each", async () => {
  const dataDir = await temporaryFolder();
  onTestFinished(async () => dropFolder(dataDir));
  const program = await startProgram(dataDir);
  const company = { company: "Wide Rivers", name: "Ada Stone", language: "en", sample: false };
  const account = { email: "ada@example.com", password: "a good password" };
  const set = await speak(program.address, setUp, { ...company, ...account });
  const { token } = set.data;
  const upload = async (seed: number) => {
    const bytes = bytesOf(CHUNKS * CHUNK_SIZE, seed);
    for (let number = 1; number <= CHUNKS; number += 1) {
      const chunk = chunkOf(bytes, number, CHUNK_SIZE);
      const body = { ...chunk.fields, ...partOf(chunk.bytes) };
      expect((await speak(program.address, sendChunk, body, token)).code).toBe(200);
    }
    const asked = { identifier: hashOf("md5", bytes), fileName: "a", fileSize: bytes.length };
    expect((await speak(program.address, mergeChunks, asked, token)).code).toBe(200);
  };
  // The first one loads what all of them need.
  await upload(1);
  const before = memoryOf(program.id);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memoryOf(program.id))), 100);
  await Promise.all(Array.from({ length: FILES }, async (_, index) => upload(2 + index)));
  clearInterval(watch);
  // 500 MB came in; a fifth of it would be two chunks of each file.
  expect((most - before) / MEGABYTE).toBeLessThan(100);
  await program.stop();
});
