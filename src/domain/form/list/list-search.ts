import type { Search, SearchType } from "../conditions/search-question.ts";
import { isUnable } from "../field-kinds/field-kind.ts";
import type { Form } from "../graph/form.ts";
import type { Json, JsonObject } from "../json/json.ts";
import type { FormPiece } from "../model/form-piece.ts";
import { type OwnFields, seesField } from "../permissions/field-rights.ts";
import { columnDataIn, entriesOf } from "./column-data.ts";
import { listColumns } from "./list-columns.ts";

/** A field by which a list is searched, above it. */
export interface ListSearch {
  readonly piece: FormPiece;
  readonly type: SearchType;
  /** Several can be chosen, of which one is enough. */
  readonly several: boolean;
}

/** By what a list can be searched (`searchList`), and what is searched for where the person asks for nothing else. */
interface ListSearches {
  readonly fields: readonly ListSearch[];
  /** The designer chose them, so that they are shown from the start. */
  readonly isDesigned: boolean;
  /** By path. */
  readonly usual: JsonObject;
}

/** What the designer chose, else the columns that can be searched by; nothing is asked of what is kept from the person. */
export function listSearches(form: Form, own: OwnFields): ListSearches {
  const { searchList } = columnDataIn(form);
  const isDesigned = searchList !== undefined;
  const shown = entriesOf(form, searchList).filter(
    ({ piece, entry }) =>
      canSearch(piece) &&
      seesField(own, piece) &&
      entry["noShow"] !== true &&
      entry["isKeyword"] !== true,
  );
  const usual = shown.flatMap(({ piece, entry: { value = null } }) =>
    value === null || value === "" ? [] : [[piece.path, value] as const],
  );
  const columns = isDesigned ? [] : listColumns(form, own).filter(canSearch);
  return {
    fields: [
      ...shown.map(({ piece, entry }) => searchOf(piece, entry)),
      ...columns.map((piece) => searchOf(piece, {})),
    ],
    isDesigned,
    usual: Object.fromEntries(usual),
  };
}

export function canSearch({ table, node: { kind } }: FormPiece): boolean {
  return table === undefined && kind.search !== "none" && !isUnable(kind, "searched");
}

/** How a field is searched; where the designer says nothing by a part of a text, from to, or by several choices. */
function searchOf(piece: FormPiece, entry: JsonObject): ListSearch {
  const { search } = piece.node.kind;
  const several = entry["searchMultiple"] ?? (search !== "input" && !search.endsWith("Range"));
  return { piece, type: searchType(piece, entry["searchType"]), several: several === true };
}

function searchType({ node }: FormPiece, said: Json | undefined): SearchType {
  const { search } = node.kind;
  if (search.endsWith("Range")) return 3;
  if (search !== "input") return 1;
  return Number(said) === 1 ? 1 : 2;
}

/** What is searched for by path, as it travels (`queryJson`), of fields of the form; how they are searched the form says. */
export function searchesIn(form: Form, asked: JsonObject): readonly Search[] {
  const entries = entriesOf(form, columnDataIn(form)["searchList"]);
  return Object.entries(asked).flatMap(([path, value]) => {
    const piece = form.fields.get(path);
    if (!piece || piece.table !== undefined) return [];
    const entry = entries.find((each) => each.piece === piece)?.entry ?? {};
    return [{ piece, type: searchType(piece, entry["searchType"]), value }];
  });
}
