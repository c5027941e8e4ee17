import { useSettled } from "#client/platform/when-idle.ts";
import { useData } from "../data-context.ts";
import { useLive } from "../use-live.ts";
import { countAsked } from "#client/data/queries/asked-count.ts";

/** How many requests wait for the person, for the rail; counted once the first screen is drawn. */
export function useAskedCount(): number {
  const { userId } = useData();
  const asked = useLive(useSettled() ? countAsked : countNothing, userId);
  return asked.state === "ready" ? asked.value : 0;
}

const countNothing = () => Promise.resolve(0);
