import type { LinkKind } from "#domain/task-link/task-link.ts";

/** A bar as a link sees it: its ends, and the middle of its line; pixels. */
export interface LinkedBar {
  readonly left: number;
  readonly right: number;
  readonly middle: number;
}

/** How far a link leaves the bar before it turns, and half the height of a bar. */
const OUT = 7;
const HALF_BAR = 9;
const TIP = 5;

/** A link from bar to bar as parts of a path: its line, and the head of its arrow. */
export function linkPath(
  kind: LinkKind,
  from: LinkedBar,
  to: LinkedBar,
): { readonly line: string; readonly head: string } {
  const fromStart = kind.startsWith("start");
  const toStart = kind.endsWith("Start");
  const out = fromStart ? -OUT : OUT;
  const begin = fromStart ? from.left : from.right;
  const goal = toStart ? to.left : to.right;
  const into = toStart ? -1 : 1;
  const down = to.middle > from.middle ? 1 : -1;
  const turn = begin + out;
  // A bar that begins beyond the turn is met from above or below.
  if (kind === "finishStart" && goal <= turn && to.right >= turn) {
    const end = to.middle - down * HALF_BAR;
    return {
      line: `M${begin} ${from.middle}H${turn}V${end - down * TIP}`,
      head: `M${turn - 3.5} ${end - down * TIP}h7l-3.5 ${down * TIP}z`,
    };
  }
  const near = goal + into * OUT;
  const isStraight = toStart ? turn <= near : turn >= near;
  const between = from.middle + down * (HALF_BAR * 2);
  const bend = isStraight ? `H${turn}V${to.middle}` : `H${turn}V${between}H${near}V${to.middle}`;
  return {
    line: `M${begin} ${from.middle}${bend}H${goal + into * TIP}`,
    head: `M${goal + into * TIP} ${to.middle - 3.5}v7l${-into * TIP} -3.5z`,
  };
}
