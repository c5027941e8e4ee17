import { useMemo, useState } from "react";

/** A file that is chosen and not sent yet. */
export interface StagedFile {
  readonly key: number;
  readonly file: File;
  /** It goes byte for byte, with all that it says of itself. */
  readonly isUnchanged: boolean;
}

export interface StagedFiles {
  readonly files: readonly StagedFile[];
  add(files: readonly File[]): void;
  addUnchanged(files: readonly File[]): void;
  remove(key: number): void;
  /** Takes them all, to be sent. */
  take(): { readonly files: readonly File[]; readonly unchanged: ReadonlySet<File> };
}

let lastKey = 0;

/** Files that wait beside the words until they are sent with them. */
export function useStagedFiles(): StagedFiles {
  const [files, setFiles] = useState<readonly StagedFile[]>([]);
  return useMemo(
    () => ({
      files,
      add: (more) => setFiles((before) => [...before, ...more.map((file) => stage(file, false))]),
      addUnchanged: (more) =>
        setFiles((before) => [...before, ...more.map((file) => stage(file, true))]),
      remove: (key) => setFiles((before) => before.filter((staged) => staged.key !== key)),
      take() {
        setFiles([]);
        const kept = files.filter(({ isUnchanged }) => isUnchanged);
        return {
          files: files.map(({ file }) => file),
          unchanged: new Set(kept.map(({ file }) => file)),
        };
      },
    }),
    [files],
  );
}

function stage(file: File, isUnchanged: boolean): StagedFile {
  lastKey += 1;
  return { key: lastKey, file, isUnchanged };
}
