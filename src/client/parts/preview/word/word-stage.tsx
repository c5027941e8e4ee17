import { useEffect, useRef } from "react";
import { PaperLoading, PaperNotice } from "../paper/paper-notice.tsx";
import type { PaperProps } from "../paper/paper-props.ts";
import paper from "../paper/paper.module.css";
import { usePaper } from "../paper/use-paper.ts";
import classes from "./word.module.css";
import { type DrawnWord, drawWord, WORD_MAX } from "./draw-word.ts";
import { OldWordStage } from "./old-word-stage.tsx";

const reading = { limit: WORD_MAX, read: drawWord };

/** A Word document (docx) as it is laid out; of older ones the words. */
export function WordStage(props: PaperProps) {
  return /\.do[ct]$/i.test(props.name) ? <OldWordStage {...props} /> : <Docx {...props} />;
}

function Docx(props: PaperProps) {
  const state = usePaper(props, reading);
  if (!state) return <PaperLoading />;
  if (!state.ok) return <PaperNotice problem={state.error} />;
  return <Pages name={props.name} drawn={state.value} />;
}

/** What was drawn lives below a root of its own, so that neither its styles nor ours reach the other. */
function Pages({ name, drawn }: { readonly name: string; readonly drawn: DrawnWord }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [...drawn.sheets];
    root.replaceChildren(...drawn.nodes);
    const follow = (click: Event) => followWithin(root, click);
    root.addEventListener("click", follow);
    return () => root.removeEventListener("click", follow);
  }, [drawn]);
  return (
    <section className={paper.stage} aria-label={name}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it */}
      <div className={paper.scroller} tabIndex={0}>
        <div ref={place} className={classes.ground} />
      </div>
    </section>
  );
}

/** Links within a document lead to their place in it; the address of the app stays as it is. */
function followWithin(root: ShadowRoot, click: Event): void {
  const link = click.target instanceof Element ? click.target.closest("a[href^='#']") : null;
  if (!link) return;
  click.preventDefault();
  root.getElementById(link.getAttribute("href")?.slice(1) ?? "")?.scrollIntoView();
}
