import { useMemo } from "react";
import { readDocument } from "#client/parts/rich-text/document-page.ts";
import { RichTextView } from "#client/parts/rich-text/rich-text-view.tsx";
import { CodeText } from "./code-text.tsx";
import classes from "./text.module.css";

interface DocumentTextProps {
  readonly text: string;
  readonly name: string;
}

/** A document that was written here as it is meant; of any other page the text of which it is made. */
export function DocumentText({ text, name }: DocumentTextProps) {
  const html = useMemo(() => readDocument(text), [text]);
  if (html === undefined) return <CodeText text={text} name={name} />;
  return (
    <article className={classes.document}>
      <RichTextView html={html} />
    </article>
  );
}
