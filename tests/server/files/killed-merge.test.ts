import { expect, onTestFinished, test, vi } from "vitest";
import { mergeChunks, sendChunk } from "#contract/calls/file.ts";
import { setUp } from "#contract/calls/system.ts";
import { CHUNK_SIZE } from "#domain/limits.ts";
import { dropFolder, temporaryFolder } from "../database/scratch.ts";
import { startProgram } from "../make/server-program.ts";
import { speak } from "../make/speak.ts";
import { bytesOf, chunkOf, hashOf, partOf } from "../make/uploads.ts";

vi.setConfig({ testTimeout: 180_000 });

test("wherever in a merge the server is killed, asked again it comes to one file with all its bytes", async () => {
  const dataDir = await temporaryFolder();
  onTestFinished(async () => dropFolder(dataDir));
  let program = await startProgram(dataDir);
  const company = { company: "Crash Builders", name: "Ada Stone", language: "en", sample: false };
  const account = { email: "ada@example.com", password: "a good password" };
  const set = await speak(program.address, setUp, { ...company, ...account });
  const { token } = set.data;
  for (const [index, wait] of [0, 40, 150].entries()) {
    const bytes = bytesOf(4 * CHUNK_SIZE, 70 + index);
    for (const number of [1, 2, 3, 4]) {
      const chunk = chunkOf(bytes, number, CHUNK_SIZE);
      const body = { ...chunk.fields, ...partOf(chunk.bytes) };
      expect((await speak(program.address, sendChunk, body, token)).code).toBe(200);
    }
    const asked = {
      identifier: hashOf("md5", bytes),
      fileName: "pier.bin",
      fileSize: bytes.length,
    };
    const { address } = program;
    const first = speak(address, mergeChunks, asked, token).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, wait));
    await program.kill();
    await first;
    program = await startProgram(dataDir);
    const merged = await speak(program.address, mergeChunks, asked, token);
    expect(merged.code).toBe(200);
    const again = await speak(program.address, mergeChunks, asked, token);
    expect(again.data.name).toBe(merged.data.name);
    const read = await fetch(`${program.address}${merged.data.url}`, { headers: { token } });
    const got = Buffer.from(await read.arrayBuffer());
    expect(hashOf("sha256", got)).toBe(hashOf("sha256", bytes));
  }
  await program.stop();
});
