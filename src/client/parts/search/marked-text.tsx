import { Fragment } from "react";
import type { Mark } from "#domain/search/mark-words.ts";

interface MarkedTextProps {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** A text in which what was looked for stands out. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  const endBefore = (place: number) => marks[place - 1]?.[1] ?? 0;
  return (
    <>
      {marks.map(([from, to], place) => (
        <Fragment key={from}>
          {text.slice(endBefore(place), from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(endBefore(marks.length))}
    </>
  );
}
