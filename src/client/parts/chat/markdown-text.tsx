import type { MarkedExtension } from "marked";
import { useMemo } from "react";
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
  // oxlint-disable-next-line react/no-danger -- cleanHtml has cleaned it the line above
  return <div className={classes.markdown} dangerouslySetInnerHTML={{ __html: html }} />;
}
