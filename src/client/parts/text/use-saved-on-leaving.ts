import { useEffect } from "react";
import { beforeLeaving } from "#client/platform/before-leaving.ts";
import type { Keeper } from "#client/platform/keep-within.ts";

/** What is written is kept whenever the page may go, and saved once it is left. */
export function useSavedOnLeaving(
  keeper: Pick<Keeper<never>, "flush">,
  save: () => Promise<boolean>,
): void {
  useEffect(() => {
    const stay = beforeLeaving(() => keeper.flush());
    return () => {
      stay();
      void save();
    };
  }, [keeper, save]);
}
