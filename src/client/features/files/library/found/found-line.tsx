import type { ReactNode } from "react";
import { RelativeTime } from "#client/parts/time/relative-time.tsx";
import type { Library } from "#client/data/queries/library.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { ItemLook } from "../list/item-look.tsx";
import { ItemSize } from "../list/item-size.tsx";
import { UnsettledMark } from "../list/unsettled-mark.tsx";
import { pathTo } from "../place.ts";
import classes from "../library.module.css";

interface FoundLineProps {
  readonly library: Library;
  readonly item: LibraryItem;
  readonly onOpen: () => void;
  /** When it was changed, in a list by that; epoch ms. */
  readonly time?: number;
  /** Why it was found, below where it lies. */
  readonly excerpt?: ReactNode;
  /** What can be done with it, at the end of the line. */
  readonly children?: ReactNode;
}

/** A file or folder in a list of things that lie in many places: where it lies is said with it. */
export function FoundLine({ library, item, onOpen, time, excerpt, children }: FoundLineProps) {
  const above = pathTo(library, item).slice(0, -1);
  return (
    <li className={classes.removedRow}>
      <span className={classes.look}>
        <ItemLook item={item} />
      </span>
      <span className={classes.words}>
        <button type="button" className={classes.name} onClick={onOpen}>
          {item.name}
        </button>
        <span className={classes.whereabouts}>
          {above.length > 0 && <span>{above.map(({ name }) => name).join(" / ")}</span>}
          {time !== undefined && <RelativeTime time={time} />}
        </span>
        {excerpt}
      </span>
      {library.unsettled.has(item.id) && <UnsettledMark />}
      {item.kind === "file" && (
        <span className={classes.dim}>
          <ItemSize item={item} />
        </span>
      )}
      {children}
    </li>
  );
}
