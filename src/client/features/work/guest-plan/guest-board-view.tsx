import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useDensity } from "#client/ui/density/use-density.ts";
import { Swatch } from "#client/ui/swatch/swatch.tsx";
import { useVirtualList } from "#client/ui/virtual-list/use-virtual-list.ts";
import { GuestCardView } from "./guest-card-view.tsx";
import type { GuestCardsProps } from "./guest-words.ts";
import classes from "./guest-plan.module.css";

/** A card of one line of words, pixels. */
const CARD_HEIGHT = { comfortable: 76, compact: 68 } as const;
const GAP = 8;
/** What of the window is not the list, pixels, until the page has measured it. */
const AROUND = 140;

/** The plan as a board: columns beside each other. */
export function GuestBoardView(props: GuestCardsProps) {
  const { t } = useTranslation("guest-link");
  const { columns } = props.words.board;
  return (
    // It scrolls sideways, also by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
    <section className={classes.strip} aria-label={t("board")} tabIndex={0}>
      {[...columns.keys()].map((place) => (
        <GuestColumn key={place} place={place} {...props} />
      ))}
    </section>
  );
}

interface GuestColumnProps extends GuestCardsProps {
  readonly place: number;
}

function GuestColumn({ place, words, openedKey, onOpen }: GuestColumnProps) {
  const { t } = useTranslation("guest-link");
  const scroller = useRef<HTMLDivElement>(null);
  const density = useDensity();
  const column = words.board.columns[place];
  const cards = column?.cards ?? [];
  const list = useVirtualList({
    count: cards.length,
    scroller,
    sizeAt: () => CARD_HEIGHT[density],
    keyAt: (index) => cards[index]?.key ?? index,
    gap: GAP,
    overscan: 2,
    around: AROUND,
  });
  if (!column) return null;
  const { name, color } = column;
  return (
    <section className={classes.column} aria-label={name}>
      <header className={classes.columnHead}>
        <Swatch color={color} size="small" />
        <h2 className={classes.columnName}>{name}</h2>
        <span className={classes.dim}>{cards.length}</span>
      </header>
      <div ref={scroller} className={classes.cards}>
        {cards.length === 0 && <p className={classes.empty}>{t("emptyColumn")}</p>}
        <ul className={classes.list} style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ index, key, start }) => {
            const card = cards[index];
            return (
              card && (
                <li
                  key={key}
                  ref={list.measureElement}
                  data-index={index}
                  className={classes.row}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <GuestCardView
                    card={card}
                    words={words}
                    selected={card.key === openedKey}
                    onOpen={onOpen}
                  />
                </li>
              )
            );
          })}
        </ul>
      </div>
    </section>
  );
}
