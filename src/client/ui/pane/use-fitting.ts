import { type RefObject, useLayoutEffect, useState } from "react";

/** What a title keeps for itself at least, in pixels, and of the whole line at most. */
const LEAST_TITLE = 140;
const MOST_TITLE = 0.4;
/** Between two things on the line, as its style says. */
const GAP = 4;

/** How many things of some widths, from the first, fit into a room. */
export function countFitting(room: number, widths: readonly number[]): number {
  let taken = -GAP;
  const away = widths.findIndex((width) => {
    taken += GAP + width;
    return taken > room;
  });
  return away === -1 ? widths.length : away;
}

/** What a title keeps for itself: as much as it says, unless that is most of the line. */
export function roomOfTitle(said: number, line: number): number {
  return Math.max(LEAST_TITLE, Math.min(said, line * MOST_TITLE));
}

/** How wide the words before a line would be if nothing cut them off. */
function widthOfWords(words: HTMLElement): number {
  const [line] = words.children;
  const parts = line ? [...line.children] : [];
  return parts.reduce((width, part) => width + part.scrollWidth + 2 * GAP, 0);
}

/**
 * How many children of a line fit beside the words before it, followed as the room and the children,
 * by their names, change. Those that do not are to take no room and keep their width.
 */
export function useFitting(line: RefObject<HTMLElement | null>, names: readonly string[]): number {
  const [fitting, setFitting] = useState(names.length);
  const present = names.join(" ");
  useLayoutEffect(() => {
    const element = line.current;
    const words = element?.previousElementSibling;
    const header = element?.parentElement;
    if (!element || !header || !(words instanceof HTMLElement)) return undefined;
    const children = [...element.children].filter((child) => child instanceof HTMLElement);
    const measure = () => {
      const end = element.offsetLeft + element.offsetWidth;
      const title = roomOfTitle(widthOfWords(words), header.clientWidth);
      const room = end - words.offsetLeft - title;
      setFitting(
        countFitting(
          room,
          children.map((child) => child.offsetWidth),
        ),
      );
    };
    const observer = new ResizeObserver(measure);
    const parts = words.firstElementChild?.children ?? [];
    for (const watched of [header, ...children, ...parts]) observer.observe(watched);
    measure();
    return () => observer.disconnect();
    // The menu comes and goes with what does not fit, and takes room.
  }, [line, present, fitting]);
  return Math.min(fitting, names.length);
}
