import { Button, Checkbox, Radio, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAllShortcuts } from "#client/parts/keyboard/all-shortcuts.ts";
import { shortcutScopes } from "#client/parts/keyboard/define-shortcuts.ts";
import type { SendKey } from "#client/parts/keyboard/key-config.ts";
import { keepKeyConfig, keyConfig, useKeyConfig } from "#client/parts/keyboard/kept-keys.ts";
import { sendKeyOf } from "#client/parts/keyboard/send-key.ts";
import { ShortcutRow } from "./shortcut-row.tsx";

const sendKeys: readonly SendKey[] = ["enter", "button"];

/** What keys do in this browser: how messages are sent, and every shortcut. */
export function KeyboardPage() {
  const { t } = useTranslation("keyboard");
  const config = useKeyConfig();
  const all = useAllShortcuts();
  const handleSend = (value: string) => {
    const send = sendKeys.find((each) => each === value);
    if (send) keepKeyConfig({ ...keyConfig(), send });
  };
  const isChanged = Object.keys(config.keys).length > 0;
  return (
    <>
      <Title order={1} size="h3">
        {t("title")}
      </Title>
      <Radio.Group value={sendKeyOf(config)} onChange={handleSend} label={t("send.label")}>
        <Stack mt="sm">
          {sendKeys.map((key) => (
            <Radio
              key={key}
              value={key}
              label={t(`send.${key}`)}
              description={t(`send.${key}Hint`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Checkbox
        checked={config.undoSend === true}
        label={t("undoSend.label")}
        description={t("undoSend.hint")}
        onChange={(event) =>
          keepKeyConfig({ ...keyConfig(), undoSend: event.currentTarget.checked })
        }
      />
      <Text c="dimmed" size="sm">
        {t("hint")}
      </Text>
      {shortcutScopes.map((scope) => (
        <section key={scope} aria-labelledby={`keys-${scope}`}>
          <Title order={2} size="h5" mb="xs" id={`keys-${scope}`}>
            {t(`scope.${scope}`)}
          </Title>
          <Stack gap="xs">
            {all
              .filter((shortcut) => shortcut.scope === scope)
              .map((shortcut) => (
                <ShortcutRow key={shortcut.id} shortcut={shortcut} />
              ))}
          </Stack>
        </section>
      ))}
      <div>
        <Button
          variant="default"
          disabled={!isChanged}
          onClick={() => keepKeyConfig({ ...keyConfig(), keys: {} })}
        >
          {t("resetAll")}
        </Button>
      </div>
    </>
  );
}
