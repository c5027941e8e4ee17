import { Group, Kbd, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { keysOf } from "./key-config.ts";
import { useKeyWords } from "./key-words.ts";
import { useKeyConfig } from "./kept-keys.ts";
import { sendKeyOf } from "./send-key.ts";
import type { Shortcut } from "./define-shortcuts.ts";
import { chatShortcuts } from "./shared-shortcuts.ts";

/** The keys of an action as they are printed on the keyboard. */
export function ShortcutKeys({ shortcut }: { readonly shortcut: Shortcut }) {
  const { t } = useTranslation("keyboard");
  const config = useKeyConfig();
  const wordsOf = useKeyWords();
  const byEnter = shortcut.id === chatShortcuts.send.id && sendKeyOf(config) === "enter";
  const combinations = [...(byEnter ? ["Enter"] : []), ...keysOf(shortcut, config)];
  if (combinations.length === 0) {
    return (
      <Text c="dimmed" size="sm">
        {t("none")}
      </Text>
    );
  }
  return (
    <Group gap="xs" wrap="nowrap">
      {combinations.map((combination) => (
        <Group key={combination} gap="var(--plumbline-space-tight)" wrap="nowrap">
          {wordsOf(combination).map((word) => (
            <Kbd key={word}>{word}</Kbd>
          ))}
        </Group>
      ))}
    </Group>
  );
}
