import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { printedKeys } from "#base/keys.ts";
import { isApple } from "#client/platform/is-apple.ts";

/** Keys that are called differently from keyboard to keyboard: "Ctrl" is "Strg" on German ones. */
const called: Readonly<Record<string, string>> = {
  Ctrl: "key.control",
  Shift: "key.shift",
  Enter: "key.enter",
  Esc: "key.escape",
  Space: "key.space",
  ContextMenu: "key.menu",
};

/** The keys of a combination as the person's keyboard calls them. */
export function useKeyWords(): (combination: string) => readonly string[] {
  const { t } = useTranslation("keyboard");
  return useCallback(
    (combination) =>
      printedKeys(combination, isApple).map((key) => {
        const name = called[key];
        return name ? t(name) : key;
      }),
    [t],
  );
}

/** A combination in one line: "Ctrl+K", "⌘K". */
export function useCombinationText(): (combination: string) => string {
  const wordsOf = useKeyWords();
  return useCallback((combination) => wordsOf(combination).join(isApple ? "" : "+"), [wordsOf]);
}
