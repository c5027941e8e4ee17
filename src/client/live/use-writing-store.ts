import { useMemo } from "react";
import type { WritingRow } from "#client/data/database/writing-row.ts";
import { forgetWriting, readWriting, saveWriting } from "#client/data/queries/drafts.ts";
import type { CommandName } from "#domain/commands.ts";
import { type Data, useData } from "./data-context.ts";
import { latestDraft, stashDraft, unstashDraft } from "./storage/stashed-draft.ts";
import { useKeepTyped } from "./storage/use-keep-typed.ts";

type Written = Pick<WritingRow, "text" | "made">;

interface WritingSettings extends Pick<Data, "database" | "now"> {
  readonly name: string;
  readonly command: CommandName;
  readonly keepTyped: ReturnType<typeof useKeepTyped>;
}

/** A long text that is written and not saved yet, by what it is the text of: read once, saved as it grows. */
export function useWritingStore(name: string, command: CommandName) {
  const { database, now } = useData();
  const keepTyped = useKeepTyped();
  return useMemo(
    () => createWritingStore({ name, command, database, now, keepTyped }),
    [name, command, database, now, keepTyped],
  );
}

function createWritingStore({ name, command, database, now, keepTyped }: WritingSettings) {
  let latest = 0;
  let turn: Promise<unknown> = Promise.resolve();
  // One after the other, or words that were outdone or thrown away meanwhile would be there again.
  const inTurn = (work: () => Promise<unknown>) => {
    turn = turn.then(work, work);
  };
  const keep = async (row: WritingRow) => {
    if (row.time < latest) return;
    const isKept = await keepTyped(async () => saveWriting(database, row));
    if (row.time < latest) return;
    // Where the database has no room there may be some beside it.
    if (isKept) unstashDraft(name, row);
    else stashDraft(name, row);
  };
  const save = ({ text, made }: Written) => {
    const row = { name, command, text, made, time: now() };
    latest = row.time;
    inTurn(async () => keep(row));
    return row;
  };
  return {
    read: async () => asOfNow(name, command, latestDraft(name, await readWriting(database, name))),
    save: (written: Written) => void save(written),
    /** As `save`, and safe at once, because the page may be gone before the database has answered. */
    saveLeaving(written: Written): void {
      stashDraft(name, save(written));
    },
    forget(): void {
      latest = Math.max(now(), latest + 1);
      unstashDraft(name, { time: latest });
      inTurn(async () => forgetWriting(database, name));
    },
  };
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
