import { useMemo } from "react";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import { type Copied, copiedValues } from "#domain/form/list/copied-values.ts";
import { listTree, nodeOfSearch, valueOfNode } from "#domain/form/list/list-tree.ts";
import { listTypeOf } from "#domain/form/list/list-type.ts";
import { searchesOfText } from "#domain/record/record-search.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { valuesOf } from "../table/record-table.ts";
import { treeNodes, wayTo } from "../tree/tree-nodes.ts";

/** From what a new record is begun. */
export interface BegunFrom {
  /** The record that is copied. */
  readonly copied: FormRecord | undefined;
  /** JSON of what the list is searched for, by path: the node of the tree beside it is among that. */
  readonly find: string | undefined;
}

/** What a new record says from the beginning: what the one says that is copied, or where it stands in the tree beside its list. */
export function useGiven(
  { form, ready, own, record }: OpenRecord,
  surroundings: FormSurroundings | undefined,
  { copied, find = "" }: BegunFrom,
): Copied | undefined {
  return useMemo(() => {
    if (record || !surroundings) return undefined;
    if (copied) return copiedValues(ready.form, own, valuesOf(copied), ready.zone);
    const isTree = listTypeOf(ready.form, form.listType) === 2;
    const tree = isTree ? listTree(ready.form, own) : undefined;
    const pressed = tree && nodeOfSearch(searchesOfText(find)[tree.piece.path]);
    if (!tree || pressed === undefined || own[tree.piece.path]) return undefined;
    const way = wayTo(treeNodes(tree, surroundings) ?? [], pressed)?.map(({ id }) => id);
    // A word that was typed into the search field is no node.
    return way && { values: { [tree.piece.path]: valueOfNode(tree.piece, way) }, lost: 0 };
  }, [form, ready, own, record, surroundings, copied, find]);
}
