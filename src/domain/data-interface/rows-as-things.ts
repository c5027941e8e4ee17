import type { ChoiceColumns, IdValue, NameSource } from "../form/field-kinds/names.ts";
import type { NamedThing } from "../form/import-text/directory-names.ts";
import { optionsOfRows } from "./choices-of-rows.ts";
import type { Option } from "../form/field-kinds/field-properties.ts";
import type { DataInterface } from "./data-interface.ts";
import { staticRows } from "./interface-rows.ts";
import { interfaceNamed } from "./interfaces.ts";
import { wordsIn } from "./picked-names.ts";

/** What a static interface calls a row; of all others nobody here has the words. */
export function wordsOfRow(
  all: readonly DataInterface[],
  { of = "", columns }: NameSource,
  id: IdValue,
): string | undefined {
  const from = interfaceNamed(all, of);
  return from?.kind === "static" && columns ? wordsIn(from, id, columns) : undefined;
}

/** The rows of a static interface as sheets name them; none where there is no such interface. */
export function rowsAsThings(
  all: readonly DataInterface[],
  of: string,
  columns: ChoiceColumns,
): readonly NamedThing[] {
  const from = interfaceNamed(all, of);
  return from?.kind === "static" ? thingsOf(optionsOfRows(staticRows(from), columns)) : [];
}

function thingsOf(options: readonly Option[], parentId?: IdValue): readonly NamedThing[] {
  return options.flatMap(({ id, name, children = [] }) => [
    { id, name, ...(parentId !== undefined && { parentId }) },
    ...thingsOf(children, id),
  ]);
}
