import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { ManagedRow } from "#client/parts/form/managed-row.tsx";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { rankMoved } from "#domain/rank.ts";
import { STICKER_NAME_MAX } from "#domain/sticker/sticker-limits.ts";
import type { Sticker } from "#domain/sticker/sticker.ts";
import { StickerPicture } from "./sticker-picture.tsx";
import classes from "./sticker.module.css";

interface ManagedStickerProps {
  readonly sticker: Sticker;
  /** All of the company's, in their order. */
  readonly all: readonly Sticker[];
}

/** One of the company's stickers, with its name to be written anew. */
export function ManagedSticker({ sticker, all }: ManagedStickerProps) {
  const { t } = useTranslation("sticker");
  const run = useRun();
  const { id, name } = sticker;
  const place = all.findIndex((other) => other.id === id);
  const move = (step: -1 | 1) => {
    const rank = rankMoved(all, place, step);
    if (rank !== undefined) void run("sticker.edit", { id, rank });
  };
  const remove = async () => {
    const question = {
      title: t("remove", { name }),
      message: t("removeHint"),
      confirmLabel: t("removeSure"),
      danger: true,
    };
    if (await confirm(question)) void run("sticker.remove", { id });
  };
  return (
    <ManagedRow
      name={name}
      maxLength={STICKER_NAME_MAX}
      words={{
        name: t("nameOf", { name }),
        up: t("up", { name }),
        down: t("down", { name }),
        remove: t("remove", { name }),
      }}
      isFirst={place === 0}
      isLast={place === all.length - 1}
      className={classes.name}
      onRename={async (next) => (await run("sticker.edit", { id, name: next })).ok}
      onMove={move}
      onRemove={() => void remove()}
    >
      <span className={classes.small}>
        <StickerPicture sticker={undefined} stickerId={id} label="" />
      </span>
    </ManagedRow>
  );
}
