import type { Readable } from "node:stream";
import { UNAVAILABLE } from "#contract/envelope.ts";

export interface Written {
  /** Bytes that came, also those that were too many and were not written. */
  readonly size: number;
  readonly sha256: string;
}

/** What a draft is known by, from one reading of it. */
export interface Digests {
  readonly size: number;
  readonly md5: string;
  readonly sha256: string;
  /** SHA-256 over the raw SHA-256 of its pieces of `CHUNK_SIZE` bytes. */
  readonly sum: string;
  /** Its first bytes, which say what it is. */
  readonly head: Uint8Array;
}

/** Bytes from one place to another, both included. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Keeps the bytes of files. What comes in is a draft, known by a name; it becomes a content, known by its SHA-256, and is
 * never changed again. Who may do what is nobody's business here. Throws `StoreFull` where there is no room.
 */
export interface FileStore {
  /** Makes a draft of what comes, at most `most` bytes of it; it lies safely when this resolves, and where it does not it was not. */
  write(draft: string, bytes: AsyncIterable<Uint8Array>, most: number): Promise<Written>;
  /** The same of a part of a draft, which need not outlive the server before it is placed. */
  writePart(part: string, bytes: AsyncIterable<Uint8Array>, most: number): Promise<Written>;
  /** Puts a part into a draft, behind so many bytes; it lies safely there when this resolves, and is a part no longer. */
  placePart(part: string, draft: string, offset: number): Promise<void>;
  /** Reads a draft once, without keeping others waiting; undefined where there is none. */
  digest(draft: string): Promise<Digests | undefined>;
  /** Makes a draft the content of this SHA-256; whether that is there now, also from before. */
  keep(draft: string, sha256: string): Promise<boolean>;
  /** Takes a draft away, where there is one. */
  drop(draft: string): Promise<void>;
  /** Names of the drafts that nobody has touched since, epoch ms. */
  draftsBefore(time: number): Promise<string[]>;
  /** The bytes of a content; throws `NotThere`. */
  read(sha256: string, range: ByteRange): Promise<Readable>;
  /** Takes a content away, where there is one. */
  remove(sha256: string): Promise<void>;
  /** Takes away what was begun to be kept before a time, epoch ms, by servers that were killed over it. */
  dropUnfinished(time: number): Promise<void>;
}

/** There is no room for what was to be written; what was there before is whole. */
export class StoreFull extends Error {
  override readonly name = "StoreFull";
}

/** There is no such content in the store. */
export class NotThere extends Error {
  override readonly name = "NotThere";
}

/** A place gave no more of a content, which can be asked for again from where it stopped. */
export class ReadStalled extends Error {
  override readonly name = "ReadStalled";
  readonly statusCode = UNAVAILABLE;
}

/** Where the bytes of contents can lie; each is put there whole, or not at all. */
export interface ContentPlace {
  /** Bytes of a content; undefined where it is not there. */
  sizeOf(sha256: string): Promise<number | undefined>;
  /** Puts a content there, which is read piece by piece, and pieces that did not arrive once more. */
  put(sha256: string, source: Source): Promise<void>;
  /** Throws `NotThere`. */
  read(sha256: string, range: ByteRange): Promise<Readable>;
  remove(sha256: string): Promise<void>;
  /** All that are there, in no order. */
  list(): AsyncIterable<string>;
  /** Takes away what was begun to be put there before a time, epoch ms, and never was whole. */
  dropUnfinished(time: number): Promise<void>;
}

/** Something that can be read again and again. */
export interface Source {
  readonly size: number;
  read(range: ByteRange): Promise<Readable>;
}

/** A folder of ours, in which drafts lie wherever contents do. */
export interface FolderStore extends FileStore, ContentPlace {
  /** Undefined where there is no such draft. */
  readDraft(draft: string): Promise<Source | undefined>;
}
