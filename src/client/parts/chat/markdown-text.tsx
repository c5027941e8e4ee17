import { useMemo } from "react";
import { boundedMarkdown } from "#client/parts/markdown/bounded-markdown.ts";
import { cleanHtml } from "#client/parts/text/clean-html.ts";
import { replaceMentions } from "#domain/message/mention.ts";
import classes from "./chat.module.css";

const markdown = boundedMarkdown({
  renderer: { checkbox: ({ checked }) => (checked ? "☑ " : "☐ ") },
});

interface MarkdownTextProps {
  readonly text: string;
  readonly nameOf: (id: number) => string;
}

/** Markdown as it is meant, cleaned of everything that could act or load. */
export function MarkdownText({ text, nameOf }: MarkdownTextProps) {
  const html = useMemo(() => {
    const named = replaceMentions(text, (id) => `**@${nameOf(id).replaceAll(/[*_`[\]<>]/g, "")}**`);
    return cleanHtml(markdown.parse(named, { async: false }));
  }, [text, nameOf]);
  // oxlint-disable-next-line react/no-danger -- cleanHtml has cleaned it the line above
  return <div className={classes.markdown} dangerouslySetInnerHTML={{ __html: html }} />;
}
