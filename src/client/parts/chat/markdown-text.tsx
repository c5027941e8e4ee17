import type { MarkedExtension } from "marked";
import { useMemo, useRef } from "react";
import { useColouredCode } from "#client/parts/code/use-coloured-code.ts";
import { cleanHtml } from "#client/parts/text/clean-html.ts";
import classes from "./markdown.module.css";
import { chatMarkdown } from "./chat-markdown.ts";

interface MarkdownTextProps {
  readonly text: string;
  readonly nameOf: (id: number) => string;
  /** What else is drawn in it in a way of its own. */
  readonly marks?: MarkedExtension;
}

/** Markdown as it is meant, cleaned of everything that could act or load. */
export function MarkdownText({ text, nameOf, marks }: MarkdownTextProps) {
  const html = useMemo(
    () => cleanHtml(chatMarkdown(nameOf, marks).parse(text, { async: false })),
    [text, nameOf, marks],
  );
  const place = useRef<HTMLDivElement>(null);
  useColouredCode(place, html);
  const drawn = { __html: html };
  // oxlint-disable-next-line react/no-danger -- cleanHtml has cleaned it above
  return <div ref={place} className={classes.markdown} dangerouslySetInnerHTML={drawn} />;
}
