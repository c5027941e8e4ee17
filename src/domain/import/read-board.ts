import { success, type Result } from "#base/result.ts";
import type { BoardImport, ImportWords } from "./board-import.ts";
import { csvRows } from "./csv-rows.ts";
import type { ImportRefusal } from "./import-refusal.ts";
import { isJiraHead } from "./jira/jira-issue.ts";
import { readJiraCsv } from "./jira/read-jira-csv.ts";
import { keepNewestComments } from "./keep-newest-comments.ts";
import { isMeisterHead, readMeisterCsv } from "./meistertask/read-meister-csv.ts";
import { isMeisterJson, readMeisterJson } from "./meistertask/read-meister-json.ts";
import { readMsProject } from "./ms-project/read-ms-project.ts";
import { parseImportJson } from "./parse-import-json.ts";
import { isPlanFile, readPlanFile } from "./plan-file/read-plan-file.ts";
import { isPlanka, readPlanka } from "./planka/read-planka.ts";
import { isTaskSheet, readTaskSheet } from "./tasks/read-task-sheet.ts";
import { readTrelloExport } from "./trello/read-trello-board.ts";

type Read = Result<BoardImport, ImportRefusal>;

/** A board from elsewhere, or a plan that was exported as a file, by what the file says of itself. */
export function readBoard(text: string, words: ImportWords): Read {
  const board = readByItsForm(text, words);
  return board.ok ? success(keepNewestComments(board.value)) : board;
}

/** XML begins with a declaration, a comment or its outermost element. */
const XML = /^\s*<(?:\?xml|!|(?:[\w-]+:)?Project\b)/;
const JSON_TEXT = /^\s*[[{]/;

function readByItsForm(text: string, words: ImportWords): Read {
  if (XML.test(text)) return readMsProject(text, words);
  if (!JSON_TEXT.test(text)) {
    const read = readTable(csvRows(text), words);
    if (read) return read;
  }
  const json = parseImportJson(text);
  return json.ok ? readObject(json.value, words) : json;
}

/** Whether a text is a table of a kind that is read. */
export function isBoardTable(text: string): boolean {
  const rows = csvRows(text);
  const [head = []] = rows;
  return isJiraHead(head) || isMeisterHead(head) || isTaskSheet(rows);
}

function readTable(rows: readonly (readonly string[])[], words: ImportWords): Read | undefined {
  const [head = []] = rows;
  if (isJiraHead(head)) return readJiraCsv(rows, words);
  if (isMeisterHead(head)) return readMeisterCsv(rows, words);
  return isTaskSheet(rows) ? readTaskSheet(rows, words) : undefined;
}

function readObject(json: unknown, words: ImportWords): Read {
  if (isPlanFile(json)) return readPlanFile(json);
  if (isPlanka(json)) return readPlanka(json, words);
  return isMeisterJson(json) ? readMeisterJson(json, words) : readTrelloExport(json, words);
}
