import {
  allowedIds,
  choicesRequest,
  dateBounds,
  isReadonly,
  isUnknown,
  isVisible,
  requiredCount,
  valueAt,
} from "#domain/form/graph/form-state.ts";
import { type Json, sameJson } from "#domain/form/json/json.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import { maySee, mayWrite } from "#domain/form/permissions/field-rights.ts";
import type { ValueProblem } from "#domain/form/validation/value-problem.ts";
import type { FormStore } from "./form-store.ts";

/** All that the drawing of one field depends on. */
export interface FieldView {
  readonly value: Json;
  readonly visible: boolean;
  readonly required: boolean;
  readonly readonly: boolean;
  /** It follows from something that only the server has. */
  readonly unknown: boolean;
  readonly allowed: readonly Json[] | undefined;
  readonly bounds: readonly [earliest: Json, latest: Json];
  /** What its data interface is asked for; null = nothing. */
  readonly request: Json;
  readonly problem: ValueProblem | undefined;
}

/** Whether a piece is shown to this person on this device (seed 001 section 2). */
export function isShown(store: FormStore, piece: FormPiece, rowId?: string): boolean {
  const { device = "pc", rights } = store.filling;
  return (
    isVisible(store.state, piece.path, rowId) &&
    piece.node.settings.visibility.includes(device) &&
    (!rights || maySee(rights, piece.path))
  );
}

export function fieldViewOf(store: FormStore, piece: FormPiece, rowId?: string): FieldView {
  const { state, filling } = store;
  const { path } = piece;
  const { rights } = filling;
  return {
    value: valueAt(state, path, rowId),
    visible: isShown(store, piece, rowId),
    required: requiredCount(state, path, rowId) > 0 || rights?.get(path) === "required",
    readonly: isReadonly(state, path, rowId) || (rights !== undefined && !mayWrite(rights, path)),
    unknown: isUnknown(state, path, rowId),
    allowed: allowedIds(state, path, rowId),
    bounds: dateBounds(state, path, rowId),
    request: choicesRequest(state, path, rowId),
    problem: store.problemAt({ path, rowId }),
  };
}

export function sameFieldView(one: FieldView, other: FieldView): boolean {
  return (
    one.visible === other.visible &&
    one.required === other.required &&
    one.readonly === other.readonly &&
    one.unknown === other.unknown &&
    one.allowed === other.allowed &&
    one.problem === other.problem &&
    one.bounds[0] === other.bounds[0] &&
    one.bounds[1] === other.bounds[1] &&
    sameJson(one.request, other.request) &&
    sameJson(one.value, other.value)
  );
}
