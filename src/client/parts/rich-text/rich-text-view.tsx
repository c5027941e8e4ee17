import { useMemo } from "react";
import { cleanHtml } from "#client/parts/text/clean-html.ts";
import classes from "./rich-text.module.css";

interface RichTextViewProps {
  readonly html: string;
}

/** A long text as it is meant, cleaned of everything that could act or load. */
export function RichTextView({ html }: RichTextViewProps) {
  const clean = useMemo(() => cleanHtml(html), [html]);
  // oxlint-disable-next-line react/no-danger -- cleanHtml has cleaned it the line above
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html: clean }} />;
}
