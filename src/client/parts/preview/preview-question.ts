import type { File } from "#domain/file/file.ts";

/** A file that can be looked at. */
export interface PreviewItem {
  readonly fileId: number;
  readonly name: string;
  readonly ext: string;
  readonly size: number;
  /** A small JPEG as Base64, shown until more is here; "" = none. */
  readonly thumb: string;
}

/** A file as it is looked at where no small picture of it is at hand. */
export function toPreview({ id, name, ext, size }: File): PreviewItem {
  return { fileId: id, name, ext, size, thumb: "" };
}

/** Files of one place, and the one with which it begins. */
export interface PreviewQuestion {
  readonly items: readonly PreviewItem[];
  readonly fileId: number;
}
