import { addressBefore, type HistoryList, type Visit, visit } from "./history-list.ts";

const NAME = "plumbline.history";

let list = readList();

/** The tab's list outlives a reload; a new tab begins anew. */
function readList(): HistoryList {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? "[]") as HistoryList;
  } catch {
    return [];
  }
}

/**
 * The place of a page that is loaded anew: after the last one of this tab, for the
 * way back leads there, or the first where the tab is new.
 */
export function nextPosition(): number {
  const last = list.at(-1);
  return last && history.length > 1 ? last.position + 1 : 0;
}

/** Notes which address is shown at which place of the browser's history. */
export function noteVisit(place: Visit): void {
  const next = visit(list, place);
  if (next === list) return;
  list = next;
  try {
    sessionStorage.setItem(NAME, JSON.stringify(list));
  } catch {
    // Storage is closed: the list holds until the page is left.
  }
}

/** What going back from a place shows; undefined where that would leave the app. */
export function visitedBefore(position: number): string | undefined {
  return addressBefore(list, position);
}
