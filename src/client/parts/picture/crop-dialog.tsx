import { Button, Group, Slider, Stack, Text } from "@mantine/core";
import { useState } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { useTranslation } from "react-i18next";
import { cropPicture, type PictureArea } from "#client/data/pictures/crop-picture.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import classes from "./crop-dialog.module.css";

interface CropDialogProps {
  readonly picture: Blob;
  /** Under which the browser draws it. */
  readonly address: string;
  readonly isSquare: boolean;
  readonly onCropped: (picture: string) => void;
  readonly onClose: () => void;
}

const ZOOM_MAX = 5;
const ZOOM_STEP = 0.05;
/** Pixels by which an arrow key moves the picture. */
const KEY_STEP = 8;

/** A picture of which a square is taken: moved by hand or with the arrows, nearer with the slider. */
export function CropDialog({ picture, address, isSquare, onCropped, onClose }: CropDialogProps) {
  const { t } = useTranslation("picture");
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PictureArea>();
  const take = async () => {
    if (area) onCropped(await cropPicture(picture, area));
  };
  return (
    <Dialog title={t("crop")} onClose={onClose}>
      <Stack gap="md">
        <div className={classes.stage}>
          <Cropper
            image={address}
            crop={place}
            zoom={zoom}
            maxZoom={ZOOM_MAX}
            aspect={1}
            cropShape={isSquare ? "rect" : "round"}
            showGrid={false}
            keyboardStep={KEY_STEP}
            disableAutomaticStylesInjection
            cropperProps={{ role: "group", "aria-label": t("cropHint") }}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={(_percent, pixels) => setArea(pixels)}
          />
        </div>
        <Text size="sm" c="dimmed">
          {t("cropHint")}
        </Text>
        <Slider
          label={null}
          min={1}
          max={ZOOM_MAX}
          step={ZOOM_STEP}
          value={zoom}
          thumbLabel={t("zoom")}
          onChange={setZoom}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button disabled={!area} onClick={() => void take()}>
            {t("take")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
