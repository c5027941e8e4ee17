import { useMemo } from "react";
import { boundedMarkdown } from "#client/parts/markdown/bounded-markdown.ts";
import { cleanHtml } from "#client/parts/text/clean-html.ts";
import { replaceMentions } from "#domain/message/mention.ts";
import classes from "./chat.module.css";

const markdown = boundedMarkdown();

interface MarkdownTextProps {
  readonly text: string;
  readonly nameOf: (id: number) => string;
}

/** Markdown as it is meant, cleaned of everything that could act. */
export function MarkdownText({ text, nameOf }: MarkdownTextProps) {
  const html = useMemo(() => {
    const named = replaceMentions(text, (id) => `**@${nameOf(id).replaceAll(/[*_`[\]<>]/g, "")}**`);
    const drawn = markdown.parse(named, { async: false });
    return cleanHtml(drawn, {
      FORBID_TAGS: ["style", "form", "input", "button", "img"],
      FORBID_ATTR: ["style", "class", "id"],
    });
  }, [text, nameOf]);
  // oxlint-disable-next-line react/no-danger -- it was cleaned the line above
  return <div className={classes.markdown} dangerouslySetInnerHTML={{ __html: html }} />;
}
