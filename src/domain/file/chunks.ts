import { CHUNK_SIZE } from "../limits.ts";
import { parameterError, type Refusal } from "../refusal.ts";

/** How a file is cut into chunks (seed 001 §3): all have the same size, but for the last. */
export interface ChunkPlan {
  readonly size: number;
  readonly chunkSize: number;
  readonly chunks: number;
}

/**
 * The plan that a client states; undefined for none that covers the file: the last chunk takes what is left beyond whole ones, or
 * has less than the others.
 */
export function chunkPlanOf(stated: {
  readonly totalSize: number;
  readonly chunkSize?: number | undefined;
  readonly totalChunks?: number | undefined;
}): ChunkPlan | undefined {
  const { totalSize: size, chunkSize = CHUNK_SIZE } = stated;
  const least = Math.max(1, Math.floor(size / chunkSize));
  const chunks = stated.totalChunks ?? least;
  if (chunks !== least && chunks !== Math.ceil(size / chunkSize)) return undefined;
  return { size, chunkSize, chunks };
}

/** Bytes of a chunk, counted from 1. */
export function sizeOfChunk({ size, chunkSize, chunks }: ChunkPlan, number: number): number {
  return number === chunks ? size - (number - 1) * chunkSize : chunkSize;
}

/** Why a chunk does not fit into its plan. */
export function refuseChunk(
  plan: ChunkPlan,
  { number, size }: { readonly number: number | undefined; readonly size: number | undefined },
): Refusal | undefined {
  const fits = number !== undefined && number <= plan.chunks && size === sizeOfChunk(plan, number);
  return fits ? undefined : parameterError("file.chunkWrong");
}
