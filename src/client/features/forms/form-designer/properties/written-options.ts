import type { KeyChanges } from "#domain/form/design/design-edit.ts";
import type { Option } from "#domain/form/field-kinds/field-properties.ts";
import type { JsonObject } from "#domain/form/json/json.ts";

/** Choices as a definition says them; other names that their parts went by go. */
export function writtenOptions(options: readonly Option[]): KeyChanges {
  return { options: options.map(written), props: undefined, fieldNames: undefined };
}

function written({ id, name, disabled, children = [] }: Option): JsonObject {
  return {
    id,
    fullName: name,
    ...(disabled === true && { disabled }),
    ...(children.length > 0 && { children: children.map(written) }),
  };
}

/** An id that no choice has, nor any before it had as long as it was the last. */
export function freshOptionId(options: readonly Option[]): string {
  const numbers = options.map(({ id }) => Number(id)).filter(Number.isSafeInteger);
  return String(Math.max(0, ...numbers) + 1);
}
