import type { Settings } from "../../settings.ts";
import { type ContentPlace, type FileStore, type FolderStore, NotThere } from "./file-store.ts";
import { openFolderStore } from "./folder-store.ts";
import { openS3Place } from "./s3-place.ts";

/** The places of contents: where new ones go, and where others may still lie. */
export interface Places {
  readonly folder: FolderStore;
  readonly to: ContentPlace;
  readonly from?: ContentPlace;
}

export async function openPlaces(
  folderPath: string,
  { s3, filesIn }: Pick<Settings, "s3" | "filesIn">,
): Promise<Places> {
  const folder = await openFolderStore(folderPath);
  if (!s3) return { folder, to: folder };
  const bucket = openS3Place(s3);
  return filesIn === "folder"
    ? { folder, to: folder, from: bucket }
    : { folder, to: bucket, from: folder };
}

/** Drafts lie in the folder; contents where new ones go or, until they were moved, in the other place. */
export function storeOf({ folder, to, from }: Places): FileStore {
  if (!from) return folder;
  const { write, writePart, placePart, digest, drop, draftsBefore } = folder;
  return {
    write,
    writePart,
    placePart,
    digest,
    drop,
    draftsBefore,

    async keep(draft, sha256) {
      if (to === folder && (await folder.keep(draft, sha256))) return true;
      const source = await folder.readDraft(draft);
      if (!source)
        return [await to.sizeOf(sha256), await from.sizeOf(sha256)].some(
          (size) => size !== undefined,
        );
      await to.put(sha256, source);
      await drop(draft);
      return true;
    },

    async read(sha256, range) {
      // In the last it lies again where it is moved just between the two.
      for (const place of [to, from]) {
        try {
          return await place.read(sha256, range);
        } catch (error) {
          if (!(error instanceof NotThere)) throw error;
        }
      }
      return to.read(sha256, range);
    },

    async remove(sha256) {
      await from.remove(sha256);
      await to.remove(sha256);
    },

    async dropUnfinished(time) {
      await from.dropUnfinished(time);
      await to.dropUnfinished(time);
    },
  };
}
