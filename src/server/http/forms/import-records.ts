import { type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type { importData } from "#contract/calls/record-import.ts";
import type { ReadyForm } from "#domain/company-form/ready-form.ts";
import { importColumns } from "#domain/form/import-text/import-columns.ts";
import { ERRORS_INFO, textsOfRow } from "#domain/form/import-text/texts-of-row.ts";
import { uniqueKeys } from "#domain/form/record/unique-keys.ts";
import { columnLabel } from "#domain/form/sheet/sheet-columns.ts";
import type { RecordProblem } from "#domain/form/validation/value-problem.ts";
import { messageIn } from "#domain/form/rules/form-rule.ts";
import type { Id } from "#domain/id.ts";
import { runReading } from "#domain/reading.ts";
import {
  changedBySheet,
  newValues,
  type ReadLines,
  readLines,
} from "#domain/record/import-record.ts";
import { IMPORT_PORTION } from "#domain/import/import-limits.ts";
import { readValues } from "#domain/record/record-values.ts";
import type { Refusal } from "#domain/refusal.ts";
import { RowsInWork } from "../../commands/rows-in-work.ts";
import { runCommand } from "../../commands/run-command.ts";
import { textsIn } from "../../local-text.ts";
import { spend } from "../../processor/bill.ts";
import { importNames } from "../../queries/import-names.ts";
import { formToImport } from "../../queries/records/record-import.ts";
import { findRecord, type Readers } from "../../tables/lists/record-list.ts";
import { ownerOfKeys } from "../../tables/own/record-key.ts";
import type { MemberContext } from "../bind.ts";
import { readersOf } from "../../queries/records/form-permissions.ts";

type Body = ParsedBodyOf<typeof importData>;
type Row = Body["list"][number];

/** Those that are there are changed. */
const UPSERT = "2";

/** `ImportData`: each record goes the way of every other one; those that cannot come in are answered with why. */
export async function importRecords(
  { modelId, list, type }: Body,
  context: MemberContext,
): Promise<Result<ReplyOf<typeof importData>, Refusal>> {
  const { server, session, language, now } = context;
  const { database } = server;
  const found = await formToImport(database, session.userId, modelId);
  if (!found.ok) return found;
  const { form, ready } = found.value;
  const { userId } = session;
  const rows = new RowsInWork(database);
  const first = await runReading(newValues(ready, { userId, now }), async (ask) =>
    rows.answer(ask),
  );
  const names = await importNames(database, ready.form);
  const say = textsIn(language);
  const shown = { zone: ready.zone, on: say("form-fill:on"), off: say("form-fill:off") };
  const readers = type === UPSERT ? await readersOf(database, userId, form) : undefined;
  const bring: Bring = { context, modelId, ready, readers };
  const failResult: Row[] = [];
  // Side by side, so that they are decided in groups.
  for (let at = 0; at < list.length; at += IMPORT_PORTION) {
    const portion = list.slice(at, at + IMPORT_PORTION);
    const told = await Promise.all(
      portion.map(async (row) => {
        const texts = textsOfRow(row);
        if (!texts) return NOT_A_RECORD;
        const words = { names, ...shown };
        return bringIn(
          bring,
          spend(() => readLines(ready, texts, { words, first })),
        );
      }),
    );
    for (const [place, problems] of told.entries()) {
      if (problems.length === 0) continue;
      const why = problems.map((problem) => reasonOf(ready, problem, language)).join(", ");
      failResult.push({ ...portion[place], [ERRORS_INFO]: why });
    }
  }
  const fnum = failResult.length;
  return success({ snum: list.length - fnum, fnum, resultType: fnum > 0 ? 1 : 0, failResult });
}

const NOT_A_RECORD: readonly RecordProblem[] = [{ path: "", reason: "form.notARecord" }];

interface Bring {
  readonly context: MemberContext;
  readonly modelId: Id;
  readonly ready: ReadyForm;
  /** Whose records are looked through for those that are there already; undefined where all are new. */
  readonly readers: Readers | undefined;
}

/** Adds or changes one record; answers what hinders it. */
async function bringIn(
  { context: { server, session }, modelId, ready, readers }: Bring,
  { values, data, said, problems }: ReadLines,
): Promise<readonly RecordProblem[]> {
  if (problems.length > 0) return problems;
  // By what is kept from the caller nothing is looked for: whether it is there would tell what stands there.
  const keys = readers
    ? uniqueKeys(ready.form, values).filter(
        ({ fields }) => !fields.some((name) => readers.hidden.includes(name)),
      )
    : [];
  const owner = keys.length > 0 ? await ownerOfKeys(server.database, modelId, keys) : undefined;
  // Of one that the caller may not see they are told nothing but that there is such a one.
  const standing = owner && readers && (await findRecord(server.database, readers, owner));
  const before = standing ? readValues(standing.values) : undefined;
  const change = before?.ok ? changedBySheet(said, before.value) : undefined;
  const result =
    standing && change
      ? await runCommand(server, {
          actor: session,
          command: "record.edit",
          body: {
            id: standing.id,
            data: JSON.stringify(change.data),
            was: JSON.stringify(change.was),
          },
        })
      : await runCommand(server, {
          actor: session,
          command: "record.add",
          body: { modelId, data: JSON.stringify(data) },
        });
  return result.state === "refused" ? problemsOf(result.refusal) : [];
}

function problemsOf({ reason, data }: Refusal): readonly RecordProblem[] {
  const { problems, field } = data ?? {};
  if (Array.isArray(problems)) return problems as RecordProblem[];
  return [{ path: "", reason, ...(typeof field === "string" && { data: { field } }) }];
}

/** What is wrong, with the name of the field in front (forms-approvals 4). */
function reasonOf({ form }: ReadyForm, problem: RecordProblem, language: string): string {
  const { path, reason, data = {}, message } = problem;
  const piece = importColumns(form).find((each) => each.path === path) ?? form.fields.get(path);
  const values = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, String(value)]),
  );
  const own = message && messageIn(message, language);
  const text = own || textsIn(language)(`refusal:${reason}`, values);
  return piece ? `${columnLabel(piece)}: ${text}` : text;
}
