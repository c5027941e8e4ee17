/** What one does with markups of one's own where they lie. */
export interface MarkupHands {
  /** Whose they are. */
  readonly userId: number;
  readonly chosenId: number | undefined;
  /** The one that is looked at; undefined = none is any more. */
  readonly onChoose: (id: number | undefined) => void;
  /** It lies elsewhere now, `isStep` by a key; answers whether it does. */
  readonly onMove: (id: number, points: readonly number[], isStep: boolean) => Promise<boolean>;
  readonly onRemove: (id: number) => void;
}
