import {
  readStarredMessages,
  readStars,
  type StarredView,
} from "#client/data/queries/chat/starred-messages.ts";
import { useData } from "../data-context.ts";
import { type Live, useLive } from "../use-live.ts";

const none: ReadonlySet<number> = new Set();

/** Ids of the messages that the person has starred. */
export function useStars(): ReadonlySet<number> {
  const stars = useLive(readStars);
  return stars.state === "ready" ? stars.value : none;
}

/** The messages that the person has starred, the last one first. */
export function useStarred(): Live<StarredView[]> {
  return useLive(readStarredMessages, useData().userId);
}
