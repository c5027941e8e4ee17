import { type DateUnit, formatDate, shiftBy } from "../calendar/date-format.ts";
import type { BoundSetting } from "../definition/field-settings.ts";
import type { ExpressionPlace, FieldReader, Use } from "../expression/compile-expression.ts";
import { jsonOfValue } from "../expression/value.ts";
import type { Json } from "../json/json.ts";
import type { FormPiece } from "../model/form-piece.ts";
import { type Derivation, keyOf } from "./derivation.ts";

/** Units by the numbers that definitions give them, those of times of day three further on (forms-approvals 1.4). */
const UNITS: readonly DateUnit[] = ["year", "month", "day", "hour", "minute", "second"];

/** From when to when a date or time may be: [earliest, latest], null = open. Undefined where nothing bounds it. */
export function deriveDateBounds(piece: FormPiece, place: ExpressionPlace): Derivation | undefined {
  const { settings, properties, kind } = piece.node;
  const sides = [
    { bound: settings.startTime, fixed: properties.startTime },
    { bound: settings.endTime, fixed: properties.endTime },
  ];
  if (sides.every(({ bound, fixed }) => !bound && (fixed === undefined || fixed === ""))) {
    return undefined;
  }
  const uses = sides.flatMap(({ bound }) => useOf(bound, place));
  return {
    key: keyOf("bounds", piece.path),
    aspect: "bounds",
    path: piece.path,
    table: piece.table,
    uses,
    evaluate: (reader) =>
      sides.map(({ bound, fixed }) =>
        bound ? boundAt(bound, kind.shape === "clock", place, reader) : (fixed ?? null),
      ),
  };
}

function useOf(bound: BoundSetting | undefined, place: ExpressionPlace): Use[] {
  const reference = bound?.type === 2 ? place.resolve(bound.field.replace("-", ".")) : undefined;
  return reference ? [{ path: reference.path, across: false }] : [];
}

function boundAt(
  bound: BoundSetting,
  isClock: boolean,
  place: ExpressionPlace,
  reader: FieldReader,
): Json {
  const { now, zone } = reader.around;
  if (bound.type === 1) return bound.value ?? null;
  if (bound.type === 2) {
    const reference = place.resolve(bound.field.replace("-", "."));
    return reference ? jsonOfValue(reader.read(reference.path)) : null;
  }
  const unit = UNITS[bound.unit - 1 + (isClock ? 3 : 0)] ?? "day";
  const count = bound.type === 3 ? 0 : Number(bound.value ?? 0) || 0;
  const moment = shiftBy(now, bound.type === 4 ? -count : count, unit, zone);
  return isClock ? formatDate(moment, "HH:mm:ss", zone) : moment;
}
