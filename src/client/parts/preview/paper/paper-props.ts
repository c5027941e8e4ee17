import type { ReadPart } from "#client/data/calls/fetch-part.ts";

/** A document to be shown. */
export interface PaperProps {
  /** Where its content is: an address of this server's, which answers ranges, or one of a blob. */
  readonly address: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Reads parts of it from the server, for longer than its address is good; the address serves where left out. */
  readonly read?: ReadPart | undefined;
}
