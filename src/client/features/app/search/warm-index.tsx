import { useSearchSession } from "#client/live/search/use-search.ts";

/** Holds the index while somebody is signed in, so that the first question finds it filled. */
export function WarmIndex() {
  useSearchSession();
  return null;
}
