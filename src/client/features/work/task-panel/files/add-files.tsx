import { IconCamera, IconPaperclip, IconPhotoPin, IconPlus } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { chooseFiles } from "#client/parts/file/choose-files.ts";
import { FileField } from "#client/parts/file/file-field.tsx";
import { isTouch } from "#client/platform/is-touch.ts";
import { LateMenu } from "#client/ui/menu/late-menu.tsx";

interface AddFilesProps {
  readonly onPick: (files: readonly File[], isUnchanged: boolean) => void;
}

/** Picks files of the device, as they are sent else or as they were taken; on a phone its camera is as near. */
export function AddFiles({ onPick }: AddFilesProps) {
  const { t } = useTranslation("task");
  const field = useRef<HTMLInputElement>(null);
  const isUnchanged = useRef(false);
  const choose = (accept: string, from?: "camera") => {
    isUnchanged.current = false;
    chooseFiles(field.current, accept, from);
  };
  const chooseUnchanged = () => {
    choose("");
    isUnchanged.current = true;
  };
  return (
    <>
      <FileField
        field={field}
        label={t("addFiles")}
        onPick={(files) => onPick(files, isUnchanged.current)}
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
