import { afterEach, beforeEach, expect, test } from "vitest";
import { CHUNK_SIZE } from "#domain/limits.ts";
import type { FileServer } from "#tests/make/files/file-server.ts";
import { madeBytes } from "#tests/make/files/picked-files.ts";
import { UploadBench } from "#tests/make/files/upload-bench.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { bringAgain } from "./bring-again.ts";

const bytes = madeBytes(3 * CHUNK_SIZE + 1_000);
let bench: UploadBench;
let database: LocalDatabase;
let server: FileServer;

beforeEach(async () => {
  bench = await UploadBench.open();
  ({ database, server } = bench);
});

afterEach(() => bench.stop());

test("a content of which a piece is gone goes on once the same file is picked again, and no other one", async () => {
  const fileId = await bench.attach("plan.pdf", bytes);
  await database.uploadChunk.delete([fileId, 2]);
  bench.start();
  await bench.reached(fileId, "error");
  const other = bytes.map((byte) => byte ^ 1);
  for (const picked of [bytes.subarray(1), other]) {
    await bringAgain(database, fileId, new Blob([picked]), bench.now);
    expect(await database.upload.get(fileId)).toMatchObject({
      state: "error",
      failure: { reason: "file.notTheSame", data: { name: "plan.pdf" } },
    });
    expect(await database.uploadChunk.count()).toBe(3);
  }
  const before = server.sent(fileId);
  await bringAgain(database, fileId, new Blob([bytes]), bench.now);
  await bench.reached(fileId, "success");
  expect(server.contents.get(fileId)?.equals(bytes)).toBe(true);
  expect(before).toEqual([1]);
  expect(server.sent(fileId)).toEqual([1, 2, 3, 4]);
});
