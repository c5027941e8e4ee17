import JSZip from "jszip";

/** More files than any workbook has. */
const FILES_MAX = 2_000;

/** The stream that the library unpacks with; its types leave it out. */
interface Unpacking {
  on(event: "data", heard: (chunk: Uint8Array) => void): Unpacking;
  on(event: "end", heard: () => void): Unpacking;
  on(event: "error", heard: (error: Error) => void): Unpacking;
  pause(): Unpacking;
  resume(): Unpacking;
}

/** Whether a packed file unpacks to at most so many bytes, counted, because what it says of itself may be a lie. */
export async function unpacksWithin(content: Uint8Array, limit: number): Promise<boolean> {
  const zip = await JSZip.loadAsync(content);
  const files = Object.values(zip.files).filter(({ dir }) => !dir);
  if (files.length > FILES_MAX) return false;
  let left = limit;
  for (const file of files) {
    left -= await sizeOf(file, left);
    if (left < 0) return false;
  }
  return true;
}

function sizeOf(file: JSZip.JSZipObject, limit: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const unpacking = (
    file as unknown as { internalStream(type: "uint8array"): Unpacking }
  ).internalStream("uint8array");
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
