import { useMemo } from "react";
import type { WritingRow } from "#client/data/database/writing-row.ts";
import { forgetWriting, readWriting, saveWriting } from "#client/data/queries/drafts.ts";
import type { CommandName } from "#domain/commands.ts";
import { useData } from "./data-context.ts";
import { latestDraft, stashDraft, unstashDraft } from "./storage/stashed-draft.ts";
import { useKeepTyped } from "./storage/use-keep-typed.ts";

type Written = Pick<WritingRow, "text" | "made">;

/** A long text that is written and not saved yet, by what it is the text of: read once, saved as it grows. */
export function useWritingStore(name: string, command: CommandName) {
  const { database, now } = useData();
  const keepTyped = useKeepTyped();
  return useMemo(() => {
    const keep = async (row: WritingRow) => {
      const isKept = await keepTyped(async () => saveWriting(database, row));
      // Where the database has no room there may be some beside it.
      if (isKept) unstashDraft(name, row);
      else stashDraft(name, row);
    };
    const rowOf = ({ text, made }: Written) => ({ name, command, text, made, time: now() });
    return {
      read: async () =>
        asOfNow(name, command, latestDraft(name, await readWriting(database, name))),
      save: (written: Written) => void keep(rowOf(written)),
      /** As `save`, and safe at once, because the page may be gone before the database has answered. */
      saveLeaving(written: Written): void {
        const row = rowOf(written);
        stashDraft(name, row);
        void keep(row);
      },
      forget(): void {
        unstashDraft(name, { time: now() });
        void forgetWriting(database, name);
      },
    };
  }, [name, command, database, now, keepTyped]);
}

/** As an app before kept a note, or a description, beside the database. */
type Before = Partial<
  Record<"text" | "html", string> & Record<"baseId" | "settlesId" | "version", number>
>;

function asOfNow(
  name: string,
  command: CommandName,
  row: WritingRow | undefined,
): WritingRow | undefined {
  if (!row || "made" in row) return row;
  const { text, html = "", baseId, settlesId = 0, version = 0 }: Before = row;
  const made: WritingRow["made"] = baseId === undefined ? { version } : { baseId, settlesId };
  return { name, command, text: text ?? html, made, time: 0 };
}
