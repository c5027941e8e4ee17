import { useEffect, useState } from "react";
import type { WritingRow } from "#client/data/database/writing-row.ts";
import { useWritingStore } from "#client/live/use-writing-store.ts";
import type { CommandName } from "#domain/commands.ts";

export interface KeptWriting {
  readonly isRead: boolean;
  /** What somebody wrote and did not save; undefined = nothing. */
  readonly row: WritingRow | undefined;
}

const NOT_READ: KeptWriting = { isRead: false, row: undefined };

/** What was kept of a long text that was left before it was saved, as it was when it was opened. */
export function useKeptWriting(name: string, command: CommandName): KeptWriting {
  const { read } = useWritingStore(name, command);
  const [kept, setKept] = useState<KeptWriting & { readonly name?: string }>(NOT_READ);
  useEffect(() => {
    let isLeft = false;
    const put = (row: WritingRow | undefined) => {
      if (!isLeft) setKept({ isRead: true, row, name });
    };
    // A database that does not answer keeps nobody from writing.
    read().then(put, () => put(undefined));
    return () => {
      isLeft = true;
    };
  }, [read, name]);
  return kept.name === name ? kept : NOT_READ;
}
