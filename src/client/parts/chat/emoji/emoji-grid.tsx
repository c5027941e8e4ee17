import { PickGrid } from "./pick-grid.tsx";

/** What is shown of an emoji: itself, and what it is called. */
export interface EmojiSign {
  readonly symbol: string;
  readonly name: string;
}

interface EmojiGridProps {
  readonly label: string;
  readonly signs: readonly EmojiSign[];
  readonly onPick: (symbol: string) => void;
  /** Up from the first row. */
  readonly onLeave: () => void;
}

/** Emoji side by side. */
export function EmojiGrid({ signs, ...rest }: EmojiGridProps) {
  const items = signs.map(({ symbol, name }) => ({ key: symbol, name, shown: symbol }));
  return <PickGrid items={items} {...rest} />;
}
