import type { Feature } from "#client/parts/feature/feature.ts";
import { inOrder } from "#client/parts/keyboard/define-shortcuts.ts";

/** What every feature says of itself, as it stands in its folder. */
const features = Object.values(
  import.meta.glob<Feature>("../features/*/*/feature.ts", { eager: true, import: "feature" }),
);

/** The places of the rail, in their order. */
export const places = features
  .flatMap(({ place }) => place ?? [])
  .toSorted((left, right) => left.order - right.order);

/** The ways that the search offers, in their order. */
export const placeActions = features
  .flatMap(({ actions = [] }) => actions)
  .toSorted((left, right) => left.order - right.order);

/** What the search finds, and where it is shown. */
export const findables = features.flatMap(({ finds = [] }) => finds);

/** All that has keys which lead to it from everywhere. */
export const keyedWays = [...places, ...placeActions].flatMap(({ shortcut, address }) =>
  shortcut ? [{ shortcut, address }] : [],
);

/** Everything that keys do, in the order of the lists. */
export const shortcuts = inOrder(
  features.flatMap(({ place, actions = [], shortcuts: tables = [] }) => [
    ...(place ? [place.shortcut] : []),
    ...actions.flatMap(({ shortcut }) => shortcut ?? []),
    ...tables.flatMap((table) => Object.values(table)),
  ]),
);
