import { parameterError, type Refusal } from "../refusal.ts";
import { extensionOf } from "./file-extension.ts";

/** Units in which a limit is said (seed 001 §9). */
export type SizeUnit = "KB" | "MB" | "GB";

const BYTES_OF: Readonly<Record<SizeUnit, number>> = {
  KB: 1024,
  MB: 1024 ** 2,
  GB: 1024 ** 3,
};

/** The limit where a field does not say its own, in MB (seed 001 §9). */
export const ATTACHMENT_SIZE_DEFAULT = 10;
/** Bytes of a picture that comes in one call; it has to be smaller. */
export const IMAGE_UPLOAD_MAX = ATTACHMENT_SIZE_DEFAULT * BYTES_OF.MB;

/** What a place takes. */
export interface UploadLimits {
  /** Files it holds at most, with those that it holds already; 0 = any number. */
  readonly count: number;
  /** A file has to be smaller than this. */
  readonly size: number;
  readonly unit: SizeUnit;
  /** As an input names it: "image/*", ".xls,.xlsx", "*". */
  readonly accept: string;
}

/** What is known of a file before it is sent. */
export interface UploadCandidate {
  readonly name: string;
  readonly size: number;
  readonly mimeType: string;
}

/** What is said where the kind is wrong, by what is taken. */
const reasonOfKind: Readonly<Record<string, string>> = {
  "image/*": "file.chooseImage",
  "video/*": "file.chooseVideo",
  "audio/*": "file.chooseAudio",
  ".xls,.xlsx": "file.chooseExcel",
  ".doc,.docx": "file.chooseWord",
  ".pdf": "file.choosePdf",
  ".txt": "file.chooseText",
};

/** Why a file is not taken where files go, if it is not (seed 001 §6). */
export function refuseFile(
  file: UploadCandidate,
  held: number,
  { count, size, unit, accept }: UploadLimits,
): Refusal | undefined {
  if (count > 0 && held >= count) return parameterError("file.max", { count });
  if (!fits(file, size, unit)) return parameterError("file.tooBig", { size, unit });
  if (isOfKind(file, accept)) return undefined;
  return parameterError(reasonOfKind[accept] ?? "file.wrongKind");
}

/** As refuseFile, where pictures go. */
export function refuseImage(
  file: UploadCandidate,
  held: number,
  { count, size, unit }: Omit<UploadLimits, "accept">,
): Refusal | undefined {
  if (count > 0 && held >= count) return parameterError("file.imagesMax", { count });
  if (!isOfKind(file, "image/*")) return parameterError("file.imageOnly");
  if (!fits(file, size, unit)) return parameterError("file.imageTooBig", { size, unit });
  return undefined;
}

function fits(file: UploadCandidate, size: number, unit: SizeUnit): boolean {
  return file.size < size * BYTES_OF[unit];
}

function isOfKind({ name, mimeType }: UploadCandidate, accept: string): boolean {
  if (accept === "" || accept === "*") return true;
  return accept.split(",").some((part) => {
    const each = part.trim().toLowerCase();
    return each.startsWith(".") ? extensionOf(name) === each.slice(1) : isOfType(mimeType, each);
  });
}

function isOfType(mimeType: string, accepted: string): boolean {
  const [group = "", kind = "*"] = accepted.split("/");
  const [ownGroup = "", ownKind = ""] = mimeType.toLowerCase().split("/");
  return ownGroup === group && (kind === "*" || ownKind === kind);
}
