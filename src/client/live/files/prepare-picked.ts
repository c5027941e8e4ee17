import { extensionOf } from "#domain/file/file-extension.ts";
import { kindOfFile } from "#domain/file/file-kind.ts";
import type { PickedFile, PictureOf } from "#client/data/uploads/add-uploads.ts";
import type { PreparedPicture } from "#client/data/pictures/prepare-picture.ts";
import { prepareInWorker } from "#client/platform/picture-pool.ts";

/** How pictures among the files are sent. */
export interface PictureOptions {
  /** In the size that they have; what they say of the place at which they were taken goes all the same. */
  readonly asOriginal?: boolean;
  /** Byte for byte, with all that they say of themselves. */
  readonly asFile?: boolean;
}

/** A picture that is ready to be sent in place of the one that was picked. */
export interface PreparedFile {
  readonly content: Blob;
  readonly sent: PickedFile;
  readonly picture: PictureOf;
}

/** Most browsers draw it, and no list of endings of the specification has it. */
const AVIF = "avif";
const JPEG = "image/jpeg";

/** Makes a picked picture ready; undefined = it is none, or cannot be drawn here, and goes as it is. */
export async function preparePicked(
  file: globalThis.File,
  { asOriginal = false, asFile = false }: PictureOptions,
): Promise<PreparedFile | undefined> {
  const ext = extensionOf(file.name);
  const isPicture = kindOfFile(ext) === "image" || ext === AVIF;
  if (asFile || !isPicture) return undefined;
  const prepared = await prepareInWorker<PreparedPicture>(file, asOriginal).catch(() => undefined);
  if (!prepared) return undefined;
  const { content, width, height, smaller } = prepared;
  const isRedrawn = content.type === JPEG && file.type !== JPEG;
  return {
    content,
    sent: {
      name: isRedrawn ? asJpeg(file.name, ext) : file.name,
      size: content.size,
      mimeType: content.type,
    },
    picture: {
      width,
      height,
      thumb: smaller ? btoa(String.fromCharCode(...new Uint8Array(smaller.tiny))) : "",
      variants: smaller
        ? [
            { variant: "thumb", bytes: smaller.thumb },
            { variant: "view", bytes: smaller.view },
          ]
        : [],
    },
  };
}

function asJpeg(name: string, ext: string): string {
  if (ext === "jpg" || ext === "jpeg") return name;
  return `${ext === "" ? name : name.slice(0, -ext.length - 1)}.jpg`;
}
