import type { ImportNote } from "./board-import.ts";

const maxExampleName = 100;

/** Collects notes, one per kind, so that a file with a million oddities still gives a short list. */
export type ImportNotes = {
  add: (what: ImportNote["what"], name: string, count?: number) => void;
  list: () => ImportNote[];
};

export function createImportNotes(): ImportNotes {
  const notes = new Map<ImportNote["what"], ImportNote>();
  return {
    add(what, name, count = 1) {
      const known = notes.get(what);
      if (known) known.count += count;
      else notes.set(what, { what, name: name.slice(0, maxExampleName), count });
    },
    list: () => [...notes.values()],
  };
}
