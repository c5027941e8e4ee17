import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { init as startJpegReading, default as readJpeg } from "@jsquash/jpeg/decode.js";
import { init as startJpegWriting, default as writeJpeg } from "@jsquash/jpeg/encode.js";
import { init as startPngReading, default as readPng } from "@jsquash/png/decode.js";
import { init as startWebpReading, default as readWebp } from "@jsquash/webp/decode.js";
import {
  LINK_THUMB_BYTES_MAX,
  LINK_THUMB_HEIGHT,
  LINK_THUMB_WIDTH,
} from "#domain/message/link/link-limits.ts";
import { type Dots, shrink } from "./shrink.ts";
import type { PictureJob, SmallPicture } from "./small-picture.ts";

// One picture of a stranger's, unpacked in a box of its own and drawn anew: of what it was nothing remains but what is to be seen.

/** What browsers hold dots in; the readers make such ones. */
class DotsOfBrowsers implements Dots {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}
Object.assign(globalThis, { ImageData: DotsOfBrowsers });

const codec = async (path: string) => readFile(fileURLToPath(import.meta.resolve(path)));

async function dotsOf({ bytes, type }: PictureJob): Promise<Dots> {
  const { buffer } = Uint8Array.from(bytes);
  if (type === "image/png") {
    await startPngReading(await codec("@jsquash/png/codec/pkg/squoosh_png_bg.wasm"));
    return readPng(buffer);
  }
  if (type === "image/webp") {
    await startWebpReading({ wasmBinary: await codec("@jsquash/webp/codec/dec/webp_dec.wasm") });
    return readWebp(buffer);
  }
  await startJpegReading({ wasmBinary: await codec("@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm") });
  return readJpeg(buffer);
}

/** As good as it can be within the bytes that it may have. */
const QUALITIES = [70, 50, 30, 15];

async function smallOf(job: PictureJob): Promise<SmallPicture | undefined> {
  const small = shrink(await dotsOf(job), { width: LINK_THUMB_WIDTH, height: LINK_THUMB_HEIGHT });
  const { width, height, data } = small;
  await startJpegWriting({ wasmBinary: await codec("@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm") });
  for (const quality of QUALITIES) {
    const jpeg = Buffer.from(await writeJpeg({ data, width, height }, { quality }));
    if (jpeg.length <= LINK_THUMB_BYTES_MAX)
      return { thumb: jpeg.toString("base64"), width, height };
  }
  return undefined;
}

parentPort?.postMessage(await smallOf(workerData as PictureJob));
