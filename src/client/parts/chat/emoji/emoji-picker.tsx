import { CloseButton, Loader, SegmentedControl, TextInput, VisuallyHidden } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Emoji, emojiGroups } from "./emoji.ts";
import { EmojiGrid, type EmojiSign } from "./emoji-grid.tsx";
import classes from "./emoji.module.css";
import { findEmoji } from "./find-emoji.ts";
import { keepRecent, keepTone, keptTone, recentEmoji } from "./kept-emoji.ts";
import { siteSymbols } from "./site-symbols.ts";
import { type SkinTone, skinTones, withTone } from "./skin-tone.ts";
import { useAllEmoji } from "./use-all-emoji.ts";

const FOUND_MAX = 90;

const groups = ["recent", "site", ...emojiGroups] as const;
type Group = (typeof groups)[number];
/** What a group is called by those who see it. */
const signOf: Readonly<Record<Group, string>> = {
  recent: "🕘",
  site: "🏗️",
  smileys: "😀",
  people: "👋",
  nature: "🌿",
  food: "🍜",
  travel: "🚚",
  activities: "⚽",
  objects: "💡",
  symbols: "✅",
  flags: "🏁",
};

interface EmojiPickerProps {
  readonly onPick: (symbol: string) => void;
  readonly onClose?: () => void;
  /** The person came for it, and types at once. */
  readonly focusesAtOnce?: boolean;
}

/** All emoji by groups, with those picked last, those of a site, a search in the person's words and a tone of skin. */
export function EmojiPicker({ onPick, onClose, focusesAtOnce = false }: EmojiPickerProps) {
  const { t } = useTranslation("emoji");
  const { all, failed } = useAllEmoji();
  const field = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const toneId = useId();
  const [sought, setSought] = useState("");
  const [recent, setRecent] = useState(recentEmoji);
  const [group, setGroup] = useState<Group>(recent.length > 0 ? "recent" : "site");
  const [tone, setTone] = useState(keptTone);
  const isSought = sought.trim() !== "";

  const signs = isSought
    ? signsOf(findEmoji(all ?? [], sought, FOUND_MAX), tone)
    : signsOfGroup(group, all ?? [], recent, tone);
  const pick = (symbol: string) => {
    keepRecent(symbol);
    onPick(symbol);
    // The row that is looked at stays as it is while somebody picks several.
    if (group !== "recent") setRecent(recentEmoji());
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const [first] = signs;
    if (event.key === "ArrowDown") {
      event.preventDefault();
      body.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
    } else if (event.key === "Enter" && isSought && first && !event.nativeEvent.isComposing) {
      event.preventDefault();
      pick(first.symbol);
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of the buttons in it
    <div
      className={classes.picker}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would bring a frame of its own
      role="group"
      aria-label={t("all")}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !onClose) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <TextInput
        ref={field}
        size="xs"
        aria-label={t("search")}
        placeholder={t("search")}
        value={sought}
        data-autofocus={focusesAtOnce || undefined}
        leftSection={<IconSearch size="0.9rem" aria-hidden />}
        rightSection={
          isSought && (
            <CloseButton size="xs" aria-label={t("clear")} onClick={() => setSought("")} />
          )
        }
        onChange={(event) => setSought(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
      />
      {!isSought && (
        <div className={classes.groups}>
          {groups.map((key) => (
            <button
              key={key}
              type="button"
              className={classes.group}
              aria-label={t(`group.${key}`)}
              title={t(`group.${key}`)}
              aria-pressed={key === group}
              onClick={() => setGroup(key)}
            >
              {signOf[key]}
            </button>
          ))}
        </div>
      )}
      <div ref={body} className={classes.body}>
        {signs.length > 0 ? (
          <EmojiGrid
            key={isSought ? "sought" : group}
            label={t(isSought ? "found" : `group.${group}`)}
            signs={signs}
            onPick={pick}
            onLeave={() => field.current?.focus()}
          />
        ) : (
          <p className={classes.nothing}>{nothing()}</p>
        )}
      </div>
      <div className={classes.foot}>
        <span id={toneId}>{t("tone")}</span>
        <SegmentedControl
          size="xs"
          aria-labelledby={toneId}
          value={tone}
          data={skinTones.map((value) => ({
            value,
            label: (
              <>
                <span aria-hidden>{withTone("✋", value)}</span>
                <VisuallyHidden>{t(`tones.${skinTones.indexOf(value)}`)}</VisuallyHidden>
              </>
            ),
          }))}
          onChange={(value) => {
            const next = skinTones.find((one) => one === value) ?? "";
            keepTone(next);
            setTone(next);
          }}
        />
      </div>
    </div>
  );

  function nothing() {
    if (failed) return t("notHere");
    if (!all && (isSought || group !== "recent")) return <Loader size="xs" />;
    return t(isSought ? "noneFound" : "noRecent");
  }
}

function signsOf(found: readonly Emoji[], tone: SkinTone): readonly EmojiSign[] {
  return found.map(({ symbol, name, tonable }) => ({
    symbol: tonable ? withTone(symbol, tone) : symbol,
    name,
  }));
}

/** What was picked keeps its tone; of those the names are known once all are here. */
function signsOfGroup(
  group: Group,
  all: readonly Emoji[],
  recent: readonly string[],
  tone: SkinTone,
): readonly EmojiSign[] {
  if (group !== "recent" && group !== "site") {
    return signsOf(
      all.filter((emoji) => emoji.group === group),
      tone,
    );
  }
  const names = new Map(
    all.flatMap(({ symbol, name, tonable }) =>
      (tonable ? skinTones : skinTones.slice(0, 1)).map((one) => [withTone(symbol, one), name]),
    ),
  );
  const symbols = group === "recent" ? recent : siteSymbols;
  return symbols.map((symbol) => ({ symbol, name: names.get(symbol) ?? symbol }));
}
