import type { Id } from "#domain/id.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { type Content, contentOf } from "../../tables/files/content.ts";
import { itemsInFolders, itemThere } from "../../tables/files/library.ts";
import type { Db } from "../../tables/sql/db.ts";
import { fileInReach } from "../file-in-reach.ts";

/** What of the library whoever packs it may read, at the moment at which it is asked. */
export interface PackReach {
  /** A thing that is not in the trash. */
  itemThere(id: Id): Promise<LibraryItem | undefined>;
  /** What lies right in some folders, at most so much of all. */
  itemsIn(folderIds: readonly Id[], most: number): Promise<LibraryItem[]>;
  /** The content of a file whose turn has come; undefined where it is out of reach by now. */
  contentOf(fileId: Id): Promise<Content | undefined>;
}

/** The same for whoever was lent it, until that ends. */
export interface LentReach extends PackReach {
  isStillLent(): Promise<boolean>;
}

/** Somebody may no longer read what they were packing, or it is gone: the pack ends there. */
export class NotInReach extends Error {
  override readonly name = "NotInReach";

  constructor() {
    super("Somebody may not read on");
  }
}

/** What a member may read. */
export function reachOfMember(db: Db, userId: Id): PackReach {
  return {
    itemThere: async (id) => itemThere(db, userId, id),
    itemsIn: async (folderIds, most) => itemsInFolders(db, userId, folderIds, most),
    async contentOf(fileId) {
      const isSeen = (await fileInReach(db, userId, fileId)) !== undefined;
      return isSeen ? contentOf(db, fileId, "whole") : undefined;
    },
  };
}
