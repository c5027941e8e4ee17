import { useTranslation } from "react-i18next";
import classes from "./composer.module.css";

const groups = [
  {
    key: "faces",
    symbols: [
      "😀",
      "😂",
      "🙂",
      "😉",
      "😍",
      "🤔",
      "😮",
      "😢",
      "😡",
      "🥵",
      "🥶",
      "😴",
      "🤝",
      "👏",
      "🙏",
      "💪",
    ],
  },
  {
    key: "answers",
    symbols: [
      "👍",
      "👎",
      "👌",
      "✅",
      "❌",
      "❓",
      "❗",
      "⚠️",
      "🔴",
      "🟡",
      "🟢",
      "⏰",
      "📌",
      "📎",
      "📷",
      "📞",
    ],
  },
  {
    key: "site",
    symbols: [
      "🏗️",
      "🧱",
      "🚧",
      "🚜",
      "🚛",
      "🔨",
      "🔧",
      "⚙️",
      "🪜",
      "🦺",
      "⛑️",
      "📐",
      "📏",
      "🧯",
      "💡",
      "🌧️",
    ],
  },
] as const;

interface SymbolPickerProps {
  readonly onPick: (symbol: string) => void;
}

/** Symbols to put into a message. */
export function SymbolPicker({ onPick }: SymbolPickerProps) {
  const { t } = useTranslation("chat");
  return (
    <div className={classes.symbolGroups}>
      {groups.map(({ key, symbols }) => (
        <div
          key={key}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would bring a frame of its own
          role="group"
          aria-label={t(`symbolGroup.${key}`)}
          className={classes.symbols}
        >
          {symbols.map((symbol) => (
            <button
              key={symbol}
              type="button"
              className={classes.symbol}
              aria-label={symbol}
              onClick={() => onPick(symbol)}
            >
              {symbol}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
