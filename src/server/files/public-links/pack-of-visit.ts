import { failure, type Result, success } from "#base/result.ts";
import type { Id } from "#domain/id.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import type { Refusal } from "#domain/refusal.ts";
import { contentOf } from "../../tables/files/content.ts";
import { itemsLyingIn } from "../../tables/files/library.ts";
import { tableOf } from "../../tables/registry.ts";
import { packOf, type Pack } from "../packs/pack-of.ts";
import type { LentReach } from "../packs/pack-reach.ts";
import { linkGone, pathFrom, topOfLink, type VisitParts } from "./visit.ts";

/** A folder of a link's as one file, and what of it is to be read while the link stands. */
export interface LentPack {
  readonly pack: Pack;
  readonly reach: LentReach;
}

/** What lies in a folder to which a link leads, or in one below it, for who is on a visit by it. */
export async function packOfVisit(
  parts: VisitParts,
  linkId: Id,
  folderId: Id,
): Promise<Result<LentPack, Refusal>> {
  const top = await topOfLink(parts, linkId);
  if (!top) return failure(linkGone);
  const reach = reachOfLink(parts, linkId, top.id);
  const folder = await reach.itemThere(folderId);
  if (folder?.kind !== "folder") return failure(linkGone);
  const pack = await packOf(parts.database, reach, [folderId]);
  return pack.ok ? success({ pack: pack.value, reach }) : pack;
}

/** A pack that has begun goes on past the end of the visit, as a download does, but not past that of the link. */
function reachOfLink(parts: VisitParts, linkId: Id, topId: Id): LentReach {
  const { database } = parts;
  const below = async (item: LibraryItem | undefined) =>
    item && (await pathFrom(database, topId, item)).length > 0 ? item : undefined;
  const itemThere = async (id: Id) => below(await tableOf("libraryItem").get(database, id));
  return {
    itemThere,
    itemsIn: async (folderIds, most) => itemsLyingIn(database, folderIds, most),
    async contentOf(fileId) {
      const file = await tableOf("file").get(database, fileId);
      const item = file && (await itemThere(file.itemId));
      // Of what got a new version meanwhile that one is read: others are not shown by a link.
      return item && contentOf(database, item.fileId, "whole");
    },
    isStillLent: async () => (await topOfLink(parts, linkId)) !== undefined,
  };
}
