import DOMPurify from "dompurify";
import { marked } from "marked";
import { useMemo } from "react";
import { replaceMentions } from "#domain/message/mention.ts";
import classes from "./chat.module.css";

interface MarkdownTextProps {
  readonly text: string;
  readonly nameOf: (id: number) => string;
}

/** Markdown as it is meant, cleaned of everything that could act. */
export function MarkdownText({ text, nameOf }: MarkdownTextProps) {
  const html = useMemo(() => {
    const named = replaceMentions(text, (id) => `**@${nameOf(id).replaceAll(/[*_`[\]<>]/g, "")}**`);
    const drawn = marked.parse(named, { async: false, gfm: true, breaks: true });
    return DOMPurify.sanitize(drawn, {
      FORBID_TAGS: ["style", "form", "input", "button", "img"],
      FORBID_ATTR: ["style", "class", "id"],
    });
  }, [text, nameOf]);
  // oxlint-disable-next-line react/no-danger -- DOMPurify has cleaned it the line above
  return <div className={classes.markdown} dangerouslySetInnerHTML={{ __html: html }} />;
}
