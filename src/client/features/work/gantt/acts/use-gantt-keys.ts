import type { KeyboardEvent } from "react";
import { isPressed } from "#client/parts/keyboard/is-pressed.ts";
import type { Shortcut } from "#client/parts/keyboard/define-shortcuts.ts";
import type { Task } from "#domain/task/task.ts";
import { ganttShortcuts } from "../feature.ts";
import type { GanttLine } from "../model/gantt-lines.ts";
import type { CarriedPart } from "../model/shift-times.ts";

export interface GanttKeys {
  readonly lines: readonly GanttLine[];
  readonly place: number;
  readonly onPlace: (place: number) => void;
  readonly mayMove: (task: Task) => boolean;
  readonly onStep: (task: Task, part: CarriedPart, days: number) => void;
  readonly onPutDown: () => void;
  /** Leaves what is under way; answers whether anything was. */
  readonly onLeave: () => boolean;
  readonly onFold: (line: GanttLine) => void;
  readonly onOpenTask: (taskId: number) => void;
  readonly onLink: (task: Task) => boolean;
  readonly onToday: () => void;
  readonly onZoom: (step: number) => void;
}

const STEPS: readonly (readonly [Shortcut, CarriedPart, number])[] = [
  [ganttShortcuts.dayEarlier, "all", -1],
  [ganttShortcuts.dayLater, "all", 1],
  [ganttShortcuts.weekEarlier, "all", -7],
  [ganttShortcuts.weekLater, "all", 7],
  [ganttShortcuts.shorter, "end", -1],
  [ganttShortcuts.longer, "end", 1],
];
/** Lines of a page. */
const PAGE = 10;

/** What keys do in a Gantt: they walk its lines, and carry, stretch and link its bars. */
export function useGanttKeys(keys: GanttKeys): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    if (event.target !== event.currentTarget) return;
    const isDone = walk(event, keys) || onLine(event, keys) || onWhole(event, keys);
    if (isDone) event.preventDefault();
  };
}

function walk(event: KeyboardEvent, { lines, place, onPlace, onPutDown }: GanttKeys): boolean {
  if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return false;
  const by = { ArrowUp: -1, ArrowDown: 1, PageUp: -PAGE, PageDown: PAGE }[event.key];
  if (by === undefined) return false;
  onPutDown();
  onPlace(Math.min(Math.max(place + by, 0), lines.length - 1));
  return true;
}

function onLine(event: KeyboardEvent, keys: GanttKeys): boolean {
  const line = keys.lines[keys.place];
  if (!line) return false;
  if (isPressed(event, ganttShortcuts.fold)) {
    keys.onFold(line);
    return true;
  }
  const step = STEPS.find(([shortcut]) => isPressed(event, shortcut));
  if (line.kind === "group") {
    // As in any tree, to the right opens and to the left closes.
    if (!step || step[2] > 0 !== line.folded) return step !== undefined;
    keys.onFold(line);
    return true;
  }
  const { task } = line;
  if (step) {
    if (task.endTime > 0 && keys.mayMove(task)) keys.onStep(task, step[1], step[2]);
    return true;
  }
  if (isPressed(event, ganttShortcuts.link)) return keys.onLink(task);
  if (!isPressed(event, ganttShortcuts.open)) return false;
  keys.onOpenTask(task.id);
  return true;
}

function onWhole(event: KeyboardEvent, keys: GanttKeys): boolean {
  if (isPressed(event, ganttShortcuts.leave)) return keys.onLeave();
  if (isPressed(event, ganttShortcuts.today)) keys.onToday();
  else if (isPressed(event, ganttShortcuts.nearer)) keys.onZoom(-1);
  else if (isPressed(event, ganttShortcuts.farther)) keys.onZoom(1);
  else return false;
  return true;
}
