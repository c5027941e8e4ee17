import { IconCamera, IconPaperclip, IconPhotoPin, IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { FileField } from "#client/parts/file/file-field.tsx";
import { useChooseFiles } from "#client/parts/file/use-choose-files.ts";
import { isTouch } from "#client/platform/is-touch.ts";
import { LateMenu } from "#client/ui/menu/late-menu.tsx";

interface AddFilesProps {
  readonly onPick: (files: readonly File[], isUnchanged: boolean) => void;
}

/** Picks files of the device, as they are sent else or as they were taken; on a phone its camera is as near. */
export function AddFiles({ onPick }: AddFilesProps) {
  const { t } = useTranslation("task");
  const { field, choose, chooseUnchanged, areUnchanged } = useChooseFiles();
  return (
    <>
      <FileField
        field={field}
        label={t("addFiles")}
        onPick={(files) => onPick(files, areUnchanged())}
      />
      <LateMenu
        label={t("addFiles")}
        icon={IconPlus}
        size="sm"
        items={[
          ...(isTouch
            ? [
                {
                  key: "camera",
                  label: t("takePhoto"),
                  icon: IconCamera,
                  onClick: () => choose("image/*", "camera"),
                },
              ]
            : []),
          {
            key: "files",
            label: t("photosAndFiles"),
            icon: IconPaperclip,
            onClick: () => choose(""),
          },
          {
            key: "originals",
            label: t("originals"),
            icon: IconPhotoPin,
            onClick: chooseUnchanged,
          },
        ]}
      />
    </>
  );
}
