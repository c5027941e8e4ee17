import { useMemo } from "react";
import { cleanHtml } from "#client/parts/text/clean-html.ts";
import classes from "./markdown.module.css";
import { chatMarkdown } from "./chat-markdown.ts";

interface MarkdownTextProps {
  readonly text: string;
  readonly nameOf: (id: number) => string;
}

/** Markdown as it is meant, cleaned of everything that could act or load. */
export function MarkdownText({ text, nameOf }: MarkdownTextProps) {
  const html = useMemo(
    () => cleanHtml(chatMarkdown(nameOf).parse(text, { async: false })),
    [text, nameOf],
  );
  // oxlint-disable-next-line react/no-danger -- cleanHtml has cleaned it the line above
  return <div className={classes.markdown} dangerouslySetInnerHTML={{ __html: html }} />;
}
