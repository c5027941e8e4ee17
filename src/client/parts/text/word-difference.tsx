import { diffWords } from "diff";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import { linesOfHtml } from "./lines-of-html.ts";
import classes from "./word-difference.module.css";

interface WordDifferenceProps {
  /** HTML. */
  readonly before: string;
  readonly after: string;
}

interface Piece {
  readonly key: string;
  readonly kind: "same" | "came" | "went";
  readonly text: string;
}

/** Milliseconds that comparing may take; what is longer is shown as a whole, then and now. */
const PATIENCE = 1_000;

/** What one text says that another does not, word by word. */
export function WordDifference({ before, after }: WordDifferenceProps) {
  const { t, i18n } = useTranslation("text-difference");
  const locale = localeOf(i18n.language);
  const pieces = useMemo(() => piecesOf(before, after, locale), [before, after, locale]);
  if (pieces.every(({ kind }) => kind === "same")) {
    return <p className={classes.hint}>{t(before === after ? "same" : "looksOnly")}</p>;
  }
  return (
    <div className={classes.text}>
      {pieces.map(({ key, kind, text }) => {
        if (kind === "came") return <ins key={key}>{text}</ins>;
        return kind === "went" ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
      })}
    </div>
  );
}

function piecesOf(before: string, after: string, locale: string): Piece[] {
  const [went, came] = [linesOfHtml(before), linesOfHtml(after)];
  const intlSegmenter = new Intl.Segmenter(locale, { granularity: "word" });
  const found = diffWords(went, came, { intlSegmenter, timeout: PATIENCE }) ?? [
    { value: went, added: false, removed: true },
    { value: came, added: true, removed: false },
  ];
  const told: Piece[] = [];
  let place = 0;
  for (const { value: text, added, removed } of found) {
    const kind = kindOf(added, removed);
    told.push({ key: `${kind}${place}`, kind, text });
    place += text.length;
  }
  return told;
}

function kindOf(added: boolean | undefined, removed: boolean | undefined): Piece["kind"] {
  if (added) return "came";
  return removed ? "went" : "same";
}
