import type { ReadPart } from "#client/data/calls/fetch-part.ts";

/** How large a sheet is in units of its own: points of a page, pixels of a picture. */
export interface SheetSize {
  readonly width: number;
  readonly height: number;
}

/** A part of a sheet at a scale, in pixels of the style. */
export interface SheetPart extends SheetSize {
  readonly x: number;
  readonly y: number;
}

/** What a sheet is drawn from, part by part: however large it is, no more is drawn than is seen. */
export interface SheetSource extends SheetSize {
  /** Pixels of its width beyond which there is nothing finer to be seen; Infinity where lines are drawn anew. */
  readonly finest: number;
  /** A part on a canvas of its own; `scale` is pixels of the style for one unit. */
  draw(part: SheetPart, scale: number, signal: AbortSignal): Promise<HTMLCanvasElement>;
}

/** A source that is open, until it is closed. */
export interface OpenSource {
  readonly source: SheetSource;
  readonly close: () => void;
}

/** What a source is opened from. */
export interface SourceAddress {
  readonly address: string;
  /** Bytes. */
  readonly size: number;
  readonly ext: string;
  /** The page of a PDF, from 1. */
  readonly page: number;
  /** Reads parts of a PDF from the server, for longer than its address is good. */
  readonly read?: ReadPart | undefined;
}
