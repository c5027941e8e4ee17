import type { Page } from "playwright-core";
import { differenceOf } from "./difference.ts";

/** A picture of one screen from two builds, and what differs. */
export interface Comparison {
  readonly name: string;
  readonly before: Buffer;
  readonly after: Buffer;
  readonly pixels: number;
  /** The marked picture. */
  readonly difference: Buffer;
}

/** Compares two pictures in a page, which reads and writes PNG by itself. */
export async function comparePictures(
  page: Page,
  name: string,
  before: Buffer,
  after: Buffer,
): Promise<Comparison> {
  const inPage = { compare: differenceOf.toString(), urls: [before, after].map(urlOf) };
  const { pixels, url } = await page.evaluate(async ({ compare, urls }) => {
    const images = await Promise.all(
      urls.map(async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        return image;
      }),
    );
    // Where one of them is longer, what the other one lacks differs.
    const width = Math.max(...images.map((image) => image.width));
    const height = Math.max(...images.map((image) => image.height));
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("The page draws nothing");
    const [first, second] = images.map((image) => {
      context.clearRect(0, 0, width, height);
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, width, height).data;
    });
    // oxlint-disable-next-line typescript/no-implied-eval -- the same function, as the page is told it
    const differ = new Function(`return ${compare}`)() as typeof differenceOf;
    const found = differ(first ?? [], second ?? []);
    const marked = context.createImageData(width, height);
    marked.data.set(found.marked);
    context.putImageData(marked, 0, 0);
    return { pixels: found.pixels, url: canvas.toDataURL("image/png") };
  }, inPage);
  return { name, before, after, pixels, difference: pictureIn(url) };
}

const urlOf = (picture: Buffer) => `data:image/png;base64,${picture.toString("base64")}`;
const pictureIn = (url: string) => Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
