import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { BreakableText } from "#client/parts/text/breakable-text.tsx";
import { DownloadNotice } from "../paper/download-notice.tsx";
import { PaperLoading, PaperNotice } from "../paper/paper-notice.tsx";
import type { PaperProps } from "../paper/paper-props.ts";
import paper from "../paper/paper.module.css";
import { usePaper } from "../paper/use-paper.ts";
import { readSlides, type SlidePart, SLIDES_MAX } from "./read-slides.ts";
import classes from "./slides.module.css";

const reading = { limit: SLIDES_MAX, read: readSlides };

/** A presentation (pptx): words, tables and pictures of each slide; older ones are to be downloaded. */
export function SlidesStage(props: PaperProps) {
  return /\.p[po][ts]$/i.test(props.name) ? <DownloadNotice /> : <Pptx {...props} />;
}

function Pptx(props: PaperProps) {
  const { t } = useTranslation("paper");
  const state = usePaper(props, reading);
  if (!state) return <PaperLoading />;
  if (!state.ok) return <PaperNotice problem={state.error} />;
  return (
    <section className={paper.stage} aria-label={props.name}>
      <p className={paper.note}>{t("slidesHint")}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it */}
      <div className={paper.scroller} tabIndex={0}>
        <ol className={classes.slides}>
          {numbered(state.value).map(({ number, slide }) => (
            <li key={number} className={classes.slide} aria-label={t("slide", { number })}>
              {numbered(slide).map((part) => (
                <Part key={part.number} part={part.slide} />
              ))}
              <span className={classes.number}>{number}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** What stands in an order that never changes is known by its place in it. */
function numbered<Thing>(things: readonly Thing[]) {
  return things.map((slide, index) => ({ number: index + 1, slide }));
}

function Part({ part }: { readonly part: SlidePart }) {
  switch (part.kind) {
    case "title":
      return <h2 className={classes.title}>{part.text}</h2>;
    case "words":
      return (
        <div className={classes.words}>
          {numbered(part.lines).map(({ number, slide: { text, level } }) => (
            <p key={number} style={{ marginInlineStart: `${level}em` }}>
              <BreakableText text={text} />
            </p>
          ))}
        </div>
      );
    case "table":
      return (
        <table className={classes.table}>
          <tbody>
            {numbered(part.rows).map(({ number, slide: row }) => (
              <tr key={number}>
                {numbered(row).map((cell) => (
                  <td key={cell.number}>{cell.slide}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case "picture":
      return <Picture picture={part.picture} words={part.words} />;
  }
}

function Picture({ picture, words }: { readonly picture: Blob; readonly words: string }) {
  const place = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(picture);
    place.current?.setAttribute("src", address);
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return <img ref={place} className={classes.picture} alt={words} />;
}
