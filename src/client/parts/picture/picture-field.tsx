import { Button, FileButton, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { openPicture } from "#client/live/files/open-picture.ts";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import classes from "./picture-field.module.css";

const CropDialog = late(async () => (await import("./crop-dialog.tsx")).CropDialog);

interface PictureFieldProps {
  /** Of the person, group or company. */
  readonly id: number;
  readonly name: string;
  /** "" = none. */
  readonly picture: string;
  /** Of a company, whose mark no circle may cut. */
  readonly isSquare?: boolean;
  readonly onChange: (picture: string) => void;
}

/** The picture of a person, a group or the company: chosen from the device, of which a square is taken, and removed. Works without a network. */
export function PictureField({ id, name, picture, isSquare = false, onChange }: PictureFieldProps) {
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
        {isSquare && picture !== "" ? (
          <img src={picture} alt="" className={classes.square} />
        ) : (
          <InitialsAvatar id={id} name={name} picture={picture} size="large" />
        )}
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
            isSquare={isSquare}
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
