import { Fragment, type ReactNode } from "react";
import { BreakableText } from "#client/parts/text/breakable-text.tsx";
import classes from "./chat.module.css";

const PIECE = /(<@\d{1,16}>|https?:\/\/[^\s<>"]+)/;

interface PlainTextProps {
  readonly text: string;
  readonly nameOf: (id: number) => string;
}

/** Plain text with links and mentions of people. */
export function PlainText({ text, nameOf }: PlainTextProps) {
  return (
    <span className={classes.plain}>
      {text.split(PIECE).map((piece, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- pieces of one text never change places
        <Fragment key={index}>{drawPiece(piece, nameOf)}</Fragment>
      ))}
    </span>
  );
}

function drawPiece(piece: string, nameOf: (id: number) => string): ReactNode {
  const mention = /^<@(\d+)>$/.exec(piece);
  if (mention) return <strong className={classes.mention}>@{nameOf(Number(mention[1]))}</strong>;
  if (/^https?:\/\//.test(piece)) {
    return (
      <a href={piece} target="_blank" rel="noopener noreferrer">
        <BreakableText text={piece} />
      </a>
    );
  }
  return <BreakableText text={piece} />;
}
