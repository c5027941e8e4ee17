import { open } from "node:fs/promises";

/** Bytes that are read of a file at once. */
const PIECE = 1024 ** 2;

/**
 * A file piece by piece. All of them lie in the same memory one after the other, because what is let go by the megabyte
 * has to be collected: whoever takes a piece is done with it before they ask for the next.
 */
export async function* piecesOf(path: string): AsyncGenerator<Buffer, void> {
  const handle = await open(path);
  try {
    const memory = Buffer.allocUnsafe(PIECE);
    for (;;) {
      const { bytesRead } = await handle.read(memory, 0, PIECE, null);
      if (bytesRead === 0) return;
      yield memory.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}
