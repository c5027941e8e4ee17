import { useMemo } from "react";
import { boundedMarkdown } from "#client/parts/markdown/bounded-markdown.ts";
import { cleanHtml } from "#client/parts/text/clean-html.ts";
import classes from "./chat.module.css";
import { mentionMarks } from "./mention-marks.ts";

const tasks = {
  renderer: { checkbox: ({ checked }: { checked: boolean }) => (checked ? "☑ " : "☐ ") },
};

interface MarkdownTextProps {
  readonly text: string;
  readonly nameOf: (id: number) => string;
}

/** Markdown as it is meant, cleaned of everything that could act or load. */
export function MarkdownText({ text, nameOf }: MarkdownTextProps) {
  const html = useMemo(() => {
    const markdown = boundedMarkdown(tasks).use(mentionMarks(nameOf));
    return cleanHtml(markdown.parse(text, { async: false }));
  }, [text, nameOf]);
  // oxlint-disable-next-line react/no-danger -- cleanHtml has cleaned it the line above
  return <div className={classes.markdown} dangerouslySetInnerHTML={{ __html: html }} />;
}
