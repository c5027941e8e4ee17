import { type CSSProperties, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFilePicture } from "#client/live/files/use-file-picture.ts";
import type { SheetSize } from "#client/parts/drawing/sheet-source.ts";
import { useSharpDrawing, useWholeDrawing } from "#client/parts/drawing/use-sheet-drawing.ts";
import { type TiledState, useTiledSource } from "#client/parts/drawing/use-tiled-source.ts";
import { MissingWords } from "../missing-words.tsx";
import type { PreviewItem } from "../preview-question.ts";
import previewClasses from "../preview.module.css";
import type { PictureView } from "../zoom.ts";
import { placePicture } from "./place-picture.ts";
import classes from "./tiled-picture.module.css";

interface TiledPictureProps {
  readonly item: PreviewItem;
  readonly view: PictureView;
  readonly stage: SheetSize;
  /** Of all of it, pixels. */
  readonly size: SheetSize;
  /** Its content has not come, or may not be opened yet. */
  readonly isHeldBack: boolean;
}

/** A very large picture: a smaller one of it, and over that what can be seen, as fine as the screen. */
export function TiledPicture({ item, view, stage, size, isHeldBack }: TiledPictureProps) {
  const { t } = useTranslation("preview");
  const { fileId, name } = item;
  const whole = useRef<HTMLDivElement>(null);
  const sharp = useRef<HTMLDivElement>(null);
  const tiled = useTiledSource({ fileId, page: 1, ...sidesOf(size) }, true);
  const source = tiled.state === "ready" ? tiled.source : undefined;
  // A picture that cannot be cut is still one that a browser may be able to show.
  const uncut = useFilePicture(tiled.state === "failed" ? fileId : 0, "whole");
  const smaller = useFilePicture(fileId, "view");
  const lies = placePicture(view, stage, size);
  useWholeDrawing(source, whole);
  useSharpDrawing(source, sharp, lies.view, lies.stage);
  const under = uncut ?? smaller ?? (item.thumb && `data:image/jpeg;base64,${item.thumb}`);
  const isSeen = source !== undefined || Boolean(under);
  const remark = remarkOf(tiled);
  const place = {
    "--picture-width": `${lies.fitted.width}px`,
    "--picture-height": `${lies.fitted.height}px`,
  } as CSSProperties;
  return (
    <>
      <div
        className={classes.picture}
        style={place}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is made of several
        role="img"
        aria-label={name}
        hidden={!isSeen}
      >
        {under && <img className={classes.under} src={under} alt="" draggable={false} />}
        <div ref={whole} className={classes.whole} />
        <div ref={sharp} className={classes.sharp} />
      </div>
      {!isSeen && tiled.state !== "making" && (
        <MissingWords fileId={fileId} isArriving={isHeldBack} />
      )}
      {isSeen && isHeldBack && (
        <div className={previewClasses.why}>
          <MissingWords fileId={fileId} isArriving />
        </div>
      )}
      {remark && !isHeldBack && (
        <div className={previewClasses.why}>
          <output className={previewClasses.words}>{t(`large.${remark}`)}</output>
        </div>
      )}
    </>
  );
}

function sidesOf({ width, height }: SheetSize): SheetSize {
  return { width, height };
}

/** What is to be known of it: it is being cut, or what is seen is only a reduced picture. */
function remarkOf(tiled: TiledState): "making" | "reduced" | undefined {
  if (tiled.state === "making") return "making";
  const isReduced = tiled.state === "none" || (tiled.state === "ready" && tiled.isReduced);
  return isReduced ? "reduced" : undefined;
}
