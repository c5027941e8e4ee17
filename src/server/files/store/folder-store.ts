import { createHash, randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { access, type FileHandle, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { isDiskFull } from "../full-disk.ts";
import { digestElsewhere } from "../digest-elsewhere.ts";
import {
  type ByteRange,
  type FolderStore,
  NotThere,
  type Source,
  StoreFull,
  type Written,
} from "./file-store.ts";
import { piecesOf } from "./pieces-of.ts";

const CONTENT_NAME = /^[0-9a-f]{64}$/;

/**
 * Files below a folder: `drafts/<name>`, in which each chunk is put at its place once it is whole, and `contents/ab/cd/<sha256>`. A
 * draft becomes a content by its name alone, so nobody ever sees half of one.
 */
export async function openFolderStore(folder: string): Promise<FolderStore> {
  const drafts = join(folder, "drafts");
  const contents = join(folder, "contents");
  await mkdir(drafts, { recursive: true });
  await mkdir(contents, { recursive: true });
  const draftPath = (draft: string) => join(drafts, plain(draft, /^[a-z]+-[\w-]+$/));
  const contentPath = (sha256: string) => {
    const name = plain(sha256, CONTENT_NAME);
    return join(contents, name.slice(0, 2), name.slice(2, 4), name);
  };
  const keep = async (draft: string, sha256: string) => {
    const from = draftPath(draft);
    const to = contentPath(sha256);
    if (!(await isThere(from))) return isThere(to);
    await orFull(async () => mkdir(dirname(to), { recursive: true }));
    await orFull(async () => rename(from, to));
    await Promise.all([keepName(dirname(to)), keepName(dirname(dirname(to)))]);
    return true;
  };
  return {
    write: async (draft, bytes, most) => writeWhole(draftPath(draft), bytes, most),
    writePart: async (part, bytes, most) => orFull(async () => pour(draftPath(part), bytes, most)),

    async placePart(part, draft, offset) {
      const [from, to] = [draftPath(part), draftPath(draft)];
      // What is the first of a draft becomes it by its name.
      if (offset === 0 && !(await isThere(to))) {
        await keepBytes(from);
        await rename(from, to);
        return;
      }
      await orFull(async () => copyInto(to, from, offset));
      await rm(from, { force: true });
    },

    async digest(draft) {
      const path = draftPath(draft);
      return (await isThere(path)) ? digestElsewhere(path) : undefined;
    },

    keep,

    drop: async (draft) => rm(draftPath(draft), { force: true }),

    async draftsBefore(time) {
      const old: string[] = [];
      for (const name of await readdir(drafts)) {
        const found = await stat(join(drafts, name)).catch(() => undefined);
        if (found && found.mtimeMs < time) old.push(name);
      }
      return old;
    },

    read: async (sha256, range) => readPart(contentPath(sha256), range),
    remove: async (sha256) => rm(contentPath(sha256), { force: true }),
    readDraft: async (draft) => sourceAt(draftPath(draft)),
    sizeOf: async (sha256) => (await sourceAt(contentPath(sha256)))?.size,

    async put(sha256, { size, read }) {
      // Who is killed leaves a draft, which goes in time; two that put the same do not write into one.
      const draft = `put-${randomUUID()}`;
      const bytes = await read({ from: 0, to: size - 1 });
      const written = await writeWhole(draftPath(draft), bytes, size);
      if (written.sha256 === sha256 && written.size === size) await keep(draft, sha256);
      else {
        await rm(draftPath(draft), { force: true });
        throw new Error(`${sha256} is not what was read of it`);
      }
    },

    // What is half put is a draft like others, and goes with them.
    dropUnfinished: async () => undefined,

    async *list() {
      for (const path of await readdir(contents, { recursive: true })) {
        const name = basename(path);
        if (CONTENT_NAME.test(name)) yield name;
      }
    },
  };
}

async function readPart(path: string, { from, to }: ByteRange): Promise<Readable> {
  const handle = await open(path).catch((cause: unknown) => {
    throw isMissing(cause) ? new NotThere(`${basename(path)} is not there`, { cause }) : cause;
  });
  // Of what is empty no part can be asked for.
  if (to >= from) return handle.createReadStream({ start: from, end: to });
  await handle.close();
  return Readable.from([]);
}

async function sourceAt(path: string): Promise<Source | undefined> {
  const found = await stat(path).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  return found && { size: found.size, read: async (range) => readPart(path, range) };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

/** A name that leads nowhere else. */
function plain(name: string, shape: RegExp): string {
  if (!shape.test(name)) throw new Error(`${name} is no name in the store`);
  return name;
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function writeWhole(
  path: string,
  bytes: AsyncIterable<Uint8Array>,
  most: number,
): Promise<Written> {
  return orFull(async () => {
    const written = await pour(path, bytes, most);
    await keepBytes(path);
    return written;
  });
}

/** Puts a whole file into another, behind so many bytes, so that it outlives a power cut. What it comes to is known. */
async function copyInto(path: string, from: string, offset: number): Promise<void> {
  const handle = await open(path, constants.O_CREAT | constants.O_WRONLY, 0o600);
  let size = 0;
  try {
    for await (const piece of piecesOf(from)) {
      await writeAll(handle, piece, offset + size);
      size += piece.length;
    }
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/** Writes what comes into a file. */
async function pour(
  path: string,
  bytes: AsyncIterable<Uint8Array>,
  most: number,
): Promise<Written> {
  const handle = await open(path, constants.O_CREAT | constants.O_WRONLY, 0o600);
  const hash = createHash("sha256");
  let size = 0;
  try {
    for await (const piece of bytes) {
      const fitting = piece.subarray(0, Math.max(0, most - size));
      hash.update(fitting);
      await writeAll(handle, fitting, size);
      size += piece.length;
    }
  } finally {
    await handle.close();
  }
  return { size, sha256: hash.digest("hex") };
}

/** Makes the bytes of a file outlive a power cut. */
async function keepBytes(path: string): Promise<void> {
  const handle = await open(path, constants.O_WRONLY);
  try {
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

async function writeAll(handle: FileHandle, bytes: Uint8Array, offset: number): Promise<void> {
  let written = 0;
  while (written < bytes.length) {
    const left = bytes.subarray(written);
    const { bytesWritten } = await handle.write(left, 0, left.length, offset + written);
    written += bytesWritten;
  }
}

/** Makes the names in a folder outlive a power cut, where the system has a way to ask for it. */
async function keepName(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

async function orFull<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (isDiskFull(error)) throw new StoreFull("There is no room in the store", { cause: error });
    throw error;
  }
}
