import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useDialogFolders } from "#client/live/chat/use-dialog-folders.ts";
import { useRun } from "#client/live/use-run.ts";
import { ManagedRow } from "#client/parts/form/managed-row.tsx";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { DIALOG_FOLDER_NAME_MAX, type DialogFolder } from "#domain/dialog/folder/dialog-folder.ts";
import { rankMoved } from "#domain/rank.ts";
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
  const place = all.findIndex((other) => other.id === id);
  const move = (step: -1 | 1) => {
    const rank = rankMoved(all, place, step);
    if (rank !== undefined) void run("dialogFolder.edit", { id, rank });
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
    <ManagedRow
      name={name}
      maxLength={DIALOG_FOLDER_NAME_MAX}
      words={{
        name: t("nameOf", { name }),
        up: t("up", { name }),
        down: t("down", { name }),
        remove: t("remove", { name }),
      }}
      isFirst={place === 0}
      isLast={place === all.length - 1}
      className={classes.field}
      onRename={async (next) => (await run("dialogFolder.edit", { id, name: next })).ok}
      onMove={move}
      onRemove={() => void remove()}
    />
  );
}
