import type { Readable } from "node:stream";
import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type { importTasks } from "#contract/calls/task-import.ts";
import { workingDayOf } from "#domain/company/default-times.ts";
import { namedZone, UTC } from "#domain/form/calendar/zone.ts";
import { ERRORS_INFO } from "#domain/form/import-text/texts-of-row.ts";
import type { RecordProblem } from "#domain/form/validation/value-problem.ts";
import { IMPORT_CALL_ROWS, IMPORT_CALL_SIZE } from "#domain/import/import-limits.ts";
import type { ImportGrid } from "#domain/import/sheet/import-grid.ts";
import { chunksOfSheet } from "#domain/import/tasks/chunks-of-sheet.ts";
import { guessTaskColumns } from "#domain/import/tasks/guess-task-columns.ts";
import { linesOfSheet } from "#domain/import/tasks/lines-of-sheet.ts";
import { readSheetTasks } from "#domain/import/tasks/read-sheet-tasks.ts";
import {
  isTaskColumn,
  TASK_COLUMNS,
  type TaskColumnLabels,
} from "#domain/import/tasks/task-columns.ts";
import { lastRank } from "#domain/rank.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { runCommand } from "../commands/run-command.ts";
import { spend } from "../processor/bill.ts";
import { planOfSheet, sheetTexts } from "../queries/task-sheet.ts";
import { readCompanySetting } from "../people/company.ts";
import type { MemberContext } from "./bind.ts";
import { refusalText } from "./refusal-text.ts";

type Reply = ReplyOf<typeof importTasks>;

/** Headings and the hint of a template come on top. */
const HEADINGS_MAX = 2;

/** `import/task`: tasks of a workbook go the way of all others; those that cannot come in are answered with why. */
export async function importTasksOf(
  { planId, timeZone }: ParsedBodyOf<typeof importTasks>,
  context: MemberContext,
): Promise<Result<Reply, Refusal>> {
  const { server, session, language, now, part } = context;
  const { database, mint } = server;
  const zone = timeZone === undefined ? UTC : namedZone(timeZone);
  if (!zone) return failure(parameterError("form.timeZoneUnknown"));
  const found = await planOfSheet(database, session.userId, planId);
  if (!found.ok) return found;
  const grid = await gridOf(part);
  if (!grid.ok) return grid;
  const { known, tasks } = found.value;
  const { words, labels } = await sheetTexts(database, language);
  const mapping = guessTaskColumns(grid.value, labels, TASK_COLUMNS, known.fields);
  const records = linesOfSheet(grid.value, mapping);
  if (records.length === 0) return failure(parameterError("import.empty"));
  if (records.length > IMPORT_CALL_ROWS) return failure(TOO_MANY);
  const day = workingDayOf(await readCompanySetting(database));
  const setting = { plan: known, words, zone, day, now };
  const read = spend(() => readSheetTasks(records, setting));
  const byParent = Map.groupBy(tasks, ({ parentId }) => parentId);
  const cards = Map.groupBy(byParent.get(0) ?? [], ({ columnId }) => columnId);
  const chunks = chunksOfSheet(read, {
    planId,
    plan: known,
    nextId: () => mint.nextId(),
    lastRank: (place) =>
      lastRank(
        ("parentId" in place ? byParent.get(place.parentId) : cards.get(place.columnId)) ?? [],
      ),
  });
  const why = new Map<number, string>();
  const tell = (lines: readonly number[], text: string) => why.set(lines[0] ?? 0, text);
  for (const { lines, problems } of read)
    if (problems.length > 0)
      tell(lines, problems.map((problem) => reasonOf(problem, labels, language)).join(", "));
  for (const { args, tasks: brought } of chunks) {
    const result = await runCommand(server, {
      actor: session,
      command: "plan.import",
      body: args,
      isOwn: true,
    });
    if (result.state !== "refused") continue;
    const { reason, data } = result.refusal;
    for (const { lines } of brought) tell(lines, refusalText(language, reason, data));
  }
  const failResult = records.flatMap(({ lines: [line = 0], texts }) => {
    const told = why.get(line);
    return told === undefined
      ? []
      : [{ ...texts.cells, line: String(line + 1), [ERRORS_INFO]: told }];
  });
  const fnum = failResult.length;
  return success({ snum: records.length - fnum, fnum, resultType: fnum > 0 ? 1 : 0, failResult });
}

const TOO_MANY = parameterError("import.tooManyRows", { limit: IMPORT_CALL_ROWS });

/** What stands in the workbook that was sent. */
async function gridOf(part: Readable | undefined): Promise<Result<ImportGrid, Refusal>> {
  if (!part) return failure(parameterError("import.uploadFirst"));
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part as AsyncIterable<Buffer>) {
    size += chunk.length;
    // The rest is passed over: a body that is not read to its end gets no answer.
    if (size < IMPORT_CALL_SIZE) chunks.push(chunk);
  }
  if (size >= IMPORT_CALL_SIZE)
    return failure(parameterError("import.tooLarge", { limit: IMPORT_CALL_SIZE / 1024 }));
  const { readWorkbook } = await import("../sheets/read-workbook.ts");
  const rowsMax = IMPORT_CALL_ROWS + HEADINGS_MAX;
  const grid = await readWorkbook({ content: Buffer.concat(chunks), rowsMax });
  if (!grid) return failure(parameterError("import.broken"));
  return grid.length > rowsMax ? failure(TOO_MANY) : success(grid);
}

function reasonOf(
  { path, reason, data }: RecordProblem,
  labels: TaskColumnLabels,
  language: string,
): string {
  const text = refusalText(language, reason, data);
  return isTaskColumn(path) ? `${labels[path]}: ${text}` : text;
}
