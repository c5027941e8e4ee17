import { type Coloured, colourCode } from "./colour-code.ts";
import classes from "./coloured.module.css";

/** Puts the same words into each block, in the colours of the language that it says. */
export function colourBlocks(blocks: readonly HTMLElement[]): void {
  for (const block of blocks) {
    const pieces = colourCode(block.textContent, block.dataset["language"] ?? "");
    if (!pieces) continue;
    if (classes.coloured) block.classList.add(classes.coloured);
    block.replaceChildren(...pieces.map(drawn));
  }
}

function drawn(piece: Coloured): Node | string {
  if (typeof piece === "string") return piece;
  const mark = document.createElement("span");
  mark.dataset["code"] = piece.kind;
  mark.append(...piece.pieces.map(drawn));
  return mark;
}
