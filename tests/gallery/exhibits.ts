import type { Exhibit } from "./exhibit.ts";
import { facts } from "./exhibits/facts.tsx";
import { forms } from "./exhibits/forms.tsx";
import { lists } from "./exhibits/lists.tsx";
import { panes } from "./exhibits/panes.tsx";
import { papers } from "./exhibits/papers.tsx";
import { parts } from "./exhibits/parts.tsx";
import { questions } from "./exhibits/questions.tsx";

/** Every part of the kit, in the order of the gallery. */
export const exhibits: readonly Exhibit[] = [
  ...facts,
  ...forms,
  ...lists,
  ...panes,
  ...questions,
  ...papers,
  ...parts,
].toSorted((left, right) => left.part.localeCompare(right.part));

/** What an address of the gallery shows. */
export function askedFor(search: string) {
  const asked = new URLSearchParams(search);
  const scheme = asked.get("scheme") === "dark" ? ("dark" as const) : ("light" as const);
  return { scheme, part: asked.get("part") ?? undefined, state: asked.get("state") ?? undefined };
}

/** One page of the gallery: a part, or one state of it where it lies over the page. */
export interface GalleryPage {
  readonly part: string;
  readonly state?: string;
  readonly over: boolean;
}

export const galleryPages: readonly GalleryPage[] = exhibits.flatMap(
  ({ part, over = false, states }): GalleryPage[] =>
    over ? Object.keys(states).map((state) => ({ part, state, over })) : [{ part, over }],
);

/** Where a page of the gallery is. */
export function addressOf({ part, state }: GalleryPage, scheme: "light" | "dark"): string {
  return `/?${new URLSearchParams({ part, scheme, ...(state && { state }) })}`;
}
