import type { PinnedTask } from "#client/data/queries/sheets.ts";
import { PIN_STATES, type PinState } from "#client/parts/drawing/pin-state.ts";
import type { Task } from "#domain/task/task.ts";
import { ownersOf } from "#domain/task/task.ts";

/** A pin with how it is drawn. */
export interface ShownPin extends PinnedTask {
  readonly state: PinState;
}

/** Which pins are shown: those of some states, and only one's own; nothing said = all. */
export interface PinFilter {
  readonly states: ReadonlySet<PinState>;
  readonly isMine: boolean;
}

export const ALL_PINS: PinFilter = { states: new Set(), isMine: false };

/** The pins that a filter leaves, late ones first, then as far as they are, each by its number. */
export function filterPins(
  pins: readonly PinnedTask[],
  { states, isMine }: PinFilter,
  stateOf: (task: Task) => PinState,
  userId: number,
): ShownPin[] {
  return pins
    .map((pin): ShownPin => ({ ...pin, state: stateOf(pin.task) }))
    .filter(({ state }) => states.size === 0 || states.has(state))
    .filter(({ task }) => !isMine || ownersOf(task).includes(userId))
    .toSorted(
      (one, other) =>
        PIN_STATES.indexOf(one.state) - PIN_STATES.indexOf(other.state) ||
        one.pin.number - other.pin.number,
    );
}

/** How many pins there are of each state, of those that there are. */
export function countStates(
  pins: readonly PinnedTask[],
  stateOf: (task: Task) => PinState,
): readonly (readonly [PinState, number])[] {
  const counts = Map.groupBy(pins, ({ task }) => stateOf(task));
  return PIN_STATES.flatMap((state) => {
    const of = counts.get(state);
    return of ? [[state, of.length] as const] : [];
  });
}
