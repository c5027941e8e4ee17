import { useMemo } from "react";
import { cleanHtml } from "#client/parts/text/clean-html.ts";
import classes from "./description.module.css";

interface DescriptionTextProps {
  readonly html: string;
}

const rules = {
  FORBID_TAGS: [
    "style",
    "form",
    "button",
    "textarea",
    "select",
    "img",
    "video",
    "audio",
    "svg",
    "math",
  ],
  FORBID_ATTR: ["style", "class", "id", "name"],
  ADD_ATTR: ["target"],
};

/** A description as it is meant, cleaned of everything that could act. */
export function DescriptionText({ html }: DescriptionTextProps) {
  const clean = useMemo(() => cleanHtml(html, rules), [html]);
  // oxlint-disable-next-line react/no-danger -- it was cleaned the line above
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html: clean }} />;
}
