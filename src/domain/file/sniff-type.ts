/** The type of what nobody knows more of. */
export const ANY_TYPE = "application/octet-stream";

/** The question mark. */
const ANY = 0x3f;

interface Signature {
  readonly type: string;
  /** What stands there, a character for each byte; "?" is any. */
  readonly bytes: string;
  readonly at?: number;
}

/** Bytes by which a type is told. */
export const HEAD_SIZE = 64;

/** By what files begin. Only what is shown in the page has to be told apart: everything else is saved, whatever it is. */
const signatures: readonly Signature[] = [
  { type: "image/jpeg", bytes: "\xff\xd8\xff" },
  { type: "image/png", bytes: "\x89PNG\r\n\x1a\n" },
  { type: "image/gif", bytes: "GIF87a" },
  { type: "image/gif", bytes: "GIF89a" },
  { type: "image/webp", bytes: "RIFF????WEBPVP8" },
  { type: "image/bmp", bytes: "BM????\0\0\0\0" },
  { type: "image/x-icon", bytes: "\0\0\x01\0?\0" },
  { type: "image/avif", bytes: "ftypavif", at: 4 },
  { type: "image/avif", bytes: "ftypavis", at: 4 },
  { type: "image/heic", bytes: "ftyphei", at: 4 },
  { type: "image/heic", bytes: "ftyphev", at: 4 },
  { type: "image/heic", bytes: "ftypmif1", at: 4 },
  { type: "image/heic", bytes: "ftypmsf1", at: 4 },
  { type: "audio/mp4", bytes: "ftypM4A", at: 4 },
  { type: "video/quicktime", bytes: "ftypqt  ", at: 4 },
  { type: "video/3gpp", bytes: "ftyp3g", at: 4 },
  { type: "video/mp4", bytes: "ftyp", at: 4 },
  { type: "video/webm", bytes: "\x1aE\xdf\xa3" },
  { type: "audio/wav", bytes: "RIFF????WAVE" },
  { type: "audio/ogg", bytes: "OggS\0" },
  { type: "audio/flac", bytes: "fLaC" },
  { type: "audio/mpeg", bytes: "ID3" },
  { type: "audio/mpeg", bytes: "\xff\xfb" },
  { type: "audio/aac", bytes: "\xff\xf1" },
  { type: "application/pdf", bytes: "%PDF-" },
  { type: "application/zip", bytes: "PK\x03\x04" },
];

/** What a file is by its first bytes, whatever it is called. */
export function sniffType(head: Uint8Array): string {
  return signatures.find((signature) => fits(head, signature))?.type ?? ANY_TYPE;
}

function fits(head: Uint8Array, { bytes, at = 0 }: Signature): boolean {
  if (head.length < at + bytes.length) return false;
  return Array.from(bytes, (character) => character.charCodeAt(0)).every(
    (byte, place) => byte === ANY || head[at + place] === byte,
  );
}

const PICTURES = /^image\/(jpeg|png|gif|webp|bmp|x-icon|avif|heic)$/;

/** Whether it is a picture of dots, which can do nothing but be looked at. */
function isPicture(type: string): boolean {
  return PICTURES.test(type);
}

/** Whether a browser may show it in a page, instead of saving it. */
export function isHarmless(type: string): boolean {
  return isPicture(type) || /^(audio|video)\//.test(type);
}

/** What the row of a file says of a content of this type. */
export function sniffedAs(type: string): "picture" | "other" {
  return isPicture(type) ? "picture" : "other";
}
