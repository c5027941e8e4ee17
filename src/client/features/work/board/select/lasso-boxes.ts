import type { Point } from "../edge-scroll.ts";

/** From where a frame goes to where, pixels of the screen. */
interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What is known of one list of cards while a frame is drawn. */
interface Box {
  /** How far below the head of its list the frame begins: it scrolls with the list. */
  readonly from: number;
  /** Where cards stand that have been in the page meanwhile, from the head of the list; by their places. */
  readonly seen: Map<number, readonly [top: number, bottom: number]>;
}

/**
 * The lists of cards that a frame goes over. Each scrolls on its own, and the frame's beginning with it; cards that have left the
 * page by that stay touched.
 */
export function makeBoxes(board: HTMLElement, start: Point) {
  const [startLeft, startTop] = [board.scrollLeft, board.scrollTop];
  const known = new Map<HTMLElement, Box>();
  const beginning = () => ({
    x: start.x - (board.scrollLeft - startLeft),
    y: start.y - (board.scrollTop - startTop),
  });
  const boxOf = (list: HTMLElement): Box => {
    const before = known.get(list);
    if (before) return before;
    const { y } = beginning();
    const part = seenPart(list);
    const from = bounded(y, part.top, part.bottom) - list.getBoundingClientRect().top;
    const box: Box = { from, seen: new Map() };
    known.set(list, box);
    return box;
  };
  const lists = () => [...board.querySelectorAll<HTMLElement>("[data-column] ul")];
  // Where each began is where it stands now.
  for (const list of lists()) boxOf(list);
  const startList = lists().find((list) => {
    const { left, right } = list.getBoundingClientRect();
    return start.x >= left && start.x <= right;
  });
  const startListTop = startList?.getBoundingClientRect().top ?? 0;

  const touchedIn = (list: HTMLElement, at: Point): readonly [number, number] | undefined => {
    const { from, seen } = boxOf(list);
    const { top } = list.getBoundingClientRect();
    for (const row of list.querySelectorAll<HTMLElement>("[data-index]")) {
      const place = row.getBoundingClientRect();
      seen.set(Number(row.dataset["index"]), [place.top - top, place.bottom - top]);
    }
    const part = seenPart(list);
    const to = bounded(at.y, part.top, part.bottom) - top;
    const [low, high] = [Math.min(from, to), Math.max(from, to)];
    const touched = [...seen].filter(([, [above, below]]) => below > low && above < high);
    if (touched.length === 0) return undefined;
    const places = touched.map(([index]) => index);
    return [Math.min(...places), Math.max(...places)];
  };

  return {
    /** The frame as it is drawn, as far as it lies on the board. */
    frameTo(at: Point): Frame {
      const { x, y } = beginning();
      const listTop = startList?.getBoundingClientRect().top;
      const from = listTop === undefined ? y : start.y + listTop - startListTop;
      const { left, right, top, bottom } = board.getBoundingClientRect();
      const across = [x, at.x].map((one) => bounded(one, left, right));
      const down = [from, at.y].map((one) => bounded(one, top, bottom));
      return {
        left: Math.min(...across),
        right: Math.max(...across),
        top: Math.min(...down),
        bottom: Math.max(...down),
      };
    },
    /** The cards that it touches, column by column. */
    touchedBy(
      at: Point,
      cardsIn: (columnId: number, lane: string | undefined) => readonly number[],
    ): readonly number[] {
      const { x } = beginning();
      const [low, high] = [Math.min(x, at.x), Math.max(x, at.x)];
      return lists().flatMap((list) => {
        const { left, right } = list.getBoundingClientRect();
        const places = right > low && left < high ? touchedIn(list, at) : undefined;
        const column = list.closest<HTMLElement>("[data-column]")?.dataset["column"];
        if (!places || column === undefined) return [];
        const lane = list.closest<HTMLElement>("[data-lane]")?.dataset["lane"];
        return cardsIn(Number(column), lane).slice(places[0], places[1] + 1);
      });
    },
  };
}

/** What of a list its scroller shows. */
function seenPart(list: HTMLElement): DOMRect {
  return (list.parentElement ?? list).getBoundingClientRect();
}

function bounded(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
