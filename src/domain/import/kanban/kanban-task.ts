import { TASK_NAME_MAX } from "../../limits.ts";
import type { ImportComment, ImportSubtask, ImportTask, ImportWords } from "../board-import.ts";
import { cleanLine, cleanText, cutText } from "../clean-text.ts";
import {
  fittingTimes,
  momentIn,
  type subtaskRoom,
  taskNameOf,
  UNKNOWN_MOMENT,
} from "../fitting-parts.ts";
import { IMPORT_COMMENT_MAX } from "../import-limits.ts";
import type { ImportNotes } from "../import-notes.ts";
import { EVENING, MORNING, readLocalTime } from "../read-local-time.ts";
import {
  fittingContent,
  joinParts,
  listedLines,
  namedLine,
  pageLink,
  tickedLines,
} from "../task-content.ts";
import type { KanbanCard, KanbanComment } from "./kanban.ts";
import type { kanbanTags } from "./kanban-labels.ts";

interface Reading {
  readonly notes: ImportNotes;
  readonly words: ImportWords;
  readonly tags: ReturnType<typeof kanbanTags>;
  /** Names by their ids. */
  readonly people: ReadonlyMap<string, string>;
  readonly fitting: ReturnType<typeof subtaskRoom>;
}

/** A card as a task of a column. */
export function kanbanTask(
  card: KanbanCard,
  { columnKey, mergedFrom }: { readonly columnKey: string; readonly mergedFrom: string },
  reading: Reading,
): ImportTask {
  const { notes, words, tags, people, fitting } = reading;
  const name = taskNameOf(card.name, `#${card.id}`, notes);
  const { kept, over } = fitting(subtasksOf(card, people, notes));
  if (over.length > 0) notes.add("subtasksInContent", name, over.length);
  const { tagKeys, left } = tags.readOf(card.labelIds);
  const links = card.attachments.flatMap((one) => pageLink(one.name, one.address) ?? []);
  const below = joinParts([
    mergedFrom === "" ? "" : namedLine(words.list, [mergedFrom]),
    namedLine(words.labels, left),
    // Where there are several, subtasks begin with their names.
    namedLine(words.checklists, checklistNames(card)),
    listedLines(words.attachments, links),
    tickedLines(over),
  ]);
  const memberKeys = [...new Set(card.personIds)].filter((id) => people.has(id));
  for (const id of card.personIds) if (!people.has(id)) notes.add("membersUnknown", name);
  return {
    key: card.id,
    columnKey,
    name,
    content: fittingContent(cleanText(card.desc), below, { name, notes }),
    color: "",
    tagKeys,
    ...timesOf(card, name, notes),
    memberKeys,
    ...(card.fields.length > 0 && { fields: [...card.fields] }),
    subtasks: kept,
    comments: commentsOf(card.comments, { name, people, notes }),
  };
}

function timesOf(card: KanbanCard, name: string, notes: ImportNotes) {
  const time = (text: string, clock: typeof MORNING) =>
    momentIn(text, (one) => readLocalTime(one, clock), { name, notes });
  const [start, end] = [time(card.start, MORNING), time(card.due, EVENING)];
  const changed = card.isDone || card.isArchived ? time(card.changed, EVENING) : 0;
  return {
    ...fittingTimes({ start, end }, name, notes),
    completeTime: card.isDone ? changed || end || UNKNOWN_MOMENT : 0,
    archivedTime: card.isArchived ? changed || UNKNOWN_MOMENT : 0,
  };
}

function checklistNames({ checklists }: KanbanCard): string[] {
  const unsaid = checklists.filter(({ items }) => checklists.length === 1 || items.length === 0);
  return unsaid.map(({ name }) => cleanLine(name)).filter((name) => name !== "");
}

function subtasksOf(
  { checklists }: KanbanCard,
  people: ReadonlyMap<string, string>,
  notes: ImportNotes,
): ImportSubtask[] {
  return checklists.flatMap(({ name, items }, place) => {
    const prefix = checklists.length === 1 ? "" : `${cleanLine(name) || `#${place + 1}`}: `;
    return items.map((item, at): ImportSubtask => {
      const given = cleanLine(item.name);
      return {
        name: taskNameOf(given === "" ? "" : prefix + given, `${prefix}#${at + 1}`, notes),
        completeTime: item.isDone ? UNKNOWN_MOMENT : 0,
        endTime: 0,
        memberKeys: [...new Set(item.personIds)].filter((id) => people.has(id)),
      };
    });
  });
}

function commentsOf(
  comments: readonly KanbanComment[],
  { name, people, notes }: { name: string; people: Reading["people"]; notes: ImportNotes },
): ImportComment[] {
  const read = comments.flatMap((comment): ImportComment[] => {
    const text = cleanText(comment.text);
    const authorName = cutText(
      people.get(comment.personId) ?? cleanLine(comment.authorName),
      TASK_NAME_MAX,
    );
    if (text === "") notes.add("commentsEmpty", authorName);
    if (text.length > IMPORT_COMMENT_MAX) notes.add("commentsCut", authorName);
    if (text === "") return [];
    const time = momentIn(comment.time, (one) => readLocalTime(one, EVENING), { name, notes });
    const memberKey = people.has(comment.personId) ? comment.personId : "";
    return [{ memberKey, authorName, text: cutText(text, IMPORT_COMMENT_MAX), time }];
  });
  return read.toSorted((one, other) => one.time - other.time);
}
