import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { repository } from "#tests/server/database/server-process.ts";
import type { Person } from "./open-browser.ts";

/** A file as a person picks it. */
export interface PickedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** One of the documents that real programs have written. */
export async function sampleFile(name: string): Promise<PickedFile> {
  const buffer = await readFile(join(repository, "tests/data/files", name));
  return { name, mimeType: "application/octet-stream", buffer };
}

/** Chooses files in the open dialog, to be sent with the next words. */
export async function attachFiles({ page }: Person, files: readonly PickedFile[]): Promise<void> {
  await page
    .getByLabel("Attach files")
    .and(page.locator("input"))
    .setInputFiles([...files]);
}

/** What a camera wrote that no Chromium decodes: it begins as such pictures do, and says a size. */
export function unknownPhotograph(name: string): PickedFile {
  const size = Buffer.from([0, 0, 0, 20, 105, 115, 112, 101, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 12, 0]);
  const buffer = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), size]);
  return { name, mimeType: "image/heic", buffer };
}

/** A photograph of so many pixels, drawn by the browser: no two parts of it are alike. */
export async function drawnPhotograph(
  { page }: Person,
  name: string,
  width: number,
  height: number,
): Promise<PickedFile> {
  const base64 = await page.evaluate(
    async ([wide, high]) => {
      const canvas = new OffscreenCanvas(wide, high);
      const context = canvas.getContext("2d");
      for (let part = 0; part < 300; part += 1) {
        if (!context) break;
        context.fillStyle = `hsl(${(part * 47) % 360} 70% ${20 + (part % 60)}%)`;
        context.fillRect((part * 97) % wide, (part * 61) % high, wide / 6, high / 6);
      }
      const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""));
    },
    [width, height] as const,
  );
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(base64, "base64") };
}

/** The same photograph, as a camera that knows where it is writes it. */
export function takenAt(photograph: PickedFile, place: string): PickedFile {
  const exif = Buffer.from(`Exif\0\0${place}`);
  const segment = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  const { buffer } = photograph;
  const parts = [buffer.subarray(0, 2), segment, exif, buffer.subarray(2)];
  return { ...photograph, buffer: Buffer.concat(parts) };
}

export function textFile(name: string, text: string): PickedFile {
  return { name, mimeType: "text/plain", buffer: Buffer.from(text) };
}
