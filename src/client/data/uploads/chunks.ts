import { sizeOfChunk as sizeInPlan } from "#domain/file/chunks.ts";
import { CHUNK_SIZE } from "#domain/limits.ts";

/** How many chunks a content has. */
export function countChunks(size: number): number {
  return Math.ceil(size / CHUNK_SIZE);
}

/** Bytes of a chunk, which are numbered from 1. */
export function sizeOfChunk(size: number, number: number): number {
  const plan = { size, chunkSize: CHUNK_SIZE, chunks: countChunks(size) };
  return sizeInPlan(plan, number);
}

/** Numbers of the chunks that are not among those that are there. */
export function missingChunks(size: number, present: readonly number[]): number[] {
  const there = new Set(present);
  return Array.from({ length: countChunks(size) }, (_none, index) => index + 1).filter(
    (number) => !there.has(number),
  );
}

/** Bytes of the chunks that are there. */
export function bytesThere(size: number, present: readonly number[]): number {
  const missing = missingChunks(size, present);
  return missing.reduce((left, number) => left - sizeOfChunk(size, number), size);
}

/** Makes chunks of bytes that come in pieces of any length. */
export function createCutter(): { cut(piece: ArrayBuffer): ArrayBuffer[]; rest(): ArrayBuffer[] } {
  let open = new Uint8Array(CHUNK_SIZE);
  let filled = 0;
  return {
    cut(piece) {
      const whole: ArrayBuffer[] = [];
      for (let from = 0; from < piece.byteLength;) {
        const length = Math.min(CHUNK_SIZE - filled, piece.byteLength - from);
        open.set(new Uint8Array(piece, from, length), filled);
        filled += length;
        from += length;
        if (filled < CHUNK_SIZE) continue;
        whole.push(open.buffer);
        open = new Uint8Array(CHUNK_SIZE);
        filled = 0;
      }
      return whole;
    },
    rest: () => (filled > 0 ? [open.slice(0, filled).buffer] : []),
  };
}
