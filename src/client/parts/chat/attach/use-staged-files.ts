import { useMemo, useState } from "react";

/** A file that is chosen and not sent yet. */
export interface StagedFile {
  readonly key: number;
  readonly file: File;
}

export interface StagedFiles {
  readonly files: readonly StagedFile[];
  add(files: readonly File[]): void;
  remove(key: number): void;
  /** Takes them all, to be sent. */
  take(): File[];
}

let lastKey = 0;

/** Files that wait beside the words until they are sent with them. */
export function useStagedFiles(): StagedFiles {
  const [files, setFiles] = useState<readonly StagedFile[]>([]);
  return useMemo(
    () => ({
      files,
      add: (more) => setFiles((before) => [...before, ...more.map(stage)]),
      remove: (key) => setFiles((before) => before.filter((staged) => staged.key !== key)),
      take() {
        setFiles([]);
        return files.map(({ file }) => file);
      },
    }),
    [files],
  );
}

function stage(file: File): StagedFile {
  lastKey += 1;
  return { key: lastKey, file };
}
