import {
  type Json,
  type JsonObject,
  isJsonObject,
  listOf,
  sameJson,
} from "../../form/json/json.ts";
import { fileIdsIn } from "../../form/field-kinds/field-files.ts";

/** What one device has of a record that is being filled in. */
export interface HeldValues {
  readonly values: JsonObject;
  /** What all devices had last of each field, as far as this one knows. */
  readonly agreed: JsonObject;
  /** What the form says by itself before anybody fills anything in. */
  readonly start: JsonObject;
}

/** What a device tells the others: fields, and what stood in them as far as it knows. */
export interface ToldValues {
  readonly values: JsonObject;
  readonly was: JsonObject;
}

/** The files that a value names, in rows too. */
export function filesIn(value: Json | undefined): readonly number[] {
  const inRows = listOf(value ?? null).flatMap((row) =>
    isJsonObject(row) ? Object.values(row).flatMap(fileIdsIn) : [],
  );
  return [...fileIdsIn(value), ...inRows];
}

/** Whether only this device has what stands in a field. */
function isOwn({ values, agreed, start }: HeldValues, name: string): boolean {
  return !sameJson(values[name] ?? null, agreed[name] ?? start[name] ?? null);
}

/** What this device has once it knows what stands on all of them: nothing that only it has gives way. */
export function takenOver(held: HeldValues, shared: JsonObject): HeldValues {
  const values: Record<string, Json> = { ...held.values };
  const agreed: Record<string, Json> = {};
  for (const [name, value] of Object.entries(shared)) {
    const isSame = sameJson(values[name] ?? null, value);
    if (isSame || !isOwn(held, name)) {
      values[name] = value;
      agreed[name] = value;
    } else if (held.agreed[name] !== undefined) agreed[name] = held.agreed[name];
  }
  // Sent or given up on another device.
  for (const name of Object.keys(held.agreed)) {
    if (shared[name] === undefined && !isOwn(held, name)) values[name] = held.start[name] ?? null;
  }
  return { ...held, values, agreed };
}

/**
 * What the other devices may get to know: what only this one has, but not in the place of what it has never shown. Files
 * stay where they are until the record is sent, which brings them along, and so does what names them.
 */
export function toTell(held: HeldValues, shared: JsonObject): ToldValues | undefined {
  const names = Object.keys(held.values).filter((name) => {
    const [value, stands] = [held.values[name], shared[name]];
    const isKnown = stands === undefined || sameJson(stands, held.agreed[name]);
    return isOwn(held, name) && isKnown && filesIn(value).length === 0;
  });
  if (names.length === 0) return undefined;
  return { values: pick(names, held.values), was: pick(names, shared) };
}

/** What stands on all devices after one has told: values of another device are replaced only by who has read them. */
export function withTold(shared: JsonObject, { values, was }: ToldValues): JsonObject {
  const named = Object.keys(values).filter((name) => stillStands(shared, was, name));
  return { ...shared, ...pick(named, values) };
}

/** What is left once a device has sent or given up what it knew. */
export function withoutTold(shared: JsonObject, was: JsonObject): JsonObject {
  const left = Object.keys(shared).filter((name) => !sameJson(shared[name], was[name]));
  return pick(left, shared);
}

function stillStands(shared: JsonObject, was: JsonObject, name: string): boolean {
  return shared[name] === undefined || sameJson(shared[name], was[name]);
}

function pick(names: readonly string[], values: JsonObject): JsonObject {
  const found = names.filter((name) => values[name] !== undefined);
  return Object.fromEntries(found.map((name) => [name, values[name] ?? null]));
}
