import { Group, TextInput } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { rankBetween } from "#domain/rank.ts";
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
  const [typed, setTyped] = useState<string>();
  const place = all.findIndex((other) => other.id === id);
  const move = (step: -1 | 1) => {
    const before = all[step < 0 ? place - 2 : place + 1]?.rank;
    const after = all[step < 0 ? place - 1 : place + 2]?.rank;
    void run("sticker.edit", { id, rank: rankBetween(before, after) });
  };
  const rename = async () => {
    const next = typed?.trim() ?? "";
    if (next !== "" && next !== name && !(await run("sticker.edit", { id, name: next })).ok) return;
    setTyped(undefined);
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
    <Group gap="xs" wrap="nowrap">
      <span className={classes.small}>
        <StickerPicture sticker={undefined} stickerId={id} label="" />
      </span>
      <TextInput
        className={classes.name}
        aria-label={t("nameOf", { name })}
        value={typed ?? name}
        maxLength={STICKER_NAME_MAX}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => void rename()}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.nativeEvent.isComposing) void rename();
        }}
      />
      <IconButton
        icon={IconArrowUp}
        label={t("up", { name })}
        disabled={place === 0}
        onClick={() => move(-1)}
      />
      <IconButton
        icon={IconArrowDown}
        label={t("down", { name })}
        disabled={place === all.length - 1}
        onClick={() => move(1)}
      />
      <IconButton icon={IconTrash} label={t("remove", { name })} onClick={() => void remove()} />
    </Group>
  );
}
