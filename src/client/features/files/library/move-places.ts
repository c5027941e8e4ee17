import type { Library } from "#client/data/queries/library.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { shelfScope } from "#domain/library/shelf.ts";
import type { MoveTarget } from "./by-shelf.ts";
import { ownsPlaceOf } from "./place.ts";

/** A place to which things can be moved. */
export interface MovePlace {
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

/**
 * Where things can go, in the order of the tree: every place in which the person may write, but for what moves itself. Out of
 * a place that is not theirs nothing goes.
 */
export function movePlaces(
  library: Library,
  moving: readonly LibraryItem[],
  { mine, plans }: Tops,
): MovePlace[] {
  const taken = new Set(moving.map(({ id }) => id));
  const placesIn = (items: readonly LibraryItem[], level: number): MovePlace[] =>
    items
      .filter(({ id, kind }) => kind === "folder" && !taken.has(id))
      .filter((folder) => library.rights.get(shelfScope(folder)) !== "read")
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
  const top = (kind: "mine" | "plan", name: string, planId: number): MovePlace[] => [
    { key: `${kind} ${planId}`, name, kind, level: 0, target: { pid: 0, planId, folderId: 0 } },
    ...placesIn(library.tops.get(planId) ?? [], 1),
  ];
  const all = [...top("mine", mine, 0), ...plans.flatMap(({ id, name }) => top("plan", name, id))];
  const staying = moving.filter((item) => !ownsPlaceOf(library, item));
  return all.filter(({ target }) =>
    staying.every((item) => item.planId === target.planId && item.folderId === target.folderId),
  );
}
