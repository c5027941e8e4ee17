/** Pixels of the long side of the smaller pictures of one, wherever they are made. */
export const smallerSides = { view: 1_600, thumb: 640 } as const;

/** A smaller picture among the contents of a file. */
export type SmallerVariant = keyof typeof smallerSides;

/** Whether a content of a file is a smaller picture of it. */
export function isSmaller(variant: string): variant is SmallerVariant {
  return Object.hasOwn(smallerSides, variant);
}
