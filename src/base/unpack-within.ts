/** The stream that JSZip unpacks a file with; its types leave it out. */
interface Unpacking {
  on(event: "data", heard: (chunk: Uint8Array) => void): Unpacking;
  on(event: "end", heard: () => void): Unpacking;
  on(event: "error", heard: (error: Error) => void): Unpacking;
  pause(): Unpacking;
  resume(): Unpacking;
}

/**
 * Whether files of an archive unpack to at most `limit` bytes together. They are unpacked and counted, because what an
 * archive says of its sizes may be a lie; none of it is kept, and one that holds more is put away at that byte.
 */
export async function unpackWithin(files: readonly object[], limit: number): Promise<boolean> {
  let left = limit;
  for (const file of files) {
    left -= await unpackedSize(file, left);
    if (left < 0) return false;
  }
  return true;
}

/** Bytes of a file in an archive, as far as they are at most `limit` and a few more. */
function unpackedSize(file: object, limit: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const unpacking = (file as { internalStream(type: "uint8array"): Unpacking }).internalStream(
    "uint8array",
  );
  let size = 0;
  unpacking
    .on("data", (chunk) => {
      size += chunk.length;
      if (size <= limit) return;
      unpacking.pause();
      resolve(size);
    })
    .on("end", () => resolve(size))
    .on("error", reject)
    .resume();
  return promise;
}
