import * as fc from "fast-check";
import { expect, test } from "vitest";
import { CHUNK_SIZE } from "#domain/limits.ts";
import { bytesThere, countChunks, createCutter, missingChunks, sizeOfChunk } from "./chunks.ts";

const sizes = fc.integer({ min: 1, max: 6 * CHUNK_SIZE });

test("whatever has come, what is missing and what is there make up the whole", () => {
  fc.assert(
    fc.property(sizes, fc.array(fc.integer({ min: 1, max: 7 })), (size, there) => {
      const missing = missingChunks(size, there);
      const left = missing.reduce((sum, number) => sum + sizeOfChunk(size, number), 0);
      expect(bytesThere(size, there) + left).toBe(size);
      expect(missing.filter((number) => there.includes(number))).toEqual([]);
      expect(missing).toEqual(missing.toSorted((one, other) => one - other));
    }),
  );
});

test("pieces of any length become chunks of one size with nothing lost", () => {
  const lengths = fc.array(fc.integer({ min: 0, max: 2 * CHUNK_SIZE }), { maxLength: 4 });
  fc.assert(
    fc.property(lengths, (pieces) => {
      const cutter = createCutter();
      const size = pieces.reduce((sum, length) => sum + length, 0);
      const chunks = pieces.flatMap((length) => cutter.cut(new ArrayBuffer(length)));
      const all = [...chunks, ...cutter.rest()].map(({ byteLength }) => byteLength);
      expect(all).toEqual(
        Array.from({ length: countChunks(size) }, (_none, index) => sizeOfChunk(size, index + 1)),
      );
    }),
    { numRuns: 20 },
  );
});

test("bytes keep their order across the cuts", () => {
  const cutter = createCutter();
  const bytes = new Uint8Array(CHUNK_SIZE + 3).map((_none, at) => at % 251);
  const chunks = [
    ...cutter.cut(bytes.slice(0, CHUNK_SIZE - 2).buffer),
    ...cutter.cut(bytes.slice(CHUNK_SIZE - 2).buffer),
    ...cutter.rest(),
  ];
  expect(Buffer.concat(chunks.map((chunk) => Buffer.from(chunk))).equals(bytes)).toBe(true);
});
