import * as fc from "fast-check";
import { expect, test } from "vitest";
import { CHUNK_SIZE, FILE_CHUNK_LEAST, FILE_SIZE_MAX } from "../limits.ts";
import { type ChunkPlan, chunkPlanOf, refuseChunk, sizeOfChunk } from "./chunks.ts";

const sizes = (plan: ChunkPlan) =>
  Array.from({ length: plan.chunks }, (_, index) => sizeOfChunk(plan, index + 1));

test("the last chunk takes what is left beyond whole ones, or is a smaller one", () => {
  const totalSize = 2.5 * CHUNK_SIZE;
  const joined = chunkPlanOf({ totalSize });
  expect(joined && sizes(joined)).toEqual([CHUNK_SIZE, 1.5 * CHUNK_SIZE]);
  const forced = chunkPlanOf({ totalSize, totalChunks: 3 });
  expect(forced && sizes(forced)).toEqual([CHUNK_SIZE, CHUNK_SIZE, 0.5 * CHUNK_SIZE]);
  for (const totalChunks of [1, 4]) expect(chunkPlanOf({ totalSize, totalChunks })).toBeUndefined();
});

test("whatever the size, the chunks are together the file, and none is empty or twice as large as the others", () => {
  const chunkSize = FILE_CHUNK_LEAST;
  const stated = fc.record({ totalSize: fc.integer({ min: 1, max: FILE_SIZE_MAX }) });
  fc.assert(
    fc.property(stated, fc.boolean(), ({ totalSize }, isForced) => {
      const totalChunks = isForced ? Math.ceil(totalSize / chunkSize) : undefined;
      const plan = chunkPlanOf({ totalSize, chunkSize, totalChunks })!;
      const all = sizes(plan);
      expect(all.reduce((sum, size) => sum + size, 0)).toBe(totalSize);
      expect(Math.min(...all)).toBeGreaterThan(0);
      expect(Math.max(...all)).toBeLessThan(2 * chunkSize);
    }),
    { numRuns: 50 },
  );
});

test("a chunk that is too many, too long or too short does not fit", () => {
  const plan = chunkPlanOf({ totalSize: 2.5 * CHUNK_SIZE })!;
  expect(refuseChunk(plan, { number: 1, size: CHUNK_SIZE })).toBeUndefined();
  for (const wrong of [
    { number: 3, size: CHUNK_SIZE },
    { number: 2, size: CHUNK_SIZE },
    { number: 1, size: CHUNK_SIZE - 1 },
    { number: undefined, size: CHUNK_SIZE },
    { number: 1, size: undefined },
  ])
    expect(refuseChunk(plan, wrong)?.reason).toBe("file.chunkWrong");
});
