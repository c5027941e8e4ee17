import { Group, Kbd, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { keysOf } from "./key-config.ts";
import { useKeyWords } from "./key-words.ts";
import { useKeyConfig } from "./kept-keys.ts";
import { sendKeyOf } from "./send-key.ts";
import type { ShortcutId } from "./shortcuts.ts";

/** The keys of an action as they are printed on the keyboard. */
export function ShortcutKeys({ id }: { readonly id: ShortcutId }) {
  const { t } = useTranslation("keyboard");
  const config = useKeyConfig();
  const wordsOf = useKeyWords();
  const byEnter = id === "chat.send" && sendKeyOf(config) === "enter";
  const combinations = [...(byEnter ? ["Enter"] : []), ...keysOf(id, config)];
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
