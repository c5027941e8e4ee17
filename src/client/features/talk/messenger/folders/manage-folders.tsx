import { Group, Stack, Text, TextInput } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDialogFolders } from "#client/live/chat/use-dialog-folders.ts";
import { useRun } from "#client/live/use-run.ts";
import { isComposing } from "#client/platform/is-composing.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { DIALOG_FOLDER_NAME_MAX, type DialogFolder } from "#domain/dialog/folder/dialog-folder.ts";
import { rankBetween } from "#domain/rank.ts";
import classes from "./folders.module.css";
import { NewFolder } from "./new-folder.tsx";

/** The folders of the person, as they name, order and remove them. */
export function ManageFolders({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("chat-folders");
  const folders = useDialogFolders();
  return (
    <Dialog title={t("title")} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t("hint")}
        </Text>
        <Each rows={folders} keyOf={({ id }) => id}>
          {(folder) => <ManagedFolder folder={folder} all={folders} />}
        </Each>
        <NewFolder count={folders.length} />
      </Stack>
    </Dialog>
  );
}

interface ManagedFolderProps {
  readonly folder: DialogFolder;
  /** All of the person's, in their order. */
  readonly all: readonly DialogFolder[];
}

function ManagedFolder({ folder, all }: ManagedFolderProps) {
  const { t } = useTranslation("chat-folders");
  const run = useRun();
  const { id, name } = folder;
  const [typed, setTyped] = useState<string>();
  const place = all.findIndex((other) => other.id === id);
  const move = (step: -1 | 1) => {
    const before = all[step < 0 ? place - 2 : place + 1]?.rank;
    const after = all[step < 0 ? place - 1 : place + 2]?.rank;
    void run("dialogFolder.edit", { id, rank: rankBetween(before, after) });
  };
  const rename = async () => {
    const next = typed?.trim() ?? "";
    const isNew = next !== "" && next !== name;
    if (isNew && !(await run("dialogFolder.edit", { id, name: next })).ok) return;
    setTyped(undefined);
  };
  const remove = async () => {
    const question = {
      title: t("remove", { name }),
      message: t("removeHint"),
      confirmLabel: t("removeSure"),
      danger: true,
    };
    if (await confirm(question)) void run("dialogFolder.remove", { id });
  };
  return (
    <Group gap="xs" wrap="nowrap">
      <TextInput
        className={classes.field ?? ""}
        aria-label={t("nameOf", { name })}
        value={typed ?? name}
        maxLength={DIALOG_FOLDER_NAME_MAX}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => void rename()}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !isComposing(event.nativeEvent)) void rename();
        }}
      />
      <IconButton
        icon={IconArrowUp}
        label={t("up", { name })}
        disabled={place === 0}
        onClick={() => move(-1)}
      />
      <IconButton
        icon={IconArrowDown}
        label={t("down", { name })}
        disabled={place === all.length - 1}
        onClick={() => move(1)}
      />
      <IconButton icon={IconTrash} label={t("remove", { name })} onClick={() => void remove()} />
    </Group>
  );
}
