import type { ImportComment, ImportTag, ImportTask } from "../board-import.ts";
import { cleanLine, cleanText, plainToMarkdown } from "../clean-text.ts";
import { PLAN_TASKS_MAX, SUBTASKS_MAX, TASK_NAME_MAX } from "../../limits.ts";
import { IMPORT_TASKS_MAX } from "../import-limits.ts";
import { fittingContent, joinParts, listedLines, namedLine, tickedLines } from "../task-content.ts";
import type { CardPlace, ReadColumns } from "./read-columns.ts";
import { readAttachments } from "./read-attachments.ts";
import { FieldReader } from "./read-fields.ts";
import { LabelReader } from "./read-labels.ts";
import { createSubtaskReader } from "./read-subtasks.ts";
import type { ReadSubtasks } from "./read-subtasks.ts";
import type { TrelloCard } from "./trello-export.ts";
import { firstOfEachId, lastActivity, readName, readTime } from "./trello-reading.ts";
import type { TrelloReading } from "./trello-reading.ts";

type PlacedCard = { card: TrelloCard; place: CardPlace; archived: boolean };

/** Cards become tasks, in the order of their columns and then their own. `leftOut` is the number over the limit. */
export function readTasks(
  reading: TrelloReading,
  placeOf: ReadColumns["placeOf"],
  people: { memberKeys: ReadonlySet<string>; comments: ReadonlyMap<string, ImportComment[]> },
): { tasks: ImportTask[]; tags: ImportTag[]; fields: FieldReader; leftOut: number } {
  const { byId, repeated } = firstOfEachId(reading.board.cards);
  for (const card of repeated) reading.notes.add("duplicateCards", card.name);
  const placed = [...byId.values()].map((card) => {
    const place = placeOf(card);
    return { card, place, archived: place.archived || card.closed === true };
  });
  const kept = inOrder(openFirst(placed).slice(0, IMPORT_TASKS_MAX));
  const labels = new LabelReader(reading.board);
  const fields = new FieldReader(reading.board);
  const subtasksOf = createSubtaskReader(reading, people.memberKeys);
  let room = PLAN_TASKS_MAX - kept.length;
  const tasks = kept.map(({ card, place, archived }) => {
    const { tagKeys, left, color } = labels.read(card);
    const said = fields.read(card);
    const read = withinRoom(subtasksOf(card), room);
    room -= read.subtasks.length;
    const content = contentOf(reading, card, {
      mergedFrom: place.mergedFrom,
      labels: left,
      ...read,
    });
    return {
      key: card.id,
      columnKey: place.columnKey,
      name: nameOf(reading, card),
      content,
      color,
      tagKeys,
      ...timesOf(reading, card, archived),
      memberKeys: membersOf(reading, card, people.memberKeys),
      ...(said.length > 0 && { fields: said }),
      subtasks: read.subtasks,
      comments: people.comments.get(card.id) ?? [],
    };
  });
  return { tasks, tags: labels.tags, fields, leftOut: placed.length - kept.length };
}

/** What has no room as a subtask is `over`. */
function withinRoom({ subtasks, checklists }: ReadSubtasks, room: number) {
  const taken = Math.min(SUBTASKS_MAX, room);
  return { subtasks: subtasks.slice(0, taken), over: subtasks.slice(taken), checklists };
}

function openFirst(cards: readonly PlacedCard[]): PlacedCard[] {
  return cards.toSorted((one, other) => Number(one.archived) - Number(other.archived));
}

function inOrder(cards: readonly PlacedCard[]): PlacedCard[] {
  const position = ({ card }: PlacedCard): number => card.pos ?? Number.MAX_VALUE;
  return cards.toSorted(
    (one, other) => one.place.order - other.place.order || position(one) - position(other),
  );
}

function nameOf(reading: TrelloReading, card: TrelloCard): string {
  const firstLine = cleanText(card.desc ?? "").split("\n")[0] ?? "";
  const fallback = cleanLine(firstLine) || `#${card.idShort ?? card.id}`;
  return readName(reading, card.name, { max: TASK_NAME_MAX, fallback, cut: "namesCut" });
}

function timesOf(
  reading: TrelloReading,
  card: TrelloCard,
  archived: boolean,
): Pick<ImportTask, "startTime" | "endTime" | "completeTime" | "archivedTime"> {
  const endTime = readTime(reading, card.due, card.name);
  const start = readTime(reading, card.start, card.name);
  const startsAfterEnd = endTime > 0 && start > endTime;
  if (startsAfterEnd) reading.notes.add("startsAfterEnd", card.name);
  if (start > 0 && endTime === 0) reading.notes.add("startsAlone", card.name);
  const last = lastActivity(reading, card);
  const completed = readTime(reading, card.dateCompleted, card.name) || last;
  const closed = readTime(reading, card.dateClosed, card.name) || last;
  return {
    startTime: startsAfterEnd ? 0 : start,
    endTime,
    completeTime: card.dueComplete === true ? completed : 0,
    archivedTime: archived ? closed : 0,
  };
}

function membersOf(reading: TrelloReading, card: TrelloCard, known: ReadonlySet<string>): string[] {
  const keys = [...new Set(card.idMembers)];
  for (const key of keys) if (!known.has(key)) reading.notes.add("membersUnknown", card.name);
  return keys.filter((key) => known.has(key));
}

/** The description, and around it whatever the task has no field for, so that nothing of the card is lost. */
function contentOf(
  reading: TrelloReading,
  card: TrelloCard,
  {
    mergedFrom,
    labels,
    over,
    checklists,
  }: { mergedFrom: string; labels: string[] } & Omit<ReturnType<typeof withinRoom>, "subtasks">,
): string {
  const { words } = reading;
  const name = cleanLine(card.name);
  if (over.length > 0) reading.notes.add("subtasksInContent", card.name, over.length);
  const after = joinParts([
    mergedFrom === "" ? "" : namedLine(words.list, [mergedFrom]),
    namedLine(words.labels, labels),
    namedLine(words.checklists, checklists),
    listedLines(words.attachments, readAttachments(card).links),
    tickedLines(over),
  ]);
  const before = joinParts([
    name.length > TASK_NAME_MAX ? plainToMarkdown(name) : "",
    cleanText(card.desc ?? ""),
  ]);
  return fittingContent(before, after, { name: card.name, notes: reading.notes });
}
