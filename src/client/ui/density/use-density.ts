import { useSyncExternalStore } from "react";
import { type Density, readDensity, subscribeToAppearance } from "#client/platform/appearance.ts";

/** Height of a row of two lines (`--plumbline-row`), pixels, for lists that place their rows themselves. */
export const ROW_HEIGHT: Readonly<Record<Density, number>> = { comfortable: 56, compact: 44 };

/** How much room things take now. */
export function useDensity(): Density {
  return useSyncExternalStore(subscribeToAppearance, readDensity);
}
