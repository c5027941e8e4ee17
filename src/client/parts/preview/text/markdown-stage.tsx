import { useMemo, useRef } from "react";
import { useColouredCode } from "#client/parts/code/use-coloured-code.ts";
import { boundedMarkdown } from "#client/parts/markdown/bounded-markdown.ts";
import { cleanHtml } from "#client/parts/text/clean-html.ts";
import type { PaperProps } from "../paper/paper-props.ts";
import classes from "./text.module.css";
import { TextFrame } from "./text-frame.tsx";

/** A document in Markdown as it is meant. */
export function MarkdownStage(props: PaperProps) {
  return <TextFrame {...props}>{(text) => <Drawn text={text} />}</TextFrame>;
}

function Drawn({ text }: { readonly text: string }) {
  const html = useMemo(
    () => cleanHtml(boundedMarkdown({ breaks: false }).parse(text, { async: false })),
    [text],
  );
  const place = useRef<HTMLElement>(null);
  useColouredCode(place, html);
  const drawn = { __html: html };
  // oxlint-disable-next-line react/no-danger -- cleanHtml has cleaned it above
  return <article ref={place} className={classes.markdown} dangerouslySetInnerHTML={drawn} />;
}
