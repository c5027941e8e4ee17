import type { FlowItemInput } from "#domain/flow/flow-item-input.ts";
import type { AutoAssign, FlowItem, FlowOutcome } from "#domain/flow/flow-item.ts";
import type { FlowStatus } from "#domain/flow/flow-status.ts";
import { presetOutcome } from "#domain/flow/preset-outcome.ts";

/** A state while it is edited; known by `key` among the others, for a new one has no id yet. */
export interface StateDraft {
  readonly key: string;
  /** undefined = a new one. */
  readonly id?: number;
  readonly name: string;
  readonly status: FlowStatus;
  /** "" = by its name. */
  readonly outcome: FlowOutcome;
  /** Keys of the states into which a task may go from here, besides itself; undefined = all, those that are to come too. */
  readonly turns?: readonly string[] | undefined;
  readonly userIdList: readonly number[];
  readonly autoAssign: AutoAssign;
  readonly userLimit: boolean;
  readonly needsPhoto: boolean;
  readonly byAnother: boolean;
  /** 0 = the task stays where it is. */
  readonly columnId: number;
}

const keyOf = (id: number) => `state-${id}`;

/** The states of a plan as they are edited. */
export function draftOf(flow: readonly FlowItem[]): StateDraft[] {
  return flow.map((item) => ({
    key: keyOf(item.id),
    id: item.id,
    name: item.name,
    status: item.status,
    outcome: item.outcome,
    turns:
      item.turns.length === flow.length
        ? undefined
        : item.turns.filter((id) => id !== item.id).map(keyOf),
    userIdList: item.userIdList,
    autoAssign: item.autoAssign,
    userLimit: item.userLimit === 1,
    needsPhoto: item.needsPhoto === 1,
    byAnother: item.byAnother === 1,
    columnId: item.columnId,
  }));
}

/** Ones that were kept over a reload are called otherwise. */
const load = Math.round(performance.timeOrigin);
let born = 0;

/** A new state, which leads everywhere. */
export function newState(name: string, status: FlowStatus): StateDraft {
  born += 1;
  const plain = { userIdList: [], autoAssign: "" as const, userLimit: false, columnId: 0 };
  const asks = { needsPhoto: false, byAnother: false };
  return { key: `new-${load}-${born}`, name, status, outcome: "", ...plain, ...asks };
}

/** The states without one; others lead there no more. */
export function withoutState(states: readonly StateDraft[], key: string): StateDraft[] {
  return states
    .filter((state) => state.key !== key)
    .map((state) => ({ ...state, turns: state.turns?.filter((turn) => turn !== key) }));
}

/** The states with one of them so many places later, or earlier. */
export function movedState(states: readonly StateDraft[], key: string, by: number): StateDraft[] {
  const from = states.findIndex((state) => state.key === key);
  const to = from + by;
  const state = states[from];
  if (!state || to < 0 || to >= states.length) return [...states];
  return states.toSpliced(from, 1).toSpliced(to, 0, state);
}

/** Whether a task may go from one state into another. */
export function leadsTo({ key, turns }: StateDraft, other: string): boolean {
  return key === other || turns === undefined || turns.includes(other);
}

/** The state with another one to which it leads, or no longer does. */
export function withTurn(state: StateDraft, other: string, all: readonly StateDraft[]): StateDraft {
  const turns = all.map(({ key }) => key).filter((key) => key !== state.key);
  const after = turns.filter((key) => leadsTo(state, key) !== (key === other));
  return { ...state, turns: after.length === turns.length ? undefined : after };
}

/** What is sent of the states. */
export function inputOf(states: readonly StateDraft[]): FlowItemInput[] {
  return states.map((state) => ({
    ...(state.id !== undefined && { id: state.id }),
    name: state.name.trim(),
    status: state.status,
    ...(state.status === "end" && {
      outcome: state.outcome || presetOutcome(state.name, state.status),
    }),
    turns: states.flatMap(({ key }, place) => (leadsTo(state, key) ? [place] : [])),
    userIdList: [...state.userIdList],
    autoAssign: state.autoAssign,
    userLimit: state.userLimit ? 1 : 0,
    needsPhoto: state.needsPhoto ? 1 : 0,
    byAnother: state.byAnother ? 1 : 0,
    ...(state.columnId > 0 && { columnId: state.columnId }),
  }));
}
