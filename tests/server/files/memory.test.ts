import { expect, onTestFinished, test, vi } from "vitest";
import { mergeChunks, sendChunk } from "#contract/calls/file.ts";
import { askTiles } from "#contract/calls/files/tiles.ts";
import { setUp } from "#contract/calls/system.ts";
import { callOf } from "#contract/command-calls.ts";
import { CHUNK_SIZE } from "#domain/limits.ts";
import { dropFolder, temporaryFolder } from "../database/scratch.ts";
import { drawnPicture } from "../make/files/large-sheets.ts";
import { growthDuring, memoryOfUploads } from "../make/files/memory-of-uploads.ts";
import { startProgram } from "../make/server-program.ts";
import { speak } from "../make/speak.ts";
import { chunkOf, hashOf, partOf } from "../make/uploads.ts";

vi.setConfig({ testTimeout: 600_000 });

const MEGABYTE = 1024 ** 2;

/** A company on a new server; the token of its administrator. */
async function setUpAt(address: string): Promise<string> {
  const company = { company: "Wide Rivers", name: "Ada Stone", language: "en", sample: false };
  const account = { email: "ada@example.com", password: "a good password" };
  return (await speak(address, setUp, { ...company, ...account })).data.token;
}

test("ten people who send 25 MB each at once take no more memory than a part of one file each", async () => {
  const dataDir = await temporaryFolder();
  onTestFinished(async () => dropFolder(dataDir));
  const program = await startProgram(dataDir);
  const token = await setUpAt(program.address);
  const grown = await memoryOfUploads(program, token, 5);
  // 250 MB came in; two chunks of each file would be more than this.
  expect(grown / MEGABYTE).toBeLessThan(100);
  await program.stop();
});

test("a drawing of 100 million pixels is cut by another process, and the server's own memory stays flat", async () => {
  const dataDir = await temporaryFolder();
  onTestFinished(async () => dropFolder(dataDir));
  const program = await startProgram(dataDir);
  const token = await setUpAt(program.address);
  const plan = await speak(program.address, callOf("plan.add"), { name: "Tower A" }, token);
  const draw = async (number: string, side: number) => {
    const bytes = await drawnPicture(side, side);
    const about = { title: "Site plan", discipline: "civil", code: "A", date: 0 } as const;
    const page = { ...about, number, page: 1, width: side, height: side };
    const content = { name: "Site.png", size: bytes.length, md5: hashOf("md5", bytes) };
    const body = { planId: plan.data.id, ...content, pages: [page] };
    const added = await speak(program.address, callOf("sheet.add"), body, token);
    const fileId = added.data.file.id;
    const chunk = chunkOf(bytes, 1, CHUNK_SIZE);
    await speak(program.address, sendChunk, { ...chunk.fields, ...partOf(chunk.bytes) }, token);
    const asked = { identifier: content.md5, fileName: content.name, fileSize: content.size };
    expect((await speak(program.address, mergeChunks, { ...asked, fileId }, token)).code).toBe(200);
    const ask = async () => speak(program.address, askTiles, { fileId, page: 1 }, token);
    await expect.poll(async () => (await ask()).data.state, { timeout: 300_000 }).toBe("ready");
  };
  // The first one loads what all of them need.
  await draw("C-1", 5_000);
  const grown = await growthDuring(program.id, async () => draw("C-2", 10_000));
  // Unpacked it is 300 MB.
  expect(grown / MEGABYTE).toBeLessThan(60);
  await program.stop();
});
