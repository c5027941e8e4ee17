import {
  type KeyboardEvent,
  memo,
  type MouseEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { BoardCard } from "#client/data/queries/board.ts";
import { TaskCard } from "#client/parts/task/task-card.tsx";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import type { ScreenPoint } from "#client/parts/task/menu/task-context-menu.tsx";
import type { TaskQuestion } from "#client/parts/task/menu/task-menu-items.tsx";
import { placeOfKey } from "#client/parts/task/menu/task-menu-handlers.ts";
import { menuShortcuts } from "#client/parts/keyboard/shared-shortcuts.ts";
import { isTouch } from "#client/platform/is-touch.ts";
import type { Task } from "#domain/task/task.ts";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import classes from "./board.module.css";
import type { CardProps } from "./card-props.ts";
import { makeDraggable } from "./drag.ts";
import selectClasses from "./select/select.module.css";
import { useReached } from "./use-reached.ts";
import { LateCardContextMenu, LateCardDialog, LateCardMenu } from "./menu/late-menus.tsx";

interface CardRowProps extends CardProps {
  readonly boardCard: BoardCard;
  readonly index: number;
  /** Pixels from the head of the list. */
  readonly start: number;
  readonly measure: (element: HTMLElement | null) => void;
  /** One of those that are selected. */
  readonly isChosen: boolean;
  readonly dropBefore: boolean;
  readonly dropAfter: boolean;
}

/** A card in its place; its menu comes with the pointer or the focus, and is always there for fingers. */
export const CardRow = memo(function CardRow({
  boardCard,
  readColumns,
  lane,
  index,
  start,
  measure,
  isChosen,
  dropBefore,
  dropAfter,
  selectedTaskId,
  words,
  nameOf,
  rightsOf,
  onOpenTask,
  onComplete,
  onMoveCard,
  carriedWith,
  onRest,
}: CardRowProps) {
  const { t } = useTranslation("board");
  const { task } = boardCard;
  const element = useRef<HTMLLIElement>(null);
  const { reached, handlers } = useReached(element);
  const [menuAt, setMenuAt] = useState<ScreenPoint>();
  const [asked, setAsked] = useState<TaskQuestion>();
  const ref = useCallback(
    (row: HTMLLIElement | null) => {
      element.current = row;
      measure(row);
    },
    [measure],
  );
  useEffect(() => {
    const row = element.current;
    if (!row) return undefined;
    const dragged = { kind: "card", taskId: task.id, lane } as const;
    return makeDraggable(row, dragged, {
      countCarried: () => carriedWith(task.id).length,
      onRest: () => onRest(task.id),
    });
  }, [task.id, lane, carriedWith, onRest]);
  const handleOpen = useCallback((opened: Task) => onOpenTask(opened.id), [onOpenTask]);
  const handleContextMenu = (event: MouseEvent<HTMLElement>) => {
    // A finger that rests on a card carries it.
    const byFinger = (event.nativeEvent as PointerEvent).pointerType === "touch";
    const within = event.currentTarget.contains(event.target as Node);
    if (byFinger) return;
    event.preventDefault();
    // The menu itself has none of its own.
    if (!within) return;
    setMenuAt({ x: event.clientX, y: event.clientY });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const within = event.currentTarget.contains(event.target as Node);
    if (!within || !isPressed(event, menuShortcuts.menu)) return;
    event.preventDefault();
    setMenuAt(placeOfKey(event.currentTarget));
  };
  const focusCard = () => element.current?.querySelector<HTMLElement>("[data-card-focus]")?.focus();
  const closeMenu = () => {
    setMenuAt(undefined);
    focusCard();
  };
  const closeDialog = () => {
    setAsked(undefined);
    focusCard();
  };
  const rights = rightsOf(task);
  const menu = {
    task,
    rights,
    readColumns,
    onOpen: handleOpen,
    onComplete,
    onMoveCard,
    onAsk: setAsked,
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- being near brings the menu, as do keys of the card inside
    <li
      ref={ref}
      className={classes.row}
      data-index={index}
      data-task={task.id}
      data-chosen={isChosen || undefined}
      data-drop-before={dropBefore || undefined}
      data-drop-after={dropAfter || undefined}
      style={{ transform: `translateY(${start}px)` }}
      {...handlers}
      onContextMenu={handleContextMenu}
      onKeyDown={handleKeyDown}
    >
      <Boundary row={boardCard}>
        <TaskCard
          card={boardCard}
          selected={task.id === selectedTaskId}
          mayComplete={rights.complete}
          words={words}
          nameOf={nameOf}
          onOpen={handleOpen}
          onComplete={onComplete}
        />
      </Boundary>
      {isChosen && (
        <span className={selectClasses.mark}>
          <IconCheck size="1rem" stroke={2.5} aria-label={t("selected")} />
        </span>
      )}
      {(isTouch || reached) && (
        <div className={classes.menu}>
          <LateCardMenu {...menu} />
        </div>
      )}
      {menuAt && <LateCardContextMenu {...menu} at={menuAt} onClose={closeMenu} />}
      {asked && <LateCardDialog task={task} question={asked} onClose={closeDialog} />}
    </li>
  );
});
