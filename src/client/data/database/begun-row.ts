import type { FileVariant } from "./upload-row.ts";

/** A content of which a part has come, until all of it has; its bytes lie in `keptPiece`. */
export interface BegunFileRow {
  readonly fileId: number;
  readonly variant: FileVariant;
  /** Which content it is, as the server says it. */
  readonly tag: string;
  /** Bytes that have come. */
  readonly length: number;
  /** How many pieces they are. */
  readonly pieces: number;
  /** Epoch ms at which the last of them came. */
  readonly time: number;
}

/** A piece of a content on this device, numbered from 1. */
export interface KeptPieceRow {
  readonly fileId: number;
  readonly variant: FileVariant;
  readonly number: number;
  readonly bytes: ArrayBuffer;
}
