import type { File } from "#domain/file/file.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { shelfScope } from "#domain/library/shelf.ts";
import type { Scope } from "#domain/scope.ts";
import type { LocalDatabase } from "../../database/local-database.ts";

/** Where nothing is: addresses below it are names of folders and files here, and never leave the page. */
const NOWHERE = "https://beside.invalid";

/** What lies around a file, by addresses as a list within it writes them. */
export interface Surroundings {
  /** Of the file itself; what it names is reckoned from there, as addresses are. */
  readonly address: string;
  /** The file at an address; undefined = it leads elsewhere, or to nothing that is here and may be seen. */
  at(address: string): Promise<File | undefined>;
}

/** What lies around a file: the folders and files of its library, or the files of its chat. */
export async function readSurroundings(
  database: LocalDatabase,
  fileId: number,
): Promise<Surroundings> {
  const { file, libraryItem } = database;
  const own = await file.get(fileId);
  const item = own && own.itemId > 0 ? await libraryItem.get(own.itemId) : undefined;
  const above = item ? await foldersAbove(database, item) : [];
  const names = [...above.map(({ name }) => name), own?.name ?? ""];
  return {
    address: `${NOWHERE}/${names.map((name) => encodeURIComponent(name)).join("/")}`,
    async at(address) {
      const path = pathOf(address);
      const name = path?.pop();
      if (!own || !path || name === undefined) return undefined;
      return item
        ? fileInLibrary(database, { item, above }, path, name)
        : fileOfChat(database, own, path, name);
    },
  };
}

/** Names on the way to an address, the last of them the file's; undefined = it leads elsewhere. */
function pathOf(address: string): string[] | undefined {
  try {
    const { origin, pathname } = new URL(address);
    if (origin !== NOWHERE) return undefined;
    return pathname.split("/").slice(1).map(decodeURIComponent);
  } catch {
    // What somebody wrote into a list need not be an address.
    return undefined;
  }
}

/** The folders in which something lies, the outermost first. */
async function foldersAbove(
  { libraryItem }: LocalDatabase,
  { pid }: LibraryItem,
): Promise<LibraryItem[]> {
  const above: LibraryItem[] = [];
  for (let id = pid; id > 0 && above.every((folder) => folder.id !== id);) {
    const folder = await libraryItem.get(id);
    if (!folder) break;
    above.unshift(folder);
    id = folder.pid;
  }
  return above;
}

async function fileInLibrary(
  database: LocalDatabase,
  { item, above }: { readonly item: LibraryItem; readonly above: readonly LibraryItem[] },
  path: readonly string[],
  name: string,
): Promise<File | undefined> {
  // Names alone do not tell whose it is: nobody gets out of the outermost folder, or from one library into another.
  const [outermost] = above;
  const scope = shelfScope(item);
  if (outermost && path[0] !== outermost.name) return undefined;
  let pid = outermost?.id ?? 0;
  for (const folderName of path.slice(outermost ? 1 : 0)) {
    const folder = await itemIn(database, { pid, scope }, folderName);
    if (folder?.kind !== "folder") return undefined;
    pid = folder.id;
  }
  const found = await itemIn(database, { pid, scope }, name);
  return found?.kind === "file" ? database.file.get(found.fileId) : undefined;
}

async function itemIn(
  { libraryItem }: LocalDatabase,
  { pid, scope }: { readonly pid: number; readonly scope: Scope },
  name: string,
): Promise<LibraryItem | undefined> {
  const within = await libraryItem.where("pid").equals(pid).toArray();
  return within.find(
    (item) => item.name === name && item.removedTime === 0 && shelfScope(item) === scope,
  );
}

/** The newest of that name; a chat has no folders. */
async function fileOfChat(
  { file }: LocalDatabase,
  { dialogId }: File,
  path: readonly string[],
  name: string,
): Promise<File | undefined> {
  if (dialogId === 0 || path.length > 0) return undefined;
  const sent = await file.where("dialogId").equals(dialogId).toArray();
  return sent.filter((each) => each.name === name).toSorted((one, other) => other.id - one.id)[0];
}
