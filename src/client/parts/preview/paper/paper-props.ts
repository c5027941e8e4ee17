/** A document to be shown. */
export interface PaperProps {
  /** Where its content is: an address of this server's, which answers ranges, or one of a blob. */
  readonly address: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}
