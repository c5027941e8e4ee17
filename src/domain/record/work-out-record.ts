import { failure, type Result, success } from "#base/result.ts";
import type { Change } from "../command.ts";
import type { ReadyForm } from "../company-form/ready-form.ts";
import { evaluateForm } from "../form/graph/evaluate-form.ts";
import type { Form } from "../form/graph/form.ts";
import type { FormPiece } from "../form/model/form-piece.ts";
import { fieldRights, type RightsOf } from "../form/permissions/field-rights.ts";
import { refuseWrites } from "../form/permissions/refuse-writes.ts";
import { fieldsOfRules } from "../form/permissions/rules-due.ts";
import { emptyValue } from "../form/record/first-values.ts";
import { type FormValues, rowsOf } from "../form/record/form-values.ts";
import { withSystemValues } from "../form/record/system-values.ts";
import { type UniqueKey, uniqueKeys } from "../form/record/unique-keys.ts";
import { storedValues, writeValues } from "../form/record/write-record.ts";
import { readSerialRules, usualSerialRule } from "../form/serial-number/read-serial-rules.ts";
import type { Json } from "../form/json/json.ts";
import { unknownIds } from "../form/validation/unknown-ids.ts";
import { hardProblems, validateForm } from "../form/validation/validate-form.ts";
import type { Id } from "../id.ts";
import { claimKeys, nextNumber, type Reading } from "../reading.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import { cleanTexts } from "./clean-texts.ts";
import { filledByForm } from "./filled-by-form.ts";
import type { Filler } from "./filler.ts";
import { type Known, knowing } from "./knowing.ts";
import { placeFiles, type RecordFile } from "./record-files.ts";
import { refuseLong } from "./record-values.ts";
import { refuseManyNamed } from "./refuse-many-named.ts";
import { refuseProblems } from "./refuse-problems.ts";
import { recordTitle } from "./record-title.ts";
import type { Record } from "./record.ts";

/** A record on its way in: what was sent, over what stands; nothing stands of a new one. */
interface Incoming {
  readonly formId: Id;
  readonly sent: FormValues;
  readonly standing: FormValues | undefined;
  /** Files that come with it. */
  readonly announced: readonly RecordFile[];
}

/** What is kept of a record. */
type Kept = Pick<Record, "values" | "title">;

/** What a record comes to, with what becomes of its files. */
interface WorkedOut {
  readonly kept: Kept;
  readonly changes: readonly Change[];
}

/**
 * What a record comes to: nothing of what was sent is believed that can be worked out, and nothing is kept that the form does
 * not allow. Numbers are given last, when nothing can be refused any more.
 */
export function* workOutRecord(
  { form, zone }: ReadyForm,
  { formId, sent, standing, announced }: Incoming,
  {
    rights: rightsOf,
    makerId,
    ...of
  }: Pick<Filler, "userId" | "recordId" | "now"> & {
    /** What whoever fills in may do with single fields. */
    readonly rights: RightsOf;
    /** Who made a record that somebody changes. */
    readonly makerId?: Id;
  },
): Reading<Result<WorkedOut, Refusal>> {
  const before = standing && makerId !== undefined ? { values: standing, makerId } : undefined;
  const filler: Filler = { form, zone, ...of, standing: before };
  const files = yield* placeFiles(form, { sent, standing, announced }, of);
  const given = withoutResults(form, files.values, standing);
  const rights = fieldRights(form, rightsOf);
  const ofRules = fieldsOfRules(form, rights);
  const wanted = new Map<string, string>();
  const numbers = new Map<string, string>();
  const workOut = ({ around }: Known) => {
    wanted.clear();
    const filled = filledByForm({ form, standing, given, rights }, around);
    const values = withSystemValues(form, filled, standing, around, (rule, path, rowId = "") => {
      const place = JSON.stringify([path, rowId]);
      wanted.set(place, rule);
      return numbers.get(place) ?? "";
    });
    return evaluateForm(form, values, around);
  };
  const many = refuseManyNamed(form, standing, given);
  if (many) return failure(many);
  const refusal = yield* knowing(filler, (known) => {
    const forbidden = refuseWrites(form, standing, given, rights, known.around);
    if (forbidden) return forbidden;
    return refuseProblems([
      ...files.problems,
      ...hardProblems(validateForm(workOut(known), { rights })),
      ...unknownIds(form, standing, given, known.names).filter(({ path }) => !ofRules.has(path)),
    ]);
  });
  if (refusal) return failure(refusal);
  const rules = readSerialRules(form.definition);
  const { changes } = files;
  const stored = yield* worked();
  const kept = keptOf(form, stored);
  const long = refuseLong(kept.values);
  if (long) return failure(long);
  const { recordId } = of;
  const keys = uniqueKeys(form, stored);
  // Without any, those of the version before are given up all the same.
  if (keys.length > 0 || (standing && uniqueKeys(form, standing).length > 0)) {
    const taken = yield* claimKeys({ formId, recordId, keys });
    if (taken.length > 0) return failure(takenRefusal(taken));
  }
  if (wanted.size === 0) return success({ kept, changes });
  for (const [place, code] of wanted) {
    const rule = rules.get(code) ?? usualSerialRule(code);
    numbers.set(place, yield* nextNumber({ formId, rule, now: of.now, zone }));
  }
  return success({ kept: keptOf(form, yield* worked()), changes });

  function* worked(): Reading<FormValues> {
    return yield* cleanTexts(form, yield* knowing(filler, (known) => storedValues(workOut(known))));
  }
}

function keptOf(form: Form, stored: FormValues): Kept {
  return { values: JSON.stringify(writeValues(stored)), title: recordTitle(form, stored) };
}

/** Another record says the same where each has to say something else (seed 001 section 5): told at the first of the fields. */
function takenRefusal(taken: readonly UniqueKey[]): Refusal {
  const problems = taken.map(({ fields: [path = ""] }) => ({ path, reason: "form.alreadyExists" }));
  return parameterError("form.recordInvalid", { problems });
}

/** What was sent, with what is worked out as it stood: where nobody here can work it out, nothing that was sent counts. */
function withoutResults(
  form: Form,
  sent: FormValues,
  standing: FormValues | undefined,
): FormValues {
  const own = [...form.fields.values()].filter(({ table }) => table === undefined);
  const tables = [...form.tables].map(([table, { columns }]) => {
    const before = new Map(standing && rowsOf(standing, table).map(({ id, cells }) => [id, cells]));
    const rows = rowsOf(sent, table).map(({ id, cells }) => ({
      id,
      cells: asStood(columns, cells, before.get(id)),
    }));
    return [table, rows] as const;
  });
  return { fields: asStood(own, sent.fields, standing?.fields), tables: new Map(tables) };
}

function asStood(
  pieces: readonly FormPiece[],
  cells: ReadonlyMap<string, Json>,
  before: ReadonlyMap<string, Json> | undefined,
): ReadonlyMap<string, Json> {
  const results = pieces.filter(({ node }) => node.kind.setBy === "calculation");
  const stood = results.map(
    ({ node }) => [node.name, before?.get(node.name) ?? emptyValue(node)] as const,
  );
  return new Map([...cells, ...stood]);
}
