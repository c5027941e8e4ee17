import { Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { keysOf } from "./key-config.ts";
import { useCombinationText } from "./key-words.ts";
import { useKeyConfig } from "./kept-keys.ts";
import { ShortcutKeys } from "./shortcut-keys.tsx";
import { type ShortcutId, shortcutIds, shortcuts, shortcutScopes } from "./shortcuts.ts";

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
  const textOf = useCombinationText();
  const [text, setText] = useState("");
  const wanted = text.trim().toLowerCase();
  const isFound = (id: ShortcutId) =>
    [t(`shortcut.${id}`), ...keysOf(id, config).map(textOf)].some((words) =>
      words.toLowerCase().includes(wanted),
    );
  const groups = shortcutScopes
    .map((scope) => ({
      scope,
      ids: shortcutIds.filter((id) => shortcuts[id].scope === scope && isFound(id)),
    }))
    .filter(({ ids }) => ids.length > 0);
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
      {groups.map(({ scope, ids }) => (
        <section key={scope} aria-label={t(`scope.${scope}`)}>
          <Title order={3} size="h5" mb="xs">
            {t(`scope.${scope}`)}
          </Title>
          <Stack gap="xs">
            {ids.map((id) => (
              <Group key={id} justify="space-between" wrap="nowrap">
                <Text>{t(`shortcut.${id}`)}</Text>
                <ShortcutKeys id={id} />
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
