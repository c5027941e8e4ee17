import type { ArgumentsOf } from "#domain/commands.ts";
import type { TilesVariant } from "#domain/tiles/tile-pack.ts";

/**
 * checking: its bytes are being copied and its checksum reckoned; error: it stands still until the person retries
 * or removes it; success: the server has confirmed its checksum.
 */
export type UploadState = "checking" | "waiting" | "uploading" | "paused" | "success" | "error";

/** Why an upload stands still. */
export interface UploadFailure {
  /** Key of its text in `locales/<language>/refusal.json`. */
  readonly reason: string;
  /** The server's own words, where it had some. */
  readonly msg?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Commands of their own that tell of a file whose content follows. */
export const announcing = ["message.sendFile", "file.add", "file.addVersion", "sheet.add"] as const;

/** Commands that bring the files which a record, or what is said to one, names. */
export const namingFiles = ["record.add", "record.edit", "approval.comment"] as const;

/** What tells others of a file before its content comes, but for the checksum, which is still reckoned. */
export type Announcement =
  | {
      [Name in (typeof announcing)[number]]: {
        readonly name: Name;
        readonly args: Omit<ArgumentsOf<Name>, "md5">;
      };
    }[(typeof announcing)[number]]
  | RecordAnnouncement;

/** A file that a field of a form names: it is told of with the record, when somebody sends that. */
interface RecordAnnouncement {
  readonly name: "record.edit";
  readonly args: {
    readonly fileId: number;
    readonly name: string;
    readonly size: number;
    readonly width?: number;
    readonly height?: number;
    /** The record, 0 = it was not sent yet. */
    readonly recordId: number;
  };
}

/** A content on its way to the server. Its bytes lie in `uploadChunk` until the server has confirmed them. */
export interface UploadRow {
  readonly fileId: number;
  /** The chat to which it goes, 0 = it goes into the library. */
  readonly dialogId: number;
  /** The message that brings it, 0 = none does. */
  readonly messageId: number;
  readonly name: string;
  /** What the name ends in, small and without the dot. */
  readonly ext: string;
  /** As the browser named it; "" = it does not know. */
  readonly mimeType: string;
  /** Bytes. */
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** A small JPEG as Base64; "" = none. */
  readonly thumb: string;
  /** "" until all of it is copied. */
  readonly md5: string;
  /** SHA-256 over the SHA-256 of all its chunks, hexadecimal; "" until all of it is copied. */
  readonly sum: string;
  readonly state: UploadState;
  /** Bytes that are copied and reckoned in. */
  readonly hashed: number;
  /** Bytes that the server has. */
  readonly sent: number;
  readonly bytesPerSecond?: number;
  readonly failure?: UploadFailure;
  /** Epoch ms at which it was picked. */
  readonly createTime: number;
  /** While it is copied: epoch ms of the last sign of life of the page that does it. */
  readonly aliveTime: number;
  /** Epoch ms at which the server confirmed it, 0 = not yet. */
  readonly doneTime: number;
  /** What brings its row to others; run once all of it is copied. */
  readonly command: Announcement;
  /** Whether that command was run. */
  readonly isSentRow: boolean;
}

/** A piece of a content, numbered from 1; all but the last are of the same size. */
export interface UploadChunkRow {
  readonly fileId: number;
  readonly number: number;
  readonly bytes: ArrayBuffer;
  /** SHA-256 of the bytes, hexadecimal. */
  readonly sha256: string;
}

/** The beginning of the tiles of a page, which is a reduced picture. */
export type ReducedVariant = `reduced-${number}`;

/** whole: as it was sent; thumb and view: smaller pictures of it. */
export type SentVariant = "whole" | "thumb" | "view";
export type FileVariant = SentVariant | TilesVariant | ReducedVariant;

/** A content or a picture of it that lies on this device. */
export interface KeptFileRow {
  readonly fileId: number;
  readonly variant: FileVariant;
  /** Empty where they lie in pieces. */
  readonly bytes: ArrayBuffer;
  /** How many pieces of it lie in `keptPiece`; left out = none. */
  readonly pieces?: number;
  /** Bytes. */
  readonly size: number;
  readonly mimeType: string;
  /** The note of the library of which it is a version; left out = of none. */
  readonly noteId?: number;
  /** Epoch ms at which it was last looked at. */
  readonly usedTime: number;
  /** Whether the server does not have it yet: then it is never given up. */
  readonly isUnsent: boolean;
}
