import { ReadStalled } from "./file-store.ts";

/** Milliseconds without a byte after which a read is given up. */
export const READ_PATIENCE = 30_000;

/**
 * So many bytes and no more, whatever else comes: not every S3 ends where it was told to. Only what is waited for is timed,
 * not whoever takes the bytes.
 */
export async function* firstOf(
  bytes: ReadableStream<Uint8Array>,
  most: number,
  patience: number,
): AsyncGenerator<Uint8Array> {
  const reader = bytes.getReader();
  let left = most;
  try {
    while (left > 0) {
      const piece = await nextOf(reader, patience);
      if (!piece) throw new Error("S3 gave less than it was asked for");
      yield piece.subarray(0, left);
      left -= piece.length;
    }
  } finally {
    // Ends the line too, which would be held by what is still to come.
    reader.cancel().catch(() => undefined);
  }
}

async function nextOf(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  patience: number,
): Promise<Uint8Array | undefined> {
  const stalled = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => stalled.reject(new ReadStalled(`S3 gave nothing for ${patience} ms`)),
    patience,
  );
  try {
    return (await Promise.race([reader.read(), stalled.promise])).value;
  } finally {
    clearTimeout(timer);
  }
}
