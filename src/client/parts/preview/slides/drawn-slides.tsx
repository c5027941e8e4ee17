import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { BreakableText } from "#client/parts/text/breakable-text.tsx";
import paper from "../paper/paper.module.css";
import type { Slide, SlidePart } from "./read-slides.ts";
import classes from "./slides.module.css";

interface DrawnSlidesProps {
  readonly name: string;
  readonly slides: readonly Slide[];
}

/** What stands on the slides of a presentation, one below the other. */
export function DrawnSlides({ name, slides }: DrawnSlidesProps) {
  const { t } = useTranslation("paper");
  return (
    <section className={paper.stage} aria-label={name}>
      <p className={paper.note}>{t("slidesHint")}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it */}
      <div className={paper.scroller} tabIndex={0}>
        <ol className={classes.slides}>
          {numbered(slides).map(({ number, slide }) => (
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
