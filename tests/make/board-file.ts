import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { countTrelloFile } from "./count-trello-file.ts";
import { makeTrelloBoard } from "./trello-board.ts";
import { makeFullTrelloBoard } from "./trello-full-board.ts";

/** A board as another product exports it, and what is in it by plain counting. */
export interface BoardFile {
  readonly text: string;
  readonly name: string;
  readonly counts: Readonly<Record<"Columns" | "Tasks" | "Subtasks" | "Comments", number>>;
  readonly people: readonly string[];
}

/** The export of a real board where there is one beside the repository, else one of the same kind. */
export function boardFile(): BoardFile {
  const real = resolve(import.meta.dirname, "../../../shared/data/trello-board.json");
  if (existsSync(real)) return describeFile(readFileSync(real, "utf8"));
  return describeFile(makeFullTrelloBoard(7));
}

/** A made board of any size. */
export function madeBoard(size: { lists: number; cards: number; comments: number }): string {
  return JSON.stringify(makeTrelloBoard({ ...size, people: 4, seed: 7 }));
}

function describeFile(text: string): BoardFile {
  const board = JSON.parse(text) as {
    readonly name: string;
    readonly members: readonly { readonly fullName: string }[];
  };
  const counts = countTrelloFile(text);
  return {
    text,
    name: board.name,
    counts: {
      // Archived lists share a column.
      Columns: counts["open lists"] + Math.min(counts["archived lists with cards"], 1),
      Tasks: counts["open cards"] + counts["archived cards"],
      Subtasks: counts["check items"],
      Comments: counts.comments,
    },
    people: board.members.map(({ fullName }) => fullName),
  };
}
