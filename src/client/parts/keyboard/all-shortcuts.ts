import { createContext, useContext } from "react";
import type { Shortcut } from "./define-shortcuts.ts";

/** What the features say that keys do, in the order of the lists. */
export const AllShortcuts = createContext<readonly Shortcut[]>([]);

/** Everything that keys do here. */
export function useAllShortcuts(): readonly Shortcut[] {
  return useContext(AllShortcuts);
}
