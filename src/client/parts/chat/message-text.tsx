import { Fragment, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { BreakableText } from "#client/parts/text/breakable-text.tsx";
import type { Message } from "#domain/message/message.ts";
import { late } from "#client/ui/late.ts";
import classes from "./chat.module.css";
import { useMentionNames } from "./use-mention-names.ts";

const MarkdownText = late(async () => (await import("./markdown-text.tsx")).MarkdownText);

interface MessageTextProps {
  readonly msg: Pick<Message["msg"], "type" | "text">;
}

/** What a message says: markdown drawn as such, plain text with links and mentions. */
export function MessageText({ msg }: MessageTextProps) {
  const { t } = useTranslation("chat");
  const nameOf = useMentionNames(t("somebody"));
  const plain = <PlainText text={msg.text} nameOf={nameOf} />;
  if (msg.type === "text") return plain;
  return (
    <Suspense fallback={plain}>
      <MarkdownText text={msg.text} nameOf={nameOf} />
    </Suspense>
  );
}

const PIECE = /(<@\d{1,16}>|https?:\/\/[^\s<>"]+)/;

function PlainText({
  text,
  nameOf,
}: {
  readonly text: string;
  readonly nameOf: (id: number) => string;
}) {
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
