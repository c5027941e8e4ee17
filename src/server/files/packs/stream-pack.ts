import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";
import type { Content } from "../../tables/files/content.ts";
import type { Server } from "../../server.ts";
import type { Pack } from "./pack-of.ts";
import { type LentReach, NotInReach, type PackReach } from "./pack-reach.ts";

type Parts = Pick<Server, "files">;
type Packed = Pick<Pack, "entries">;

/** A pack on its way. */
export interface PackStream {
  readonly bytes: Readable;
  /** Of all of it, where that is known before. */
  readonly length: number | undefined;
}

/**
 * Puts a pack together as it is read: one file is open at a time, and none before its turn. Nothing is pressed, for what
 * is large is pressed already. What nobody reads on ends, with the file that is open. A file that is out of reach when its turn
 * comes ends it too: how long all of it is has been told.
 */
export async function streamPack(
  parts: Parts,
  reach: PackReach,
  { entries }: Packed,
): Promise<PackStream> {
  const { zip, bytes, open } = beginPack(parts);
  for (const { path, fileId, size, updateTime } of entries) {
    const mtime = new Date(updateTime);
    if (fileId === 0) zip.addEmptyDirectory(path, { mtime });
    else {
      zip.addReadStreamLazy(path, { mtime, size, compress: false }, (take) => {
        reach
          .contentOf(fileId)
          .then(open)
          .then(
            (stream) => take(null, stream),
            (error: Error) => bytes.destroy(error),
          );
      });
    }
  }
  const { promise, resolve } = Promise.withResolvers<number>();
  // It is called with the size, of which the package's types do not know.
  zip.end({ forceZip64Format: false, comment: "" }, resolve as () => void);
  const length = await promise;
  return { bytes, length: length < 0 ? undefined : length };
}

/**
 * The same for what is lent: it breaks off where that ends, which is asked before each file and before the end. A file that is out
 * of reach when its turn comes is left out, so that nobody can be told how long all of it is. Of folders only the names are told, which
 * whoever is here has seen.
 */
export function streamLent(parts: Parts, reach: LentReach, { entries }: Packed): Readable {
  const { zip, bytes, open } = beginPack(parts);
  const demand = async () => {
    if (!(await reach.isStillLent())) throw new NotInReach();
  };
  const addAll = async () => {
    for (const { path, fileId, updateTime } of entries) {
      const mtime = new Date(updateTime);
      if (fileId === 0) zip.addEmptyDirectory(path, { mtime });
      else {
        await demand();
        const content = await reach.contentOf(fileId);
        if (!content) continue;
        const stream = await open(content);
        zip.addReadStream(stream, path, { mtime, size: content.size, compress: false });
        await finished(stream);
      }
    }
    await demand();
    zip.end();
  };
  addAll().catch((error: Error) => bytes.destroy(error));
  return bytes;
}

/** An empty pack, and how a content is opened for it: what goes wrong with either ends both. */
function beginPack({ files }: Parts) {
  const zip = new ZipFile();
  const bytes = zip.outputStream as Readable;
  let opened: Readable | undefined;
  bytes.once("close", () => opened?.destroy());
  zip.on("error", (error: Error) => bytes.destroy(error));
  return {
    zip,
    bytes,
    async open(content: Content | undefined): Promise<Readable> {
      if (!content || bytes.destroyed) throw new NotInReach();
      const stream = await files.read(content.sha256, { from: 0, to: content.size - 1 });
      stream.once("error", (error) => bytes.destroy(error));
      // Whoever read may have gone meanwhile.
      if (bytes.destroyed) stream.destroy();
      opened = stream;
      return stream;
    },
  };
}
