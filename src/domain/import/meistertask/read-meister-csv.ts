import type { Result } from "#base/result.ts";
import { plainText } from "../../form/sheet/safe-text.ts";
import type { BoardImport, ImportWords } from "../board-import.ts";
import { cleanLine, cleanText } from "../clean-text.ts";
import type { ImportRefusal } from "../import-refusal.ts";
import { boardOfKanban } from "../kanban/board-of-kanban.ts";
import type { KanbanCard } from "../kanban/kanban.ts";
import { meisterStatus } from "./meister-status.ts";

/** Headings that other lists of tasks do not have beside names and sections. */
const OWN = ["token", "notes", "due_date", "status_updated_at"];

/** Whether these are the headings of a project that MeisterTask exports. */
export function isMeisterHead(head: readonly string[]): boolean {
  const names = new Set(head.map((name) => name.trim().toLowerCase()));
  return names.has("name") && names.has("section") && OWN.some((name) => names.has(name));
}

/** Rows of a project of MeisterTask as a board: a section is a list. */
export function readMeisterCsv(
  [head = [], ...rows]: readonly (readonly string[])[],
  words: ImportWords,
): Result<BoardImport, ImportRefusal> {
  const places = new Map(head.map((name, at) => [name.trim().toLowerCase(), at]));
  const read = rows.map(
    (row) => (name: string) => cleanText(plainText(row[places.get(name) ?? -1] ?? "")),
  );
  const said = read.filter((cell) => cell("name") !== "" || cell("notes") !== "");
  const kept = said.filter((cell) => !meisterStatus(cell("status")).isTrashed);
  const sections = [...new Set(kept.map((cell) => cleanLine(cell("section"))))];
  const tagsOf = (cell: (name: string) => string) =>
    cell("tags")
      .split(/[;,]/)
      .map(cleanLine)
      .filter((tag) => tag !== "");
  const people = new Set(kept.map((cell) => cleanLine(cell("assignee"))));
  return boardOfKanban(
    {
      program: "MeisterTask",
      name: kept.map((cell) => cell("project")).find((name) => name !== "") ?? "",
      desc: "",
      lists: sections.filter((name) => name !== "").map((name) => ({ id: name, name, color: "" })),
      labels: [...new Set(kept.flatMap(tagsOf))].map((name) => ({ id: name, name, color: "" })),
      people: [...people]
        .filter((name) => name !== "")
        .map((name) => ({ id: name, name, email: name.includes("@") ? name : "" })),
      fields: [],
      cards: kept.map((cell, at): KanbanCard => {
        const { isDone, isArchived } = meisterStatus(cell("status"));
        const assignee = cleanLine(cell("assignee"));
        return {
          id: `row ${at}`,
          listId: cleanLine(cell("section")),
          name: cell("name"),
          desc: cell("notes"),
          start: "",
          due: cell("due_date") || cell("due"),
          isDone,
          changed: cell("completed_at") || cell("status_updated_at"),
          isArchived,
          labelIds: tagsOf(cell),
          personIds: assignee === "" ? [] : [assignee],
          checklists: [],
          comments: [],
          attachments: [],
          fields: [],
        };
      }),
      links: [],
      leftOut: [{ what: "trash", count: said.length - kept.length }],
    },
    words,
  );
}
