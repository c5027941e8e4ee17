import { printedKeys } from "#base/keys.ts";
import { isApple } from "#client/platform/is-apple.ts";
import { keysOf } from "./key-config.ts";
import { useKeyConfig } from "./kept-keys.ts";
import type { Shortcut } from "./define-shortcuts.ts";

/**
 * What a button that also has keys says of them: when pointed at, and to those who hear it. Keys stand as they are
 * printed on most keyboards: their names in the person's language would have to be there before the first screen.
 */
export function useShortcutTip(
  shortcut: Shortcut,
  label: string,
): { readonly "data-tip": string; readonly "aria-keyshortcuts"?: string } {
  const [keys] = keysOf(shortcut, useKeyConfig());
  if (keys === undefined) return { "data-tip": label };
  return {
    "data-tip": `${label}  ${printedKeys(keys, isApple).join(isApple ? "" : "+")}`,
    "aria-keyshortcuts": keys.replace("Mod", isApple ? "Meta" : "Control"),
  };
}
