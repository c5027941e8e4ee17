/** An e-mail to be taken apart. */
export interface RawMail {
  readonly bytes: Uint8Array;
}

/** A part that becomes a file. */
export interface MailAttachment {
  /** As the sender's system calls it; "" = it has no name. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What an e-mail says and brings; nothing of it is clean yet. */
export interface MailContents {
  readonly text: string;
  readonly html: string;
  /** The first of them, without empty ones. */
  readonly attachments: readonly MailAttachment[];
  /** How many more there are. */
  readonly beyond: number;
}

/** Characters of a body that are looked at. */
export const BODY_MAX = 1_000_000;
