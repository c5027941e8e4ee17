/** A file with the folders in which it lay among those that were picked, from the outside in. */
export interface PlacedFile {
  readonly file: File;
  readonly folders: readonly string[];
}

/** Files of a field, with their folders where a folder was picked. */
export function placedFiles(files: Iterable<File>): PlacedFile[] {
  return [...files].map((file) => ({
    file,
    folders: file.webkitRelativePath.split("/").slice(0, -1),
  }));
}

/** What was dropped, with all that lies in folders among it. What cannot be read is left out. */
export async function droppedFiles(transfer: DataTransfer): Promise<PlacedFile[]> {
  // The list is empty once the event is over.
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry());
  const files = [...transfer.files];
  if (entries.every((entry) => entry === null)) return placedFiles(files);
  const found = await Promise.all(entries.map(async (entry) => filesOf(entry, [])));
  return found.flat();
}

async function filesOf(
  entry: FileSystemEntry | null,
  folders: readonly string[],
): Promise<PlacedFile[]> {
  if (entry === null) return [];
  if (!isFolder(entry)) {
    const file = await fileOf(entry as FileSystemFileEntry);
    return file ? [{ file, folders }] : [];
  }
  const inside = await entriesIn(entry);
  const within = [...folders, entry.name];
  return (await Promise.all(inside.map(async (each) => filesOf(each, within)))).flat();
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function fileOf(entry: FileSystemFileEntry): Promise<File | undefined> {
  return new Promise((resolve) => {
    entry.file(resolve, () => resolve(undefined));
  });
}

async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    // A reader hands out a part at a time, and an empty one at the end.
    const part = await new Promise<FileSystemEntry[]>((resolve) => {
      reader.readEntries(resolve, () => resolve([]));
    });
    if (part.length === 0) return found;
    found.push(...part);
  }
}
