import { failure, success } from "#base/result.ts";
import type { Result } from "#base/result.ts";
import type { BoardImport, ImportMember, ImportWords } from "../board-import.ts";
import { cleanLine, cleanText, cutText } from "../clean-text.ts";
import { PLAN_DESC_MAX, PLAN_NAME_MAX, PLAN_NAME_MIN, TASK_NAME_MAX } from "../../limits.ts";
import { createImportNotes } from "../import-notes.ts";
import { importRefusal } from "../import-refusal.ts";
import type { ImportRefusal } from "../import-refusal.ts";
import { parseImportJson } from "../parse-import-json.ts";
import { checkTrelloExport } from "./check-trello-export.ts";
import { readColumns } from "./read-columns.ts";
import { readComments } from "./read-comments.ts";
import { readLeftOut } from "./read-left-out.ts";
import { readTasks } from "./read-tasks.ts";
import { firstOfEachId, readName } from "./trello-reading.ts";
import type { TrelloReading } from "./trello-reading.ts";

/** Words that need no language, for callers that have none to offer. */
const noWords: ImportWords = {
  strayColumn: "…",
  otherColumn: "…",
  archivedColumn: "…",
  labels: "",
  checklists: "",
  attachments: "",
  list: "",
  tasksColumn: "…",
  materials: "",
  percentField: "%",
  fileName: "",
};

/**
 * A Trello board export as the parts of a plan, or the reason why it is none. Every card of the file is in
 * `tasks`, or counted under `leftOut` (over the limit) or the note `duplicateCards`.
 */
export function readTrelloBoard(
  text: string,
  words: ImportWords = noWords,
): Result<BoardImport, ImportRefusal> {
  const json = parseImportJson(text);
  return json.ok ? readTrelloExport(json.value, words) : json;
}

/** The same, from the file's JSON. */
export function readTrelloExport(
  json: unknown,
  words: ImportWords = noWords,
): Result<BoardImport, ImportRefusal> {
  const checked = checkTrelloExport(json);
  if (!checked.ok) return checked;
  const board = checked.value;
  if (board.lists.length === 0 && board.cards.length === 0) {
    return failure(
      importRefusal("import/empty-board", { name: cutText(cleanLine(board.name), TASK_NAME_MAX) }),
    );
  }
  const reading: TrelloReading = { board, notes: createImportNotes(), words };
  const name = planName(reading);
  const desc = planDescription(reading);
  const members = readMembers(reading);
  const { columns, placeOf, leftOut: lists } = readColumns(reading);
  const comments = readComments(reading, members);
  const memberKeys = new Set(members.map((member) => member.key));
  const {
    tasks,
    tags,
    fields,
    leftOut: cards,
  } = readTasks(reading, placeOf, { memberKeys, comments });
  return success({
    program: "Trello",
    name,
    desc,
    columns,
    tags,
    ...(fields.fields.length > 0 && { fields: fields.fields }),
    members,
    tasks,
    leftOut: readLeftOut(board, { cards, lists, fields: fields.leftOut }),
    notes: reading.notes.list(),
  });
}

function planName({ board, notes }: TrelloReading): string {
  const name = cleanLine(board.name);
  if (name.length > PLAN_NAME_MAX) notes.add("planNameCut", name);
  if (name.length >= PLAN_NAME_MIN) return cutText(name, PLAN_NAME_MAX);
  notes.add("planNameFilled", name);
  return `${name} Trello`.trim();
}

function planDescription({ board, notes }: TrelloReading): string {
  const desc = cleanText(board.desc);
  if (desc.length > PLAN_DESC_MAX) notes.add("planDescCut", cleanLine(board.name));
  return cutText(desc, PLAN_DESC_MAX);
}

function readMembers(reading: TrelloReading): ImportMember[] {
  return [...firstOfEachId(reading.board.members).byId.values()].map((member) => {
    const username = cutText(cleanLine(member.username ?? ""), TASK_NAME_MAX);
    const limits = {
      max: TASK_NAME_MAX,
      fallback: username || member.id,
      cut: "namesCut",
    } as const;
    return { key: member.id, name: readName(reading, member.fullName ?? "", limits), username };
  });
}
