import { Button, FileButton, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { openPicture } from "#client/live/files/open-picture.ts";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";

const CropDialog = late(async () => (await import("./crop-dialog.tsx")).CropDialog);

interface PictureFieldProps {
  /** Of the person or group. */
  readonly id: number;
  readonly name: string;
  /** "" = none. */
  readonly picture: string;
  readonly onChange: (picture: string) => void;
}

/** The picture of a person or a group: chosen from the device, of which a square is taken, and removed. Works without a network. */
export function PictureField({ id, name, picture, onChange }: PictureFieldProps) {
  const { t } = useTranslation("picture");
  const [opened, setOpened] = useState<{ readonly picture: Blob; readonly address: string }>();
  const [isOpening, setIsOpening] = useState(false);
  const [problem, setProblem] = useState(false);
  const choose = async (file: Blob | null) => {
    if (!file) return;
    setIsOpening(true);
    const found = await openPicture(file).finally(() => setIsOpening(false));
    setProblem(!found);
    setOpened(found && { picture: found, address: URL.createObjectURL(found) });
  };
  const close = () => {
    if (opened) URL.revokeObjectURL(opened.address);
    setOpened(undefined);
  };
  return (
    <>
      <Group gap="sm">
        <InitialsAvatar id={id} name={name} picture={picture} size="large" />
        <FileButton accept="image/*" onChange={(file) => void choose(file)}>
          {(props) => (
            <Button variant="default" loading={isOpening} {...props}>
              {t(picture === "" ? "choose" : "change")}
            </Button>
          )}
        </FileButton>
        {picture !== "" && (
          <Button variant="subtle" color="red" onClick={() => onChange("")}>
            {t("remove")}
          </Button>
        )}
        {problem && (
          <Text role="alert" size="sm" c="red">
            {t("unreadable")}
          </Text>
        )}
      </Group>
      {opened && (
        <Opening>
          <CropDialog
            {...opened}
            onClose={close}
            onCropped={(cropped) => {
              close();
              onChange(cropped);
            }}
          />
        </Opening>
      )}
    </>
  );
}
