import { success, type Result } from "#base/result.ts";
import type { BoardImport, ImportWords } from "./board-import.ts";
import { csvRows } from "./csv-rows.ts";
import type { ImportRefusal } from "./import-refusal.ts";
import { isJiraHead } from "./jira/jira-issue.ts";
import { readJiraCsv } from "./jira/read-jira-csv.ts";
import { keepNewestComments } from "./keep-newest-comments.ts";
import { parseImportJson } from "./parse-import-json.ts";
import { readMsProject } from "./ms-project/read-ms-project.ts";
import { isPlanFile, readPlanFile } from "./plan-file/read-plan-file.ts";
import { readTrelloExport } from "./trello/read-trello-board.ts";

/** A board from elsewhere, or a plan that was exported as a file, by what the file says of itself. */
export function readBoard(text: string, words: ImportWords): Result<BoardImport, ImportRefusal> {
  const board = readByItsForm(text, words);
  return board.ok ? success(keepNewestComments(board.value)) : board;
}

function readByItsForm(text: string, words: ImportWords): Result<BoardImport, ImportRefusal> {
  if (/^\s*<(?:\?xml|!|[\w:]*Project\b)/.test(text)) return readMsProject(text, words);
  const issues = /^\s*[[{]/.test(text) ? [] : csvRows(text);
  if (isJiraHead(issues[0] ?? [])) return readJiraCsv(issues, words);
  const json = parseImportJson(text);
  if (!json.ok) return json;
  return isPlanFile(json.value) ? readPlanFile(json.value) : readTrelloExport(json.value, words);
}
