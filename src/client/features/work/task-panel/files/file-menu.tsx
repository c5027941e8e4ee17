import { IconDownload, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { useDownload } from "#client/parts/file/use-download.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { ActionMenu } from "#client/ui/menu/menu.tsx";
import type { File } from "#domain/file/file.ts";

interface FileMenuProps {
  readonly file: File;
  /** Whether the person may delete also what others brought. */
  readonly mayRemove: boolean;
}

/** What can be done with a file of a task besides looking at it. */
export function FileMenu({ file, mayRemove }: FileMenuProps) {
  const { t } = useTranslation("task");
  const { userId } = useData();
  const run = useRun();
  const download = useDownload();
  const remove = async () => {
    const sure = await confirm({
      title: t("deleteFileTitle"),
      message: t("deleteFileMessage", { name: file.name }),
      confirmLabel: t("delete"),
      danger: true,
    });
    if (sure) await run("task.removeFile", { fileId: file.id });
  };
  return (
    <ActionMenu
      label={t("fileActions", { name: file.name })}
      size="sm"
      items={[
        {
          key: "download",
          label: t("downloadFile"),
          icon: IconDownload,
          onClick: () => void download(file.id, file.name),
        },
        ...(mayRemove || file.userId === userId
          ? [
              {
                key: "delete",
                label: t("delete"),
                icon: IconTrash,
                danger: true,
                onClick: () => void remove(),
              },
            ]
          : []),
      ]}
    />
  );
}
