import { type ByteRange, ReadStalled } from "./file-store.ts";

/** Milliseconds without a byte after which a read is given up. */
export const READ_PATIENCE = 30_000;

/** Times that a read breaks off without a byte between, before it is given up. */
const TRIES = 4;

/** S3 ended where it had said that more would come. */
class GaveLess extends Error {
  override readonly name = "GaveLess";
}

/** The bytes of a range; what breaks off on the line is asked for from there on, by whoever reads unseen. */
export async function* goingOn(
  first: ReadableStream<Uint8Array>,
  open: (at: number) => Promise<ReadableStream<Uint8Array>>,
  { from, to }: ByteRange,
  patience: number,
): AsyncGenerator<Uint8Array> {
  let [bytes, at, tries] = [first, from, 1];
  for (;;) {
    try {
      for await (const piece of firstOf(bytes, to - at + 1, patience)) {
        at += piece.length;
        tries = 1;
        yield piece;
      }
      return;
    } catch (error) {
      if (error instanceof ReadStalled || error instanceof GaveLess || tries === TRIES) throw error;
      tries += 1;
    }
    bytes = await open(at);
  }
}

/**
 * So many bytes and no more, whatever else comes: not every S3 ends where it was told to. Only what is waited for is timed,
 * not whoever takes the bytes.
 */
async function* firstOf(
  bytes: ReadableStream<Uint8Array>,
  most: number,
  patience: number,
): AsyncGenerator<Uint8Array> {
  const reader = bytes.getReader();
  let left = most;
  try {
    while (left > 0) {
      const piece = await nextOf(reader, patience);
      if (!piece) throw new GaveLess("S3 gave less than it was asked for");
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
