/** Which characters one place of a pattern takes, by their code points. */
export type CharacterTest = (code: number) => boolean;

/** A pattern taken apart. */
export type PatternNode =
  | { readonly type: "character"; readonly test: CharacterTest }
  | { readonly type: "sequence"; readonly nodes: readonly PatternNode[] }
  | { readonly type: "choice"; readonly nodes: readonly PatternNode[] }
  | {
      readonly type: "repeat";
      readonly node: PatternNode;
      readonly least: number;
      readonly most: number;
    }
  | { readonly type: "place"; readonly place: Place };

/** Where in the text something must stand. */
export type Place = "start" | "end" | "boundary" | "noBoundary";
