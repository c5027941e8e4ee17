import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmojiPicker } from "../emoji/emoji-picker.tsx";
import emoji from "../emoji/emoji.module.css";
import type { StickerItem } from "./sticker-item.ts";
import { StickerPicker } from "./sticker-picker.tsx";
import classes from "./sticker.module.css";

interface SymbolPanelProps {
  readonly onPick: (symbol: string) => void;
  /** Sends one at once; nothing where none can be sent. */
  readonly onSticker?: ((item: StickerItem) => void) | undefined;
  readonly onClose: () => void;
}

/** What is said without words: emoji among them, and stickers instead of them. */
export function SymbolPanel({ onPick, onSticker, onClose }: SymbolPanelProps) {
  const { t } = useTranslation("sticker");
  const [tab, setTab] = useState("emoji");
  if (!onSticker) return <EmojiPicker onPick={onPick} onClose={onClose} />;
  return (
    <div className={emoji.picker}>
      <SegmentedControl
        className={classes.tabs ?? ""}
        size="xs"
        aria-label={t("tabs")}
        value={tab}
        data={["emoji", "stickers"].map((value) => ({ value, label: t(`tab.${value}`) }))}
        onChange={setTab}
      />
      {tab === "emoji" ? (
        <EmojiPicker onPick={onPick} onClose={onClose} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of the buttons in it
        <div
          className={emoji.picker}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would bring a frame of its own
          role="group"
          aria-label={t("tab.stickers")}
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            event.stopPropagation();
            onClose();
          }}
        >
          <StickerPicker
            onPick={(item) => {
              onSticker(item);
              onClose();
            }}
          />
        </div>
      )}
    </div>
  );
}
