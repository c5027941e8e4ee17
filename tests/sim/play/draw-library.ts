import type { LibraryItem } from "#domain/library/library-item.ts";
import { UNIT_KINDS } from "#domain/organisation/unit.ts";
import type { Draw } from "./action.ts";
import { aPerson, aPlan, aWord, type Seen } from "./draw-thing.ts";

/** A content that never comes. */
const CONTENT = { size: 3, md5: "900150983cd24fb0d6963f7d28e17f72" };

async function anItem({ database, luck }: Seen): Promise<LibraryItem | undefined> {
  return luck.pick(await database.libraryItem.orderBy("id").toArray());
}

async function aFolder({ database, luck }: Seen): Promise<LibraryItem | undefined> {
  const items = await database.libraryItem.orderBy("id").toArray();
  return luck.pick(items.filter(({ kind }) => kind === "folder"));
}

/** Where something is put: mostly in a folder, now and then at the top of a plan or of one's own. */
async function aPlace(seen: Seen) {
  if (seen.luck.chance(0.2)) return { planId: (await aPlan(seen))?.id ?? 0 };
  return { pid: (await aFolder(seen))?.id ?? 0 };
}

const addFile: Draw = async (seen) => ({
  name: "file.add",
  args: { ...(await aPlace(seen)), name: `${aWord(seen)}.pdf`, ...CONTENT },
});

/** The shelf of a folder, as a move names it. */
function shelfOf({ planId, folderId, userId }: LibraryItem) {
  if (planId > 0) return { planId };
  return folderId > 0 ? { folderId } : { userId };
}

/** Into a folder that is seen, of the same shelf or of another. */
const move: Draw = async (seen) => {
  const item = await anItem(seen);
  const folder = await aFolder(seen);
  if (!item || !folder) return undefined;
  return { name: "file.move", args: { id: [item.id], pid: folder.id, ...shelfOf(folder) } };
};

const share: Draw = async (seen) => {
  const folder = await aFolder(seen);
  const right = seen.luck.pick(["read", "write", "none"] as const) ?? "read";
  return folder && { name: "file.share", args: { id: folder.id, userId: [aPerson(seen)], right } };
};

const shareWithUnit: Draw = async (seen) => {
  const folder = await aFolder(seen);
  const kind = seen.luck.pick(UNIT_KINDS);
  const unit = kind && seen.luck.pick(await seen.database[kind].orderBy("id").toArray());
  const right = seen.luck.pick(["read", "write", "none"] as const) ?? "read";
  if (!folder || !kind || !unit) return undefined;
  return {
    name: "file.shareUnits",
    args: { id: folder.id, units: [{ kind, id: unit.id }], right },
  };
};

/** Common things stand several times. */
const draws: readonly Draw[] = [
  async (seen) => ({
    name: "file.addFolder",
    args: { ...(await aPlace(seen)), name: aWord(seen) },
  }),
  async (seen) => ({ name: "file.addFolder", args: { name: aWord(seen) } }),
  addFile,
  addFile,
  addFile,
  move,
  move,
  move,
  share,
  share,
  shareWithUnit,
  async (seen) => {
    const item = await anItem(seen);
    return item && { name: "file.addVersion", args: { id: item.id, name: item.name, ...CONTENT } };
  },
  async (seen) => {
    const version = seen.luck.pick(await seen.database.file.orderBy("id").toArray());
    if (!version || version.itemId === 0) return undefined;
    const args = { id: version.itemId, fileId: version.id };
    return { name: "file.removeVersion", args };
  },
  async (seen) => {
    const item = await anItem(seen);
    return item && { name: "file.rename", args: { id: item.id, name: aWord(seen) } };
  },
  async (seen) => {
    const item = await anItem(seen);
    const args = { id: [item?.id ?? 0], pid: 0, userId: seen.userId };
    return item && { name: "file.move", args };
  },
  async (seen) => {
    const item = await anItem(seen);
    return item && { name: "file.remove", args: { id: [item.id] } };
  },
  async (seen) => {
    const removed = await seen.database.libraryItem
      .filter((item) => item.removedTime > 0)
      .toArray();
    const item = seen.luck.pick(removed);
    const name = seen.luck.chance(0.5) ? "file.restore" : "file.removeForGood";
    return item && { name, args: { id: [item.id] } };
  },
  async (seen) => {
    const item = await anItem(seen);
    const favourite = seen.luck.chance(0.7) ? 1 : 0;
    return item && { name: "file.favourite", args: { id: item.id, favourite } };
  },
  async (seen) => {
    const folder = await aFolder(seen);
    return folder && { name: "file.leave", args: { id: folder.id } };
  },
];

/** Draws what people do with folders and files. */
export const drawLibrary: Draw = async (seen) => seen.luck.pick(draws)?.(seen);
