import { Group, Text } from "@mantine/core";
import { IconArrowBackUp, IconKeyboard, IconKeyboardOff } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  conflictOf,
  type KeyConflict,
  keysOf,
  withKeys,
} from "#client/parts/keyboard/key-config.ts";
import { useCombinationText } from "#client/parts/keyboard/key-words.ts";
import { keepKeyConfig, keyConfig, useKeyConfig } from "#client/parts/keyboard/kept-keys.ts";
import { ShortcutKeys } from "#client/parts/keyboard/shortcut-keys.tsx";
import { type ShortcutId, shortcuts } from "#client/parts/keyboard/shortcuts.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { RecordKeys } from "./record-keys.tsx";

/** An action and its keys: others are recorded, taken away, or the usual ones given back. */
export function ShortcutRow({ id }: { readonly id: ShortcutId }) {
  const { t } = useTranslation("keyboard");
  const config = useKeyConfig();
  const textOf = useCombinationText();
  /** Once the keys are recorded the focus goes back to where it came from. */
  const [recording, setRecording] = useState<"no" | "now" | "done">("no");
  const [conflict, setConflict] = useState<KeyConflict & { readonly keys: string }>();
  const name = t(`shortcut.${id}`);

  const keep = (combination: string | undefined) => {
    setConflict(undefined);
    setRecording(recording === "now" ? "done" : "no");
    keepKeyConfig(withKeys(keyConfig(), id, combination));
  };
  const handlePressed = (combination: string) => {
    const found = conflictOf(id, combination, keyConfig());
    if (found) setConflict({ ...found, keys: textOf(combination) });
    else keep(combination);
  };
  /** The usual keys may have been given to another action meanwhile. */
  const handleReset = () => {
    const [usual = ""] = shortcuts[id].keys;
    const found = conflictOf(id, usual, keyConfig());
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
            <ShortcutKeys id={id} />
          )}
          {!shortcuts[id].fixed && recording !== "now" && (
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
                disabled={keysOf(id, config).length === 0}
                onClick={() => keep("")}
              />
              <IconButton
                icon={IconArrowBackUp}
                size="sm"
                label={t("reset", { name })}
                disabled={config.keys[id] === undefined}
                onClick={handleReset}
              />
            </Group>
          )}
        </Group>
      </Group>
      {conflict && (
        <Text role="alert" size="sm" c="red">
          {conflict.reason === "taken"
            ? t("conflict.taken", { keys: conflict.keys, other: t(`shortcut.${conflict.by}`) })
            : t(`conflict.${conflict.reason}`, { keys: conflict.keys })}
        </Text>
      )}
    </div>
  );
}
