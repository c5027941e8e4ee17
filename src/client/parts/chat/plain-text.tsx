import { Fragment, type ReactNode } from "react";
import { splitAddresses } from "#domain/message/link/first-link.ts";
import { BreakableText } from "#client/parts/text/breakable-text.tsx";
import classes from "./chat.module.css";

const MENTION = /(<@\d{1,16}>)/;

interface PlainTextProps {
  readonly text: string;
  readonly nameOf: (id: number) => string;
}

/** Plain text with links and mentions of people. */
export function PlainText({ text, nameOf }: PlainTextProps) {
  return (
    <span className={classes.plain}>
      {text.split(MENTION).map((piece, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- pieces of one text never change places
        <Fragment key={index}>{drawPiece(piece, nameOf)}</Fragment>
      ))}
    </span>
  );
}

function drawPiece(piece: string, nameOf: (id: number) => string): ReactNode {
  const mention = /^<@(\d+)>$/.exec(piece);
  if (mention) return <strong className={classes.mention}>@{nameOf(Number(mention[1]))}</strong>;
  return splitAddresses(piece).map(({ words, isAddress }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text never change places
    <Fragment key={index}>
      {isAddress ? (
        <a href={words} target="_blank" rel="noopener noreferrer">
          <BreakableText text={words} />
        </a>
      ) : (
        <BreakableText text={words} />
      )}
    </Fragment>
  ));
}
