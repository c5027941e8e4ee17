import { Group, Text } from "@mantine/core";
import { IconArrowBackUp, IconKeyboard, IconKeyboardOff } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAllShortcuts } from "#client/parts/keyboard/all-shortcuts.ts";
import type { Shortcut } from "#client/parts/keyboard/define-shortcuts.ts";
import { conflictOf, type KeyConflict, withKeys } from "#client/parts/keyboard/change-keys.ts";
import { keysOf } from "#client/parts/keyboard/key-config.ts";
import { useCombinationText } from "#client/parts/keyboard/key-words.ts";
import { keepKeyConfig, keyConfig, useKeyConfig } from "#client/parts/keyboard/kept-keys.ts";
import { ShortcutKeys } from "#client/parts/keyboard/shortcut-keys.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { RecordKeys } from "./record-keys.tsx";

/** An action and its keys: others are recorded, taken away, or the usual ones given back. */
export function ShortcutRow({ shortcut }: { readonly shortcut: Shortcut }) {
  const { t } = useTranslation("keyboard");
  const config = useKeyConfig();
  const all = useAllShortcuts();
  const textOf = useCombinationText();
  /** Once the keys are recorded the focus goes back to where it came from. */
  const [recording, setRecording] = useState<"no" | "now" | "done">("no");
  const [conflict, setConflict] = useState<KeyConflict & { readonly keys: string }>();
  const name = t(`shortcut.${shortcut.id}`);

  const keep = (combination: string | undefined) => {
    setConflict(undefined);
    setRecording(recording === "now" ? "done" : "no");
    keepKeyConfig(withKeys(keyConfig(), shortcut, combination));
  };
  const handlePressed = (combination: string) => {
    const found = conflictOf(shortcut, combination, keyConfig(), all);
    if (found) setConflict({ ...found, keys: textOf(combination) });
    else keep(combination);
  };
  /** The usual keys may have been given to another action meanwhile. */
  const handleReset = () => {
    const [usual = ""] = shortcut.keys;
    const found = conflictOf(shortcut, usual, keyConfig(), all);
    if (found?.reason === "taken") setConflict({ ...found, keys: textOf(usual) });
    else keep(undefined);
  };
  const handleLeave = (keepsFocus: boolean) => {
    setConflict(undefined);
    setRecording(keepsFocus ? "done" : "no");
  };

  return (
    <div>
      <Group justify="space-between" wrap="nowrap">
        <Text>{name}</Text>
        <Group gap="xs" wrap="nowrap">
          {recording === "now" ? (
            <RecordKeys name={name} onPressed={handlePressed} onLeave={handleLeave} />
          ) : (
            <ShortcutKeys shortcut={shortcut} />
          )}
          {!shortcut.fixed && recording !== "now" && (
            <Group gap={0} wrap="nowrap">
              <IconButton
                icon={IconKeyboard}
                size="sm"
                label={t("change", { name })}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes back the focus it gave away
                autoFocus={recording === "done"}
                onClick={() => setRecording("now")}
              />
              <IconButton
                icon={IconKeyboardOff}
                size="sm"
                label={t("remove", { name })}
                disabled={keysOf(shortcut, config).length === 0}
                onClick={() => keep("")}
              />
              <IconButton
                icon={IconArrowBackUp}
                size="sm"
                label={t("reset", { name })}
                disabled={config.keys[shortcut.id] === undefined}
                onClick={handleReset}
              />
            </Group>
          )}
        </Group>
      </Group>
      {conflict && (
        <Text role="alert" size="sm" c="red">
          {conflict.reason === "taken"
            ? t("conflict.taken", { keys: conflict.keys, other: t(`shortcut.${conflict.by.id}`) })
            : t(`conflict.${conflict.reason}`, { keys: conflict.keys })}
        </Text>
      )}
    </div>
  );
}
