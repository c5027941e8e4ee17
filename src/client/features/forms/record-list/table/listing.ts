import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import { type ListTree, listTree } from "#domain/form/list/list-tree.ts";
import { groupPiece, listTypeOf, parentPiece } from "#domain/form/list/list-type.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";

/** As what the records of a form are listed, with the fields by which that is done (forms-approvals 2). */
export interface Listing {
  /** By which they stand in groups. */
  readonly grouping: FormPiece | undefined;
  /** Which says below which other one a record stands. */
  readonly parent: FormPiece | undefined;
  /** What stands beside the list and narrows it. */
  readonly tree: ListTree | undefined;
  /** Rows are changed where they stand. */
  readonly isInline: boolean;
  /** Its groups or branches are not parted by pages as long as there is room for them. */
  readonly isWhole: boolean;
}

/** What a list cannot be, for its field is gone or kept from the person, it is not: a table then. */
export function listingOf({ form, ready, own }: OpenRecord): Listing {
  const type = listTypeOf(ready.form, form.listType);
  const grouping = type === 3 ? groupPiece(ready.form, own) : undefined;
  const parent = type === 5 ? parentPiece(ready.form, own) : undefined;
  const tree = type === 2 ? listTree(ready.form, own) : undefined;
  const isWhole = grouping !== undefined || parent !== undefined;
  return { grouping, parent, tree, isInline: type === 4, isWhole };
}
