import type { MarkedExtension } from "marked";
import { useMemo, useRef } from "react";
import { useColouredCode } from "#client/parts/code/use-coloured-code.ts";
import { boundedMarkdown } from "#client/parts/markdown/bounded-markdown.ts";
import { cleanHtml } from "#client/parts/text/clean-html.ts";
import classes from "./text.module.css";

/** What is done in a list is a sign: nobody can tick a field of it, and one without a name says nothing to who cannot see it. */
const asSigns: MarkedExtension = {
  breaks: false,
  renderer: { checkbox: ({ checked }) => (checked ? "☑ " : "☐ ") },
};

/** Markdown as it is meant, cleaned of everything that could act or load. */
export function MarkdownText({ text }: { readonly text: string }) {
  const html = useMemo(
    () => cleanHtml(boundedMarkdown(asSigns).parse(text, { async: false })),
    [text],
  );
  const place = useRef<HTMLElement>(null);
  useColouredCode(place, html);
  const drawn = { __html: html };
  // oxlint-disable-next-line react/no-danger -- cleanHtml has cleaned it above
  return <article ref={place} className={classes.markdown} dangerouslySetInnerHTML={drawn} />;
}
