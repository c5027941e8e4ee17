import { failure, type Result, success } from "#base/result.ts";
import { TASK_NAME_MAX } from "../../limits.ts";
import type { BoardImport, ImportLeftOut, ImportWords } from "../board-import.ts";
import { cleanLine, cutText } from "../clean-text.ts";
import { fittingLinks } from "../fitting-links.ts";
import { planDescOf, planNameOf, subtaskRoom } from "../fitting-parts.ts";
import { IMPORT_TASKS_MAX } from "../import-limits.ts";
import { createImportNotes } from "../import-notes.ts";
import { importRefusal, type ImportRefusal } from "../import-refusal.ts";
import { pageLink } from "../task-content.ts";
import type { Kanban, KanbanCard } from "./kanban.ts";
import { kanbanTags } from "./kanban-labels.ts";
import { kanbanColumns } from "./kanban-lists.ts";
import { kanbanTask } from "./kanban-task.ts";

/** A board of lists and cards as the parts of a plan. Each card is a task of it, or counted. */
export function boardOfKanban(
  kanban: Kanban,
  words: ImportWords,
): Result<BoardImport, ImportRefusal> {
  const notes = createImportNotes();
  const name = planNameOf(kanban.name, words.fileName || kanban.program, notes);
  if (kanban.lists.length === 0 && kanban.cards.length === 0)
    return failure(importRefusal("import/empty-board", { name }));
  const cards = new Map<string, KanbanCard>();
  for (const card of kanban.cards) {
    if (cards.has(card.id)) notes.add("duplicateCards", card.name);
    else cards.set(card.id, card);
  }
  const all = [...cards.values()];
  // What is archived stays behind first.
  const taken = [
    ...all.filter(({ isArchived }) => !isArchived),
    ...all.filter(({ isArchived }) => isArchived),
  ].slice(0, IMPORT_TASKS_MAX);
  const { columns, placeOf } = kanbanColumns({ lists: kanban.lists, cards: taken }, words, notes);
  const people = new Map(
    kanban.people.map(({ id, name: called, email }) => [
      id,
      { name: cutText(cleanLine(called) || email || id, TASK_NAME_MAX), email },
    ]),
  );
  const reading = {
    notes,
    words,
    tags: kanbanTags(kanban.labels),
    people: new Map(Array.from(people, ([id, person]) => [id, person.name])),
    fitting: subtaskRoom(taken.length),
  };
  const tasks = taken.map((card) => kanbanTask(card, placeOf(card), reading));
  const { links, left } = fittingLinks(kanban.links, tasks, notes);
  const desc = planDescOf(kanban.desc, name, notes);
  return success({
    program: kanban.program,
    name,
    desc,
    columns,
    tags: reading.tags.tags,
    ...(kanban.fields.length > 0 && { fields: [...kanban.fields] }),
    members: Array.from(people, ([key, person]) => ({
      key,
      name: person.name,
      username: person.email,
    })),
    tasks,
    ...(links.length > 0 && { links }),
    leftOut: leftOutOf(kanban, { cards: all.length - taken.length, links: left }),
    notes: notes.list(),
  });
}

function leftOutOf(
  { cards, leftOut }: Kanban,
  counted: { readonly cards: number; readonly links: number },
): ImportLeftOut[] {
  const attachments = cards.flatMap((card) => card.attachments);
  const linked = attachments.filter((one) => pageLink(one.name, one.address) !== undefined);
  const found: ImportLeftOut[] = [
    { what: "cards", count: counted.cards },
    { what: "links", count: counted.links },
    { what: "files", count: linked.length },
    { what: "attachments", count: attachments.length - linked.length },
    ...leftOut,
  ];
  return found.filter(({ count }) => count > 0);
}
