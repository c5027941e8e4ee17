import { Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { useAllShortcuts } from "./all-shortcuts.ts";
import { type Shortcut, shortcutScopes } from "./define-shortcuts.ts";
import { keysOf } from "./key-config.ts";
import { useCombinationText } from "./key-words.ts";
import { useKeyConfig } from "./kept-keys.ts";
import { ShortcutKeys } from "./shortcut-keys.tsx";

interface ShortcutsDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Everything that keys do, by where they do it; found by words or by keys. */
export function ShortcutsDialog({ opened, onClose }: ShortcutsDialogProps) {
  const { t } = useTranslation("keyboard");
  return (
    <Dialog opened={opened} onClose={onClose} title={t("dialogTitle")} size="lg">
      <ShortcutList />
    </Dialog>
  );
}

/** Lives as long as the dialog is open, so that the next look at it starts afresh. */
function ShortcutList() {
  const { t } = useTranslation("keyboard");
  const config = useKeyConfig();
  const all = useAllShortcuts();
  const textOf = useCombinationText();
  const [text, setText] = useState("");
  const wanted = text.trim().toLowerCase();
  const isFound = (shortcut: Shortcut) =>
    [t(`shortcut.${shortcut.id}`), ...keysOf(shortcut, config).map(textOf)].some((words) =>
      words.toLowerCase().includes(wanted),
    );
  const groups = shortcutScopes
    .map((scope) => ({
      scope,
      found: all.filter((shortcut) => shortcut.scope === scope && isFound(shortcut)),
    }))
    .filter(({ found }) => found.length > 0);
  return (
    <Stack>
      <TextInput
        data-autofocus
        aria-label={t("find")}
        placeholder={t("find")}
        leftSection={<IconSearch size="1rem" aria-hidden />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div aria-live="polite">
        {groups.length === 0 && <Text c="dimmed">{t("noneFound")}</Text>}
      </div>
      {groups.map(({ scope, found }) => (
        <section key={scope} aria-label={t(`scope.${scope}`)}>
          <Title order={3} size="h5" mb="xs">
            {t(`scope.${scope}`)}
          </Title>
          <Stack gap="xs">
            {found.map((shortcut) => (
              <Group key={shortcut.id} justify="space-between" wrap="nowrap">
                <Text>{t(`shortcut.${shortcut.id}`)}</Text>
                <ShortcutKeys shortcut={shortcut} />
              </Group>
            ))}
          </Stack>
        </section>
      ))}
      <Text c="dimmed" size="sm">
        {t("changeHint")}
      </Text>
    </Stack>
  );
}
