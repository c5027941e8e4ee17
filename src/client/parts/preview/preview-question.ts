/** A file that can be looked at. */
export interface PreviewItem {
  readonly fileId: number;
  readonly name: string;
  readonly ext: string;
  readonly size: number;
  /** A small JPEG as Base64, shown until more is here; "" = none. */
  readonly thumb: string;
}

/** Files of one place, and the one with which it begins. */
export interface PreviewQuestion {
  readonly items: readonly PreviewItem[];
  readonly fileId: number;
}
