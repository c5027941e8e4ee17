import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { walkOptions } from "../../people/walk-options.ts";
import composer from "../composer.module.css";
import classes from "./emoji.module.css";
import { findEmoji } from "./find-emoji.ts";
import { keepRecent, keptTone } from "./kept-emoji.ts";
import { withTone } from "./skin-tone.ts";
import { useAllEmoji } from "./use-all-emoji.ts";

const FOUND_MAX = 8;

interface EmojiOptionsProps {
  /** What was typed behind the colon. */
  readonly typed: string;
  readonly onPick: (symbol: string) => void;
  readonly field: RefObject<HTMLElement | null>;
  readonly list: RefObject<HTMLUListElement | null>;
}

/** Emoji for a code that is being typed; Enter takes the first, arrow keys lead to the others. */
export function EmojiOptions({ typed, onPick, field, list }: EmojiOptionsProps) {
  const { t } = useTranslation("emoji");
  const { all } = useAllEmoji();
  const found = findEmoji(all ?? [], typed, FOUND_MAX);
  const tone = keptTone();
  if (found.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the arrow keys of the buttons in it
    <ul
      ref={list}
      className={`${composer.picker} ${classes.options}`}
      aria-label={t("found")}
      onKeyDown={(event) => walkOptions(event, field.current)}
    >
      {found.map(({ symbol, name, tonable, codes: [code] }) => {
        const toned = tonable ? withTone(symbol, tone) : symbol;
        return (
          <li key={symbol}>
            <button
              type="button"
              className={classes.option}
              // The field keeps the focus, so that typing can go on.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                keepRecent(toned);
                onPick(toned);
              }}
            >
              <span aria-hidden>{toned}</span>
              <span>{name}</span>
              {code && <span className={classes.code}>:{code}:</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
