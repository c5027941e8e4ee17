import { canvasScale } from "#client/parts/preview/pdf/page-size.ts";
import type { OpenSource, SheetPart } from "./sheet-source.ts";

/** A picture as a sheet. The browser keeps it packed, and unpacks what it draws. */
export async function openPicture(address: string): Promise<OpenSource> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const draw = (part: SheetPart, scale: number): Promise<HTMLCanvasElement> => {
    const fine = canvasScale(part, globalThis.devicePixelRatio);
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.floor(part.width * fine));
    canvas.height = Math.max(1, Math.floor(part.height * fine));
    const [x, y] = [part.x / scale, part.y / scale];
    const [wide, high] = [part.width / scale, part.height / scale];
    const context = canvas.getContext("2d");
    context?.drawImage(image, x, y, wide, high, 0, 0, canvas.width, canvas.height);
    return Promise.resolve(canvas);
  };
  return {
    source: { width, height, finest: width, draw },
    close: () => image.removeAttribute("src"),
  };
}
