import { useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useDensity } from "#client/ui/density/use-density.ts";
import { Swatch } from "#client/ui/swatch/swatch.tsx";
import { useVirtualList } from "#client/ui/virtual-list/use-virtual-list.ts";
import type { GuestBoard, GuestCard } from "#domain/guest-link/guest-board.ts";
import { GuestCardView } from "./guest-card-view.tsx";
import type { GuestCardsProps } from "./guest-words.ts";
import classes from "./guest-plan.module.css";

/** Heights of a line until it has been measured, pixels. */
const CARD_HEIGHT = { comfortable: 76, compact: 68 } as const;
const HEAD_HEIGHT = 44;
const AROUND = 80;

type Column = GuestBoard["columns"][number];
type Line =
  | { readonly key: string; readonly column: Column }
  | { readonly key: string; readonly card: GuestCard };

/** The plan as one list, column after column: for windows in which no two columns stand beside each other. */
export function GuestList({ words, openedKey, onOpen }: GuestCardsProps) {
  const { t } = useTranslation("guest-link");
  const scroller = useRef<HTMLDivElement>(null);
  const density = useDensity();
  const { columns } = words.board;
  const lines = useMemo(() => linesOf(columns), [columns]);
  const list = useVirtualList({
    count: lines.length,
    scroller,
    sizeAt: (index) => {
      const line = lines[index];
      return line && "card" in line ? CARD_HEIGHT[density] : HEAD_HEIGHT;
    },
    keyAt: (index) => lines[index]?.key ?? index,
    gap: 6,
    overscan: 4,
    around: AROUND,
  });
  return (
    <div ref={scroller} className={classes.lines}>
      <ul className={classes.list} aria-label={t("board")} style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index, key, start }) => {
          const line = lines[index];
          return (
            line && (
              <li
                key={key}
                ref={list.measureElement}
                data-index={index}
                className={classes.row}
                style={{ transform: `translateY(${start}px)` }}
              >
                {"card" in line ? (
                  <GuestCardView
                    card={line.card}
                    words={words}
                    selected={line.key === openedKey}
                    onOpen={onOpen}
                  />
                ) : (
                  <ListHead column={line.column} />
                )}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

function ListHead({ column: { name, color, cards } }: { readonly column: Column }) {
  return (
    <header className={classes.columnHead}>
      <Swatch color={color} size="small" />
      <h2 className={classes.columnName}>{name}</h2>
      <span className={classes.dim}>{cards.length}</span>
    </header>
  );
}

function linesOf(columns: readonly Column[]): Line[] {
  return columns.flatMap((column, place): Line[] => [
    { key: `column ${place}`, column },
    ...column.cards.map((card) => ({ key: card.key, card })),
  ]);
}
