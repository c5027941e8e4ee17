import {
  type AnyRouter,
  createBrowserHistory,
  createHashHistory,
  type NavigateOptions,
  type RouterHistory,
  useRouter,
} from "@tanstack/react-router";
import { useMemo } from "react";
import { ROOT } from "#client/platform/history/history-list.ts";
import { nextPosition, noteVisit, visitedBefore } from "#client/platform/history/visited.ts";
import { randomId } from "#client/platform/random-id.ts";

/** A way back is asked for and the browser has not gone it yet. */
let leaving = false;

/** The browser's history, behind the hash where no server answers for paths. */
export function openHistory(usesHash: boolean): RouterHistory {
  countOn();
  return usesHash ? createHashHistory() : createBrowserHistory();
}

/** Notes every place in the app's own list (seed 000 §4). */
export function noteVisits(router: AnyRouter): void {
  // Not by the history's own news: whoever listens to them tells the router that it is drawn already.
  router.subscribe("onBeforeLoad", ({ toLocation }) => {
    leaving = false;
    noteVisit({ position: toLocation.state.__TSR_index, address: toLocation.href });
  });
}

/** The router would count every page that is loaded from 0, as if nothing lay before it. */
function countOn(): void {
  const state = window.history.state as Partial<RouterHistory["location"]["state"]> | null;
  if (state?.__TSR_key) return;
  const key = randomId();
  window.history.replaceState({ ...state, key, __TSR_key: key, __TSR_index: nextPosition() }, "");
}

function positionOf(history: RouterHistory): number {
  return history.location.state.__TSR_index;
}

/** Ways that lead back instead of adding to the history. */
export interface WayBack {
  /** Whether something was shown before. */
  readonly hasBefore: () => boolean;
  /** To what was shown before; to the root where nothing was. */
  readonly back: () => void;
  /** To a place above: back where one came from there, else onwards to it. */
  readonly leaveTo: (place: NavigateOptions) => void;
}

export function useWayBack(): WayBack {
  const router = useRouter();
  return useMemo(() => {
    const before = () => visitedBefore(positionOf(router.history));
    const goBack = () => {
      if (leaving) return;
      leaving = true;
      router.history.back();
    };
    return {
      hasBefore: () => before() !== undefined,
      back() {
        if (before() === undefined) void router.navigate({ href: ROOT, replace: true });
        else goBack();
      },
      leaveTo(place) {
        if (before() === router.buildLocation(place).href) goBack();
        else void router.navigate(place);
      },
    };
  }, [router]);
}
