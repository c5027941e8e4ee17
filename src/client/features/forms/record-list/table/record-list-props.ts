import type { SelectedRows } from "#client/ui/row-selection/use-selected-rows.ts";
import type { ColumnGroup } from "#domain/form/list/column-groups.ts";
import type { ListColumn } from "#domain/form/list/columns-shown.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import type { RowFormats } from "#domain/form/list/list-formats.ts";
import type { ListSums } from "#domain/form/list/list-sums.ts";
import type { RecordOrder } from "#domain/record/record-order.ts";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import type { ActsOf } from "../row-acts/use-row-acts.ts";
import type { GroupCounts } from "./group-counts.ts";
import type { Listing } from "./listing.ts";
import type { ListedRecord } from "./record-table.ts";

/** A row that is filled in where it stands. */
export interface InlineEditing {
  /** 0 = none. */
  readonly recordId: number;
  readonly surroundings: FormSurroundings;
  readonly onFill: (recordId: number) => void;
  readonly onDone: (recordId: number) => void;
}

export interface RecordListProps {
  readonly columns: readonly ListColumn[];
  /** Names above several columns; undefined where there are none. */
  readonly groups: readonly ColumnGroup[] | undefined;
  readonly rows: readonly ListedRecord[];
  readonly listing: Listing;
  /** How many records are in each of them on all pages, where that is known. */
  readonly groupCounts: GroupCounts | undefined;
  /** The sums of all that is found, on whatever page. */
  readonly sums: ListSums;
  /** Those of which the server does not know yet as they are here. */
  readonly unsent: ReadonlySet<number>;
  /** By what it is ordered first; undefined = the newest first. */
  readonly order: RecordOrder | undefined;
  /** The record that is read beside the list, 0 = none. */
  readonly openId: number;
  readonly selection: SelectedRows;
  /** On a phone boxes are shown only while something is selected. */
  readonly selects: boolean;
  readonly onOrder: (order: RecordOrder) => void;
  readonly onOpen: (recordId: number) => void;
  readonly actsOf: ActsOf;
  /** How a row stands out; undefined where the list has no formats. */
  readonly formatsOf: ((values: JsonObject) => RowFormats | undefined) | undefined;
  readonly inline: InlineEditing | undefined;
}
