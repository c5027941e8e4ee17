import { IconCamera, IconPaperclip, IconPhoto, IconPhotoPin, IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { isTouch } from "#client/platform/is-touch.ts";
import { FileField } from "#client/parts/file/file-field.tsx";
import { useChooseFiles } from "#client/parts/file/use-choose-files.ts";
import type { ActionMenuItem } from "#client/ui/menu/menu.tsx";
import { LateMenu } from "#client/ui/menu/late-menu.tsx";

interface AttachMenuProps {
  readonly onPick: (files: readonly File[]) => void;
  /** As they were taken, with their place. */
  readonly onPickUnchanged: (files: readonly File[]) => void;
  /** What else can be sent. */
  readonly more: readonly ActionMenuItem[];
}

/** Where files come from: the pictures of the device, anything, or on a phone the camera at once; and what is sent besides. */
export function AttachMenu({ onPick, onPickUnchanged, more }: AttachMenuProps) {
  const { t } = useTranslation("chat");
  const { field, choose, chooseUnchanged, areUnchanged } = useChooseFiles();
  const handlePick = (files: readonly File[]) =>
    areUnchanged() ? onPickUnchanged(files) : onPick(files);
  return (
    <>
      <FileField field={field} label={t("attach")} onPick={handlePick} />
      <LateMenu
        label={t("attach")}
        icon={IconPlus}
        size="md"
        position="top-start"
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
            key: "pictures",
            label: t("pictures"),
            icon: IconPhoto,
            onClick: () => choose("image/*,video/*"),
          },
          {
            key: "originals",
            label: t("originals"),
            icon: IconPhotoPin,
            onClick: chooseUnchanged,
          },
          { key: "files", label: t("files"), icon: IconPaperclip, onClick: () => choose("") },
          ...more,
        ]}
      />
    </>
  );
}
