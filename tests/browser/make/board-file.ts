import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { makeTrelloBoard } from "#tests/make/trello-board.ts";
import { repository } from "./start-app.ts";

/** A board as another product exports it, and what is in it by plain counting. */
export interface BoardFile {
  readonly text: string;
  readonly name: string;
  readonly counts: Readonly<Record<"Columns" | "Tasks" | "Subtasks" | "Comments", number>>;
  readonly people: readonly string[];
}

interface Export {
  readonly name: string;
  readonly lists: readonly unknown[];
  readonly cards: readonly unknown[];
  readonly checklists: readonly { readonly checkItems: readonly unknown[] }[];
  readonly actions: readonly { readonly type: string }[];
  readonly members: readonly { readonly fullName: string }[];
}

/** The export of a real board where there is one beside the repository, else one of the same kind. */
export function boardFile(): BoardFile {
  const real = resolve(repository, "../shared/data/trello-board.json");
  if (existsSync(real)) return describeFile(readFileSync(real, "utf8"));
  return describeFile(madeBoard({ lists: 8, cards: 60, comments: 40 }));
}

/** A made board of any size. */
export function madeBoard(size: { lists: number; cards: number; comments: number }): string {
  return JSON.stringify(makeTrelloBoard({ ...size, people: 4, seed: 7 }));
}

function describeFile(text: string): BoardFile {
  const board = JSON.parse(text) as Export;
  return {
    text,
    name: board.name,
    counts: {
      Columns: board.lists.length,
      Tasks: board.cards.length,
      Subtasks: board.checklists.reduce((sum, list) => sum + list.checkItems.length, 0),
      Comments: board.actions.filter(({ type }) => type === "commentCard").length,
    },
    people: board.members.map(({ fullName }) => fullName),
  };
}
