import { IconUser } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { PinnedTask } from "#client/data/queries/sheets.ts";
import { useUsers } from "#client/live/use-users.ts";
import { PinMark } from "#client/parts/drawing/pin-mark.tsx";
import type { PinState } from "#client/parts/drawing/pin-state.ts";
import { useDue } from "#client/parts/task/use-due.ts";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { useVirtualList } from "#client/ui/virtual-list/use-virtual-list.ts";
import { ownersOf, type Task } from "#domain/task/task.ts";
import { countStates, type PinFilter, type ShownPin } from "./filter-pins.ts";
import classes from "./pins.module.css";

/** Pixels of a line until it is measured, and of what stands above them all. */
const LINE_HEIGHT = 56;
const AROUND = 160;

interface PinListProps {
  /** All of the sheet. */
  readonly all: readonly PinnedTask[];
  readonly stateOf: (task: Task) => PinState;
  /** Those that the filter leaves. */
  readonly shown: readonly ShownPin[];
  readonly filter: PinFilter;
  readonly onFilter: (filter: PinFilter) => void;
  readonly selectedTaskId: number | undefined;
  readonly onSelect: (taskId: number) => void;
}

/** The tasks of a sheet beside it, with what is shown of them. */
export function PinList(props: PinListProps) {
  const { all, stateOf, shown, filter, onFilter, selectedTaskId, onSelect } = props;
  const { t } = useTranslation("drawing");
  const scroller = useRef<HTMLDivElement>(null);
  const list = useVirtualList({
    count: shown.length,
    scroller,
    sizeAt: () => LINE_HEIGHT,
    keyAt: (index) => shown[index]?.pin.id ?? index,
    overscan: 6,
    around: AROUND,
  });
  const toggle = (state: PinState) => {
    const states = new Set(filter.states);
    if (!states.delete(state)) states.add(state);
    onFilter({ ...filter, states });
  };
  return (
    <section className={classes.side} aria-labelledby="pins-of-sheet">
      <h2 id="pins-of-sheet" className={classes.sideHead}>
        {t("pins")}
        <span className={classes.dim}>{all.length}</span>
      </h2>
      {all.length > 0 && (
        <fieldset className={classes.chips} aria-label={t("filter")}>
          {countStates(all, stateOf).map(([state, count]) => (
            <button
              key={state}
              type="button"
              className={classes.chip}
              data-state={state}
              aria-pressed={filter.states.has(state)}
              onClick={() => toggle(state)}
            >
              {t(`states.${state}`)} <span>{count}</span>
            </button>
          ))}
          <button
            type="button"
            className={classes.chip}
            aria-pressed={filter.isMine}
            onClick={() => onFilter({ ...filter, isMine: !filter.isMine })}
          >
            <IconUser size="0.9rem" aria-hidden />
            {t("mine")}
          </button>
        </fieldset>
      )}
      {shown.length === 0 && (
        <p className={classes.note}>{t(all.length > 0 ? "noneLeft" : "noPins")}</p>
      )}
      <div ref={scroller} className={classes.scroller}>
        <ul className={classes.list} style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ index, start, key }) => {
            const pin = shown[index];
            return (
              pin && (
                <li
                  key={key}
                  ref={list.measureElement}
                  data-index={index}
                  className={classes.row}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <Boundary row={pin.task}>
                    <PinLine
                      pin={pin}
                      isSelected={pin.task.id === selectedTaskId}
                      onSelect={onSelect}
                    />
                  </Boundary>
                </li>
              )
            );
          })}
        </ul>
      </div>
    </section>
  );
}

interface PinLineProps {
  readonly pin: ShownPin;
  readonly isSelected: boolean;
  readonly onSelect: (taskId: number) => void;
}

function PinLine({ pin: { pin, task, state }, isSelected, onSelect }: PinLineProps) {
  const { t } = useTranslation("drawing");
  const due = useDue()(task);
  const users = useUsers();
  const [owner] = ownersOf(task);
  const name = owner === undefined ? "" : (users.get(owner)?.nickname ?? "");
  return (
    <button
      type="button"
      className={classes.line}
      aria-current={isSelected ? "true" : undefined}
      onClick={() => onSelect(task.id)}
    >
      <PinMark number={pin.number} state={state} />
      <span className={classes.words}>
        <span className={classes.name}>{task.name}</span>
        <span className={classes.dim} data-late={state === "late" || undefined}>
          {due.words || t(`states.${state}`)}
        </span>
      </span>
      {owner !== undefined && <InitialsAvatar id={owner} name={name} size="small" />}
    </button>
  );
}
