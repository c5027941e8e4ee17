import { Button, CloseButton, TextInput } from "@mantine/core";
import { IconSearch, IconSettings, IconStar } from "@tabler/icons-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsAdmin } from "#client/live/company/use-is-admin.ts";
import { useOfferedStickers } from "#client/live/chat/use-stickers.ts";
import { useRun } from "#client/live/use-run.ts";
import { late } from "#client/ui/late.tsx";
import emoji from "../emoji/emoji.module.css";
import { PickGrid } from "../emoji/pick-grid.tsx";
import { findStickers, groupStickers, type StickerItem } from "./sticker-item.ts";
import { StickerPicture } from "./sticker-picture.tsx";
import classes from "./sticker.module.css";

const ManageStickers = late(async () => (await import("./manage-stickers.tsx")).ManageStickers);

interface StickerPickerProps {
  readonly onPick: (item: StickerItem) => void;
}

/** All stickers: favourites, those used last, the company's and ours, with a search by their names. */
export function StickerPicker({ onPick }: StickerPickerProps) {
  const { t } = useTranslation("sticker");
  const run = useRun();
  const offered = useOfferedStickers();
  const isAdmin = useIsAdmin();
  const field = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [sought, setSought] = useState("");
  /** What is tapped becomes a favourite, and is not sent. */
  const [isMarking, setIsMarking] = useState(false);
  const [isManaging, setIsManaging] = useState(false);
  const groups = groupStickers(
    offered.state === "ready" ? offered.value : { company: [], uses: [] },
    (sticker) => t(`own.${sticker}`),
  );
  const favourites = new Set(groups.favourites.map(({ key }) => key));
  const found = findStickers(groups.all, sought);
  const isSought = sought.trim() !== "";

  const pick = (key: string) => {
    const item = groups.all.find((one) => one.key === key);
    if (!item) return;
    if (isMarking) void run("sticker.mark", { key, favourite: favourites.has(key) ? 0 : 1 });
    else onPick(item);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const [first] = found;
    if (event.key === "ArrowDown") {
      event.preventDefault();
      body.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
    } else if (event.key === "Enter" && isSought && first && !event.nativeEvent.isComposing) {
      event.preventDefault();
      pick(first.key);
    }
  };
  const draw = (label: string, items: readonly StickerItem[]) =>
    items.length > 0 && (
      <section>
        <p className={classes.group} aria-hidden>
          {label}
        </p>
        <PickGrid
          label={label}
          size="large"
          items={items.map(({ key, name, ...item }) => ({
            key,
            name,
            shown: <StickerPicture {...item} label="" />,
            marked: isMarking ? favourites.has(key) : undefined,
          }))}
          onPick={pick}
          onLeave={() => field.current?.focus()}
        />
      </section>
    );
  return (
    <>
      <TextInput
        ref={field}
        size="xs"
        aria-label={t("search")}
        placeholder={t("search")}
        value={sought}
        leftSection={<IconSearch size="0.9rem" aria-hidden />}
        rightSection={
          isSought && (
            <CloseButton size="xs" aria-label={t("clear")} onClick={() => setSought("")} />
          )
        }
        onChange={(event) => setSought(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
      />
      <div ref={body} className={emoji.body}>
        {isSought ? (
          draw(t("found"), found) || <p className={emoji.nothing}>{t("noneFound")}</p>
        ) : (
          <>
            {draw(t("favourites"), groups.favourites)}
            {draw(t("recent"), groups.recent)}
            {draw(t("company"), groups.company)}
            {draw(t("ours"), groups.own)}
          </>
        )}
      </div>
      <div className={emoji.foot}>
        <Button
          size="compact-sm"
          variant={isMarking ? "light" : "subtle"}
          aria-pressed={isMarking}
          leftSection={<IconStar size="0.9rem" aria-hidden />}
          onClick={() => setIsMarking(!isMarking)}
        >
          {t("mark")}
        </Button>
        {isAdmin && (
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconSettings size="0.9rem" aria-hidden />}
            onClick={() => setIsManaging(true)}
          >
            {t("manage")}
          </Button>
        )}
      </div>
      {isManaging && <ManageStickers onClose={() => setIsManaging(false)} />}
    </>
  );
}
