import { useReducedMotion } from "@mantine/hooks";
import { useState } from "react";
import { useSticker } from "#client/live/chat/use-stickers.ts";
import type { OwnSticker } from "#domain/sticker/own-stickers.ts";
import { OwnDrawing } from "./own-drawing.tsx";
import { StillPicture } from "./still-picture.tsx";
import classes from "./sticker.module.css";

interface StickerPictureProps {
  readonly sticker: OwnSticker | undefined;
  readonly stickerId: number;
  /** Read out in its place; "" = its name stands beside it. */
  readonly label: string;
}

/** A sticker as large as its place; one of the company's that is drawn nowhere any more by its name. */
export function StickerPicture({ sticker, stickerId, label }: StickerPictureProps) {
  return sticker ? (
    <OwnDrawing sticker={sticker} label={label} />
  ) : (
    <CompanyPicture stickerId={stickerId} label={label} />
  );
}

/** What may move: a GIF, or a WebP. */
const MAY_MOVE = /^data:image\/(?:gif|webp);/;

function CompanyPicture({ stickerId, label }: Omit<StickerPictureProps, "sticker">) {
  const sticker = useSticker(stickerId);
  const isStill = useReducedMotion();
  const [broken, setBroken] = useState("");
  const picture = sticker.state === "ready" ? (sticker.value?.picture ?? "") : "";
  if (sticker.state === "loading") return <span className={classes.picture} />;
  if (picture === "" || picture === broken) return <span className={classes.words}>{label}</span>;
  if (isStill && MAY_MOVE.test(picture)) return <StillPicture picture={picture} label={label} />;
  return (
    <img
      className={classes.picture}
      src={picture}
      alt={label}
      draggable={false}
      onError={() => setBroken(picture)}
    />
  );
}
