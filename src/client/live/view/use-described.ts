import { useDeferredValue } from "react";
import { readDescribed } from "#client/data/queries/view/descriptions.ts";
import { useLive } from "../use-live.ts";
import { useLastAnswer } from "./use-last-answer.ts";

/** Tasks whose descriptions say what is looked for; undefined until they are known, and where nothing is. Whoever writes goes first: the answer follows a moment later. */
export function useDescribed(planId: number, text: string): ReadonlySet<number> | undefined {
  const words = useDeferredValue(text).trim();
  const described = useLastAnswer(useLive(readDescribed, planId, words));
  return words === "" ? undefined : described;
}
