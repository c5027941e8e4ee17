import { Worker } from "node:worker_threads";
import { pictureSize } from "#base/picture-size.ts";
import { sniffType } from "#domain/file/sniff-type.ts";

/** A picture as it came. */
export interface PictureJob {
  readonly bytes: Uint8Array;
  readonly type: string;
}

/** A picture that every reader keeps. */
export interface SmallPicture {
  /** A JPEG, as Base64. */
  readonly thumb: string;
  readonly width: number;
  readonly height: number;
}

/** Dots that a picture unpacks to at most: 64 MB. */
const DOTS_MAX = 16_000_000;
/** Milliseconds that it may take. */
const PATIENCE = 10_000;

/** A picture of a stranger's, drawn anew and small; undefined where it is none of a common kind, too large, or broken. */
export async function smallPicture(bytes: Buffer): Promise<SmallPicture | undefined> {
  const type = sniffType(bytes);
  const size = pictureSize(bytes, type);
  if (!size || size.width * size.height > DOTS_MAX || size.width * size.height === 0)
    return undefined;
  const workerData: PictureJob = { bytes, type };
  const worker = new Worker(new URL("small-picture.worker.ts", import.meta.url), { workerData });
  try {
    return await new Promise((resolve, reject) => {
      worker.on("message", resolve);
      worker.on("error", reject);
      worker.on("exit", () => reject(new Error("It ended without a picture")));
      setTimeout(reject, PATIENCE, new Error("It took too long")).unref();
    });
  } catch {
    return undefined;
  } finally {
    await worker.terminate();
  }
}
