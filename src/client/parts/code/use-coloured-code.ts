import { type RefObject, useLayoutEffect } from "react";

/** As `cleanHtml` leaves blocks whose language is said. */
const BLOCKS = "pre > code[data-language]";

type ColourBlocks = (blocks: readonly HTMLElement[]) => void;
let loaded: ColourBlocks | undefined;

/**
 * Gives blocks of code in drawn HTML their colours; those who read no code fetch nothing for it. What colours them is a library
 * that can fail to come: then the words stay as they are.
 */
export function useColouredCode(place: RefObject<HTMLElement | null>, html: string): void {
  useLayoutEffect(() => {
    const blocks = [...(place.current?.querySelectorAll<HTMLElement>(BLOCKS) ?? [])];
    if (blocks.length === 0) return;
    if (loaded) loaded(blocks);
    else void colourLate(blocks);
  }, [place, html]);
}

async function colourLate(blocks: readonly HTMLElement[]): Promise<void> {
  const module = await import("./colour-blocks.ts").catch(() => undefined);
  loaded = module?.colourBlocks;
  loaded?.(blocks.filter((block) => block.isConnected));
}
