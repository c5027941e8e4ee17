import { sameAddress } from "#domain/plan/saved-view/saved-address.ts";
import type { SavedView } from "#domain/plan/saved-view/saved-view.ts";
import type { TableView } from "#domain/plan/view/table-view.ts";
import type { ViewAddress } from "#domain/plan/view/view-address-names.ts";
import { viewInAddress, viewOfAddress } from "#domain/plan/view/view-address.ts";
import type { ViewParameters } from "#domain/plan/view/view-parameters.ts";

/** A view as it is saved or linked: a table with how it is set up, so that it is the same for whoever opens it; any other view without. */
export function savableAddress(view: ViewParameters, shownTable: TableView): ViewAddress {
  const table = view.menuType === "table" ? shownTable : undefined;
  return viewInAddress({ ...view, table, saved: undefined });
}

/** Whether what is looked at is what was saved. Views that were saved before say nothing of the table: any set up is theirs. */
export function isSavedAs(
  { address, planId }: Pick<SavedView, "address" | "planId">,
  view: ViewParameters,
  shownTable: TableView,
): boolean {
  const saved = viewOfAddress(planId, address);
  const own = savableAddress(view, shownTable);
  return sameAddress(
    address,
    saved.table ? own : viewInAddress({ ...viewOfAddress(planId, own), table: undefined }),
  );
}
