import { printedKeys } from "#base/keys.ts";
import { isApple } from "#client/platform/is-apple.ts";
import type { Shortcut } from "./define-shortcuts.ts";
import { keysOf } from "./key-config.ts";
import { useKeyConfig } from "./kept-keys.ts";

/** The keys of an action as they are printed, parted by blanks; undefined where it has none. */
export function useShortcutText(shortcut: Shortcut): string | undefined {
  const [keys] = keysOf(shortcut, useKeyConfig());
  return keys === undefined ? undefined : printedKeys(keys, isApple).join(" ");
}
