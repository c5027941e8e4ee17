import type { Library } from "#client/data/queries/library.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import type { MoveTarget } from "./by-shelf.ts";
import { mayWrite, ownsPlaceOf } from "../place.ts";

/** A place into which things can be put. */
export interface WritablePlace {
  readonly key: string;
  readonly name: string;
  readonly kind: "mine" | "plan" | "folder";
  /** How deep it lies. */
  readonly level: number;
  readonly target: MoveTarget;
}

interface Tops {
  readonly mine: string;
  readonly plans: readonly { readonly id: number; readonly name: string }[];
}

/** Where copies can go, in the order of the tree: every place in which the person may write, but for what is copied itself. */
export function writablePlaces(
  library: Library,
  taken: readonly LibraryItem[],
  { mine, plans }: Tops,
): WritablePlace[] {
  const takenIds = new Set(taken.map(({ id }) => id));
  const placesIn = (items: readonly LibraryItem[], level: number): WritablePlace[] =>
    items
      .filter(({ id, kind }) => kind === "folder" && !takenIds.has(id))
      .filter((folder) => mayWrite(library, folder))
      .flatMap(({ id, name, planId, folderId }) => [
        {
          key: `folder ${id}`,
          name,
          kind: "folder" as const,
          level,
          target: { pid: id, planId, folderId },
        },
        ...placesIn(library.inside.get(id) ?? [], level + 1),
      ]);
  const top = (kind: "mine" | "plan", name: string, planId: number): WritablePlace[] => [
    { key: `${kind} ${planId}`, name, kind, level: 0, target: { pid: 0, planId, folderId: 0 } },
    ...placesIn(library.tops.get(planId) ?? [], 1),
  ];
  const open = plans.filter(({ id }) => mayWrite(library, { planId: id, folderId: 0, userId: 0 }));
  return [...top("mine", mine, 0), ...open.flatMap(({ id, name }) => top("plan", name, id))];
}

/** Where things can be moved: the same, but out of a place that is not theirs nothing goes. */
export function movePlaces(
  library: Library,
  moving: readonly LibraryItem[],
  tops: Tops,
): WritablePlace[] {
  const staying = moving.filter((item) => !ownsPlaceOf(library, item));
  return writablePlaces(library, moving, tops).filter(({ target }) =>
    staying.every((item) => item.planId === target.planId && item.folderId === target.folderId),
  );
}
