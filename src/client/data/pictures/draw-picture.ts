import { fitInto } from "./picture-plan.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Decodes a picture upright; a large one at once at the size that is wanted, which takes less memory. */
export async function decodeUpright(source: Blob, size: Size, side: number): Promise<ImageBitmap> {
  const wanted = fitInto(size, side);
  // One side alone: browsers disagree on which of both is which in a photograph that was turned.
  const resize = wanted.width < size.width && {
    resizeWidth: wanted.width,
    resizeQuality: "high" as const,
  };
  return createImageBitmap(source, { imageOrientation: "from-image", ...resize });
}

/** Draws a picture as a JPEG whose long side is as long as that; what shows through is white. */
export async function drawJpeg(
  picture: ImageBitmap,
  side: number,
  quality: number,
): Promise<{ readonly blob: Blob } & Size> {
  const { width, height } = fitInto(picture, side);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("This browser draws no pictures");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality });
  // Its memory goes at once, and not when somebody looks for what is no longer used.
  canvas.width = 0;
  canvas.height = 0;
  return { blob, width, height };
}
