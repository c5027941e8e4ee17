import { IconPaperclip, IconPhotoPin, IconPlus } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSendFiles } from "#client/live/files/use-send-files.ts";
import { useRun } from "#client/live/use-run.ts";
import { FileField } from "#client/parts/file/file-field.tsx";
import { LateMenu } from "#client/ui/menu/late-menu.tsx";
import type { Task } from "#domain/task/task.ts";

/** Where files of a task are picked: as they are sent else, or photographs and films as they were taken. */
export function AddTaskFiles({ task }: { readonly task: Task }) {
  const { t } = useTranslation("task");
  const field = useRef<HTMLInputElement>(null);
  const isUnchanged = useRef(false);
  const add = useAddFiles(task);
  const choose = (unchanged: boolean) => {
    isUnchanged.current = unchanged;
    field.current?.click();
  };
  return (
    <>
      <FileField
        field={field}
        label={t("addFiles")}
        onPick={(files) => add(files, isUnchanged.current)}
      />
      <LateMenu
        label={t("addFiles")}
        icon={IconPlus}
        size="sm"
        items={[
          {
            key: "files",
            label: t("photosAndFiles"),
            icon: IconPaperclip,
            onClick: () => choose(false),
          },
          {
            key: "originals",
            label: t("originals"),
            icon: IconPhotoPin,
            onClick: () => choose(true),
          },
        ]}
      />
    </>
  );
}

/** Files reach a task through its chat, which comes to be with the first of them. */
function useAddFiles(task: Task): (files: readonly globalThis.File[], unchanged: boolean) => void {
  const run = useRun();
  const sendFiles = useSendFiles();
  return (files, unchanged) => {
    const send = async () => {
      const opened = await run("task.openDialog", { taskId: task.id });
      const options = unchanged ? { unchanged: new Set(files) } : {};
      if (opened.ok) await sendFiles(task.dialogId, files, options);
    };
    void send();
  };
}
