import { useMemo } from "react";
import { cleanHtml } from "#client/parts/text/clean-html.ts";
import classes from "./description.module.css";

interface DescriptionTextProps {
  readonly html: string;
}

/** A description as it is meant, cleaned of everything that could act or load. */
export function DescriptionText({ html }: DescriptionTextProps) {
  const clean = useMemo(() => cleanHtml(html), [html]);
  // oxlint-disable-next-line react/no-danger -- cleanHtml has cleaned it the line above
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html: clean }} />;
}
