import type { RowId } from "#domain/entities.ts";
import type { EntityName } from "#domain/entity-names.ts";

/** A row's name in sets of touched rows. */
export function touchName(entity: EntityName, key: RowId): string {
  return `${entity}/${key}`;
}

/** Stands for all lists of an entity: any of its rows may belong to them. */
export function listName(entity: EntityName): string {
  return `${entity}/`;
}

/** The lists that a row may belong to. */
export function listOf(touched: string): string {
  return touched.slice(0, touched.indexOf("/") + 1);
}

/** Notes that rows have changed, and with them the lists that they may belong to. */
export function noteTouched(changed: Set<string>, touched: readonly string[]): void {
  for (const name of touched) changed.add(name).add(listOf(name));
}

/** Notes that a row has changed, and with it the lists that it may belong to. */
export function noteChange(changed: Set<string>, entity: EntityName, key: RowId): void {
  noteTouched(changed, [touchName(entity, key)]);
}
