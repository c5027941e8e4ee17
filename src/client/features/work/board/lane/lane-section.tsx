import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { memo, type RefObject, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useTags } from "#client/live/use-tags.ts";
import { usePriorities } from "#client/parts/task/use-priorities.ts";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { Swatch } from "#client/ui/swatch/swatch.tsx";
import type { Column } from "#domain/column/column.ts";
import type { CardListActions, CardProps } from "../card-props.ts";
import { LaneCell } from "./lane-cell.tsx";
import classes from "./lanes.module.css";
import type { Lane } from "./lanes.ts";
import { useInSight } from "./use-in-sight.ts";

interface LaneSectionProps extends CardProps, CardListActions {
  readonly laneOf: Lane;
  readonly name: string;
  readonly index: number;
  readonly columns: readonly Column[];
  readonly folded: boolean;
  readonly mayAdd: boolean;
  readonly isPhone: boolean;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly onFold: (key: string) => void;
}

/** Lanes that get their cards without waiting, because they can be seen before anybody scrolls. */
const AT_FIRST = 8;

/** One lane: its head, which stays in sight, and below it its cards by columns. */
export const LaneSection = memo(function LaneSection({
  laneOf,
  name,
  index,
  columns,
  folded,
  mayAdd,
  isPhone,
  scroller,
  onFold,
  ...rest
}: LaneSectionProps) {
  const { t } = useTranslation("board-lanes");
  const place = useRef<HTMLElement>(null);
  const { near, height } = useInSight(place, scroller, index < AT_FIRST);
  const Chevron = folded ? IconChevronRight : IconChevronDown;
  const isEmpty = laneOf.count === 0;
  return (
    <section
      ref={place}
      className={classes.lane}
      data-lane={laneOf.key}
      aria-label={t("laneLabel", { name, count: laneOf.count })}
      style={height === undefined || folded ? undefined : { minHeight: height }}
    >
      <div className={classes.laneHead}>
        <h2 className={classes.laneTitle}>
          <button
            type="button"
            className={classes.fold}
            aria-expanded={!folded}
            onClick={() => onFold(laneOf.key)}
          >
            <Chevron size="1rem" aria-hidden />
            <LanePicture lane={laneOf} name={name} />
            <span className={classes.laneName}>{name}</span>
            <span className={classes.count}>{t("taskCount", { count: laneOf.count })}</span>
          </button>
        </h2>
      </div>
      {near && !folded && (
        <div className={classes.cells}>
          {columns.map((column, at) => {
            const cards = laneOf.cells[at] ?? [];
            // A phone lists what is there; an empty lane still offers its first column.
            if (isPhone && cards.length === 0 && !(isEmpty && at === 0)) return null;
            return (
              <Boundary key={column.id} row={column}>
                <LaneCell
                  laneOf={laneOf}
                  laneName={name}
                  column={column}
                  index={at}
                  cards={cards}
                  mayAdd={mayAdd}
                  isPhone={isPhone}
                  {...rest}
                  lane={laneOf.key}
                />
              </Boundary>
            );
          })}
        </div>
      )}
    </section>
  );
});

function LanePicture({ lane: { kind, id }, name }: { readonly lane: Lane; readonly name: string }) {
  const tags = useTags();
  const { colorOf } = usePriorities();
  if (id === 0) return null;
  if (kind === "owner") return <InitialsAvatar id={id} name={name} size="small" />;
  const color = kind === "tag" ? tags.get(id)?.color : colorOf(id);
  return <Swatch color={color ?? ""} size="small" />;
}
