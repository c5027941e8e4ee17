import { extensionOf } from "#domain/file/file-extension.ts";
import { kindOfFile } from "#domain/file/file-kind.ts";
import { smallerSides } from "#domain/file/smaller-picture.ts";
import type { PickedFile, PictureOf } from "#client/data/uploads/add-uploads.ts";
import { withoutPlace } from "#client/data/pictures/place/without-place.ts";
import { withoutMetadata } from "#client/data/pictures/without-metadata.ts";
import type { PreparedPicture } from "#client/data/pictures/prepare-picture.ts";
import { frameOfFilm } from "#client/platform/film-frame.ts";
import { prepareInWorker } from "#client/platform/picture-pool.ts";

/** How pictures and films among the files are sent. */
export interface PictureOptions {
  /** In the size that they have; what they say of the place at which they were taken goes all the same. */
  readonly asOriginal?: boolean;
  /** Those of them that go byte for byte, with all that they say of themselves. */
  readonly unchanged?: ReadonlySet<globalThis.File>;
}

/** What is sent in place of a file that was picked. */
export interface PreparedFile {
  readonly content: Blob;
  /** Left out of what nobody sees before it is opened: it has the name and the size with which it was picked. */
  readonly seen?: { readonly sent: PickedFile; readonly picture: PictureOf };
}

const JPEG = "image/jpeg";

/** Makes a picked file ready: a picture with smaller ones of it, a film with its poster, and both without their place. */
export async function preparePicked(
  file: globalThis.File,
  { asOriginal = false, unchanged }: PictureOptions,
): Promise<PreparedFile> {
  const isUnchanged = unchanged?.has(file) ?? false;
  const ext = extensionOf(file.name);
  if (kindOfFile(ext) === "video") return prepareFilm(file, isUnchanged);
  const prepared = kindOfFile(ext) === "image" && (await prepare(file, asOriginal || isUnchanged));
  if (!prepared) return { content: isUnchanged ? file : await withoutMetadata(file) };
  const content = isUnchanged ? file : prepared.content;
  const isRedrawn = content.type === JPEG && file.type !== JPEG && !isUnchanged;
  const name = isRedrawn ? asJpeg(file.name, ext) : file.name;
  const sent = { name, size: content.size, mimeType: content.type };
  return { content, seen: { sent, picture: pictureOf(prepared) } };
}

/** What cannot be played here has no poster. */
async function prepareFilm(file: globalThis.File, isUnchanged: boolean): Promise<PreparedFile> {
  const content = isUnchanged ? file : await withoutPlace(file);
  const film = await frameOfFilm(file, smallerSides.view);
  const poster = film && (await prepare(film.frame, true));
  if (!poster) return { content };
  const { name, size, type } = file;
  const { width, height } = film;
  const picture = pictureOf({ ...poster, width, height });
  return { content, seen: { sent: { name, size, mimeType: type }, picture } };
}

/** Undefined = it cannot be drawn here. */
async function prepare(file: Blob, asOriginal: boolean): Promise<PreparedPicture | undefined> {
  return prepareInWorker<PreparedPicture>(file, asOriginal).catch(() => undefined);
}

function pictureOf({ width, height, smaller }: PreparedPicture): PictureOf {
  return {
    width,
    height,
    thumb: smaller ? btoa(String.fromCharCode(...new Uint8Array(smaller.tiny))) : "",
    variants: smaller
      ? [
          { variant: "thumb", bytes: smaller.thumb },
          { variant: "view", bytes: smaller.view },
        ]
      : [],
  };
}

function asJpeg(name: string, ext: string): string {
  if (ext === "jpg" || ext === "jpeg") return name;
  return `${ext === "" ? name : name.slice(0, -ext.length - 1)}.jpg`;
}
