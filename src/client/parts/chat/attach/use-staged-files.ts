import { useEffect, useMemo, useRef, useState } from "react";
import { kindOfFile } from "#domain/file/file-kind.ts";
import { extensionOf } from "#domain/file/file-extension.ts";

/** A file that is chosen and not sent yet. */
export interface StagedFile {
  readonly key: number;
  readonly file: File;
  /** Address of its picture; undefined of what is none. */
  readonly picture: string | undefined;
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
  const held = useRef(files);
  useEffect(() => {
    held.current = files;
  }, [files]);
  useEffect(() => () => release(held.current), []);
  return useMemo(
    () => ({
      files,
      add: (more) => setFiles((before) => [...before, ...more.map(stage)]),
      remove(key) {
        release(files.filter((staged) => staged.key === key));
        setFiles((before) => before.filter((staged) => staged.key !== key));
      },
      take() {
        release(files);
        setFiles([]);
        return files.map(({ file }) => file);
      },
    }),
    [files],
  );
}

function stage(file: File): StagedFile {
  lastKey += 1;
  const isPicture = kindOfFile(extensionOf(file.name)) === "image";
  return { key: lastKey, file, picture: isPicture ? URL.createObjectURL(file) : undefined };
}

/** Gives the addresses of pictures back that are not shown any more. */
function release(files: readonly StagedFile[]): void {
  for (const { picture } of files) if (picture) URL.revokeObjectURL(picture);
}
