import { useTranslation } from "react-i18next";
import type { StickerBody } from "#domain/message/body/sticker-body.ts";
import { ownStickerOf } from "#domain/sticker/own-stickers.ts";
import { StickerPicture } from "./sticker-picture.tsx";
import classes from "./sticker.module.css";

/** A sticker as it stands in a chat; of one that a newer version of the app has brought along its name. */
export function StickerMessage({ body }: { readonly body: StickerBody }) {
  const { t } = useTranslation("sticker");
  const sticker = ownStickerOf(body.sticker);
  const name = sticker ? t(`own.${sticker}`) : body.text;
  const label = t("named", { name });
  if (!sticker && body.stickerId === 0) return <em>{label}</em>;
  return (
    <span className={classes.sent}>
      <StickerPicture sticker={sticker} stickerId={body.stickerId} label={label} />
    </span>
  );
}
