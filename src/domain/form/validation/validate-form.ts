import { truthOf } from "../expression/value.ts";
import { shapeNameOf } from "../field-kinds/field-kind.ts";
import { isEmptyJson } from "../field-kinds/shapes/value-shape.ts";
import { valueShape } from "../field-kinds/shapes/value-shapes.ts";
import type { FormCheck } from "../graph/form.ts";
import { FormReader } from "../graph/form-reader.ts";
import {
  allowedIds,
  dateBounds,
  type FormState,
  isUnknown,
  isVisible,
  requiredCount,
  valueAt,
} from "../graph/form-state.ts";
import { isJsonList, type Json } from "../json/json.ts";
import type { FormPiece } from "../model/form-piece.ts";
import { type FieldRights, maySee, mayWrite } from "../permissions/field-rights.ts";
import { rowsOf } from "../record/form-values.ts";
import { boundProblems } from "./check-bounds.ts";
import { dateProblems } from "./check-dates.ts";
import { patternProblems } from "./check-patterns.ts";
import { rowProblems } from "./check-rows.ts";
import { type RecordProblem, valueProblem, type ValueProblem } from "./value-problem.ts";

/** Where the form is filled in; what only the other kind of device shows is not asked for here. */
export type Device = "pc" | "app";

/** Who fills in, and on what; the server, which stands for no device, asks only for what each of them shows. */
export interface Filling {
  readonly device?: Device;
  /** What is hidden by them is not looked at, what cannot be written not asked for. */
  readonly rights?: FieldRights;
}

/**
 * Everything that is wrong with a record, in the order of the form. What is hidden is neither asked for nor checked; what cannot
 * be known here is left to the server. A record without hard problems can be sent.
 */
export function validateForm(state: FormState, filling: Filling = {}): RecordProblem[] {
  const maySeeIt = (path: string) => !filling.rights || maySee(filling.rights, path);
  const problems = [...state.form.fields.values()].flatMap((piece) =>
    rowIdsOf(state, piece).flatMap((rowId) =>
      fieldProblems(state, piece, rowId, filling).map((problem) =>
        placed(piece.path, rowId, problem),
      ),
    ),
  );
  const seen = [...state.form.tables.values()].filter(
    ({ piece: { path } }) => isVisible(state, path) && maySeeIt(path),
  );
  return [
    ...problems,
    ...seen.flatMap((table) =>
      rowProblems(state, table, leastOf(state, table.piece.path, undefined, filling.rights)),
    ),
    ...checkProblems(
      state,
      state.form.checks.filter(({ path }) => maySeeIt(path)),
    ),
  ];
}

/** What hinders a record from being sent. */
export function hardProblems(problems: readonly RecordProblem[]): RecordProblem[] {
  return problems.filter(({ soft }) => soft !== true);
}

/** What is wrong with one field, or with its cell in a row: for a message under it while it is filled in. */
export function fieldProblems(
  state: FormState,
  piece: FormPiece,
  rowId?: string,
  { device, rights }: Filling = {},
): ValueProblem[] {
  const { path, node } = piece;
  if (rights && !maySee(rights, path)) return [];
  if (!isVisible(state, path, rowId) || isUnknown(state, path, rowId)) return [];
  const value = valueAt(state, path, rowId);
  const missing = missingProblem(piece, value, leastOf(state, path, rowId, rights), device);
  if (missing) return [missing];
  if (isEmptyJson(value)) return [];
  const isWorkedOut = node.kind.setBy !== undefined;
  const read = isWorkedOut
    ? value
    : valueShape(shapeNameOf(node.kind, node.properties)).read(value);
  if (read === undefined) return [valueProblem("form.wrongType")];
  return [
    ...boundProblems(node, read),
    ...choiceProblem(read, allowedIds(state, path, rowId)),
    ...patternProblems(node, read),
    ...dateProblems(node, read, dateBounds(state, path, rowId), state.around.zone),
  ];
}

/** How many are asked for of this person: none of what they may not write, one of what a step wants of them. */
function leastOf(
  state: FormState,
  path: string,
  rowId: string | undefined,
  rights: FieldRights | undefined,
): number {
  if (rights && !mayWrite(rights, path)) return 0;
  return Math.max(requiredCount(state, path, rowId), rights?.get(path) === "required" ? 1 : 0);
}

function placed(path: string, rowId: string | undefined, problem: ValueProblem): RecordProblem {
  return { path, ...(rowId !== undefined && { rowId }), ...problem };
}

function rowIdsOf(state: FormState, { table }: FormPiece): readonly (string | undefined)[] {
  return table === undefined ? [undefined] : rowsOf(state.values, table).map(({ id }) => id);
}

function missingProblem(
  { node }: FormPiece,
  value: Json,
  least: number,
  device: Device | undefined,
): ValueProblem | undefined {
  // The server sets these by itself, when the record has arrived.
  if (
    least === 0 ||
    node.kind.setBy !== undefined ||
    !isShownOn(node.settings.visibility, device)
  ) {
    return undefined;
  }
  if (isEmptyJson(value)) return valueProblem("form.required");
  const count = isJsonList(value) ? value.length : least;
  return count < least ? valueProblem("form.requiredAtLeast", { least }) : undefined;
}

/** On this device; where none is named, on each: what somebody cannot see is not asked of them. */
function isShownOn(visibility: readonly string[], device: Device | undefined): boolean {
  const devices: readonly Device[] = device ? [device] : ["pc", "app"];
  return devices.every((each) => visibility.includes(each));
}

function choiceProblem(value: Json, allowed: readonly Json[] | undefined): ValueProblem[] {
  const ids = isJsonList(value) ? value : [value];
  const isLeft = allowed === undefined || ids.every((id) => allowed.includes(id));
  return isLeft ? [] : [valueProblem("form.notAChoice")];
}

/** What a check says that did not hold; one that says it of a row tells which of them. */
function failedCheck({ message, reason, soft }: FormCheck, line: number | undefined): ValueProblem {
  const told = reason
    ? valueProblem(reason, line === undefined ? undefined : { line })
    : valueProblem("form.checkFailed");
  return { ...told, ...(message !== "" && { message }), ...(soft && { soft }) };
}

/** What rules find wrong. Undecided because something is empty is not wrong, and unknown is for the server to say. */
function checkProblems(state: FormState, checks: readonly FormCheck[]): RecordProblem[] {
  const reader = new FormReader(state);
  return checks.flatMap((check) => {
    const rows = check.table === undefined ? [undefined] : rowsOf(state.values, check.table);
    return rows.flatMap((row, at) => {
      if (!isVisible(state, check.path, row?.id)) return [];
      const within = reader.in(row);
      if (truthOf(check.applies.evaluate(within)) !== true) return [];
      if (truthOf(check.ok.evaluate(within)) !== false) return [];
      const problem = failedCheck(check, row && at + 1);
      return [placed(check.path, row?.id, problem)];
    });
  });
}
