import type { CommandName } from "#domain/commands.ts";

/** A long text that somebody writes and has not saved: a note, a description. Kept for ever until saved. */
export interface WritingRow {
  /** What it is the text of: "note.7", "content.9". */
  readonly name: string;
  /** What saving it will do. */
  readonly command: CommandName;
  /** Markdown, or HTML. */
  readonly text: string;
  /** What it was made of, by ids and versions that whoever wrote it knows. */
  readonly made: Readonly<Record<string, number>>;
  /** Epoch ms. */
  readonly time: number;
}
