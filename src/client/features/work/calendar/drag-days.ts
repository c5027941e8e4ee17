import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { daysBetween } from "./model/days-between.ts";

/** A task on its way, and the day at which it was picked up. */
interface Carried {
  readonly taskId: number;
  readonly day: number;
}

function carriedOf(data: Record<string | symbol, unknown>): Carried | undefined {
  return data["carried"] as Carried | undefined;
}

/** A task that comes from beside the calendar. */
function plannedOf(data: Record<string | symbol, unknown>): number | undefined {
  const taskId = data["planned"];
  return typeof taskId === "number" ? taskId : undefined;
}

/** Lets a task be carried from beside the calendar onto a day. */
export function makePlanDraggable(element: HTMLElement, taskId: number): () => void {
  return draggable({
    element,
    getInitialData: () => ({ planned: taskId }),
    onDragStart: () => {
      element.dataset["dragging"] = "";
    },
    onDrop: () => {
      delete element.dataset["dragging"];
    },
  });
}

/** Hears of each task from beside the calendar that was put down, and on which day. */
export function watchPlanned(heard: (taskId: number, day: number) => void): () => void {
  return monitorForElements({
    canMonitor: ({ source }) => plannedOf(source.data) !== undefined,
    onDrop: ({ source, location }) => {
      const taskId = plannedOf(source.data);
      const day = location.current.dropTargets[0]?.data["day"];
      if (taskId !== undefined && typeof day === "number") heard(taskId, day);
    },
  });
}

/** Lets a bar be carried: it was picked up at the day under the pointer. */
export function makeDayDraggable(
  element: HTMLElement,
  taskId: number,
  days: readonly number[],
): () => void {
  return draggable({
    element,
    getInitialData: ({ input }) => {
      const { left, width } = element.getBoundingClientRect();
      const place = Math.floor(((input.clientX - left) / width) * days.length);
      const day = days[Math.min(Math.max(place, 0), days.length - 1)] ?? 0;
      return { carried: { taskId, day } satisfies Carried };
    },
    onDragStart: () => {
      element.dataset["dragging"] = "";
    },
    onDrop: () => {
      delete element.dataset["dragging"];
    },
  });
}

/** Lets a task be put down on a day. */
export function makeDropDay(
  element: HTMLElement,
  day: number,
  onOver: (isOver: boolean) => void,
): () => void {
  return dropTargetForElements({
    element,
    canDrop: ({ source }) =>
      carriedOf(source.data) !== undefined || plannedOf(source.data) !== undefined,
    getData: () => ({ day }),
    onDragEnter: () => onOver(true),
    onDragLeave: () => onOver(false),
    onDrop: () => onOver(false),
  });
}

/** Hears of each task that was put down, and by how many days it was carried. */
export function watchDrops(heard: (taskId: number, days: number) => void): () => void {
  return monitorForElements({
    canMonitor: ({ source }) => carriedOf(source.data) !== undefined,
    onDrop: ({ source, location }) => {
      const carried = carriedOf(source.data);
      const day = location.current.dropTargets[0]?.data["day"];
      if (carried && typeof day === "number") {
        heard(carried.taskId, daysBetween(carried.day, day));
      }
    },
  });
}
