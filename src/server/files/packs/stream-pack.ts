import type { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Id } from "#domain/id.ts";
import type { PackEntry } from "#domain/library/pack-entries.ts";
import { contentOf } from "../../tables/files/content.ts";
import type { Server } from "../../server.ts";
import { fileInReach } from "../file-in-reach.ts";
import type { Pack } from "./pack-of.ts";

type Parts = Pick<Server, "database" | "files">;

/** A pack on its way. */
export interface PackStream {
  readonly bytes: Readable;
  /** Of all of it, where that is known before. */
  readonly length: number | undefined;
}

/** Somebody may no longer read what they were packing, or it is gone: the pack ends there. */
class NotInReach extends Error {}

/**
 * Puts a pack together as it is read: one file is open at a time, and none before its turn. Nothing is pressed, for what
 * is large is pressed already. What nobody reads on ends, with the file that is open.
 */
export async function streamPack(
  { database, files }: Parts,
  userId: Id,
  { entries }: Pick<Pack, "entries">,
): Promise<PackStream> {
  const zip = new ZipFile();
  const bytes = zip.outputStream as Readable;
  let open: Readable | undefined;
  bytes.once("close", () => open?.destroy());
  zip.on("error", (error: Error) => bytes.destroy(error));
  const openFile = async ({ fileId }: PackEntry): Promise<Readable> => {
    const isSeen = (await fileInReach(database, userId, fileId)) !== undefined;
    const content = isSeen ? await contentOf(database, fileId, "whole") : undefined;
    if (!content || bytes.destroyed) throw new NotInReach("Somebody may not read on");
    open = await files.read(content.sha256, { from: 0, to: content.size - 1 });
    return open;
  };
  for (const entry of entries) {
    const { path, fileId, size, updateTime } = entry;
    const mtime = new Date(updateTime);
    if (fileId === 0) zip.addEmptyDirectory(path, { mtime });
    else {
      zip.addReadStreamLazy(path, { mtime, size, compress: false }, (take) => {
        openFile(entry).then(
          (stream) => {
            stream.once("error", (error) => bytes.destroy(error));
            take(null, stream);
          },
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
