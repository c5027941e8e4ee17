import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { BoardCard } from "#client/data/queries/board.ts";
import { useDensity } from "#client/ui/density/use-density.ts";
import { useVirtualList } from "#client/ui/virtual-list/use-virtual-list.ts";
import classes from "./board.module.css";
import type { CardListActions, CardProps } from "./card-props.ts";
import { CardRow } from "./card-row.tsx";
import { makeDropTarget } from "./drag.ts";
import { focusNeighbour, stepOf } from "./keyboard.ts";

/** A card of one line of words, pixels. */
const CARD_HEIGHT = { comfortable: 76, compact: 68 } as const;
const GAP = 8;

interface CardListProps extends CardProps, CardListActions {
  readonly columnId: number;
  /** All of the column: a card lands wherever it is dropped there. */
  readonly column: RefObject<HTMLElement | null>;
  readonly cards: readonly BoardCard[];
  /** The task that was written here last: it is brought into sight. */
  readonly added: number | undefined;
  /** What is said where there are none. */
  readonly empty?: string;
  /** What of the window is not the list, pixels, until the page has measured it. */
  readonly around: number;
}

/** The cards of a column; only those that can be seen are in the page. */
export function CardList({
  columnId,
  column,
  cards,
  added,
  empty,
  around,
  onStep,
  chosen,
  ...card
}: CardListProps) {
  const { lane } = card;
  const scroller = useRef<HTMLDivElement>(null);
  const [hover, setHover] = useState<number>();
  const density = useDensity();
  const list = useVirtualList({
    count: cards.length,
    scroller,
    sizeAt: () => CARD_HEIGHT[density],
    keyAt: (index) => cards[index]?.task.id ?? index,
    gap: GAP,
    overscan: 2,
    around,
  });

  const addedIndex = added === undefined ? -1 : cards.findIndex(({ task }) => task.id === added);
  const isThere = addedIndex >= 0;
  useEffect(() => {
    if (isThere) list.scrollToIndex(addedIndex);
    // oxlint-disable-next-line react/exhaustive-deps -- once: where it moves later it is not followed
  }, [added, isThere]);

  useEffect(() => {
    const element = column.current;
    const rows = scroller.current;
    if (!element || !rows) return undefined;
    return makeDropTarget({
      element,
      accepts: "card",
      placeAt: ({ y }) => ({ columnId, lane, index: cardIndexAt(rows, y) }),
      onHover: (place) => setHover(place?.index),
    });
  }, [columnId, lane, column]);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>("[data-task]");
    const step = stepOf(event);
    if (!row || !step || !scroller.current) return;
    event.preventDefault();
    if (step.carries) onStep(Number(row.dataset["task"]), step.to, lane);
    else focusNeighbour(row, step.to);
  };

  return (
    <div
      ref={scroller}
      className={classes.cards}
      data-over={hover !== undefined || undefined}
      data-scroll-restoration-id={`column-${columnId}${lane === undefined ? "" : `-${lane}`}`}
    >
      {cards.length === 0 && empty !== undefined && <p className={classes.empty}>{empty}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the cards inside bubble up to here */}
      <ul
        className={classes.list}
        style={{ height: list.getTotalSize() }}
        onKeyDown={handleKeyDown}
      >
        {list.getVirtualItems().map((item) => {
          const boardCard = cards[item.index];
          return (
            boardCard && (
              <CardRow
                key={item.key}
                boardCard={boardCard}
                index={item.index}
                start={item.start}
                measure={list.measureElement}
                isChosen={chosen.has(boardCard.task.id)}
                dropBefore={hover === item.index}
                dropAfter={hover === cards.length && item.index === cards.length - 1}
                {...card}
              />
            )
          );
        })}
      </ul>
    </div>
  );
}

/** Index of the card that a card dropped at this height would stand before. */
function cardIndexAt(scroller: HTMLElement, y: number): number {
  const rows = [...scroller.querySelectorAll<HTMLElement>("[data-index]")];
  const below = rows.find((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y <= top + height / 2;
  });
  const last = rows.at(-1);
  if (below) return Number(below.dataset["index"]);
  return last ? Number(last.dataset["index"]) + 1 : 0;
}
