import type { EntityName } from "./entity-names.ts";
import type { Id } from "./id.ts";

/**
 * A refusal is a value: a code of the seeds (seed 000 §8), a reason that is
 * also the key of its text in `locales/<language>/refusal.json`, and data
 * that the text or the client needs.
 */
export interface Refusal {
  readonly code: number;
  readonly reason: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

export const PARAMETER_ERROR = 400;
export const NO_ACCESS = 403;
export const NOT_FOUND = 404;
export const CONFLICT = 409;
/** A task has come into a plan with a workflow, and nobody has said in which state (seed 000 §8). */
export const CHOOSE_STATUS = 102;
export const PLAN_GONE = -4001;
export const TASK_GONE = -4002;
export const DIALOG_GONE = -4003;
export const SUBTASKS_OPEN = -4004;

export function parameterError(reason = "parameterError", data?: Refusal["data"]): Refusal {
  return { code: PARAMETER_ERROR, reason, ...(data && { data }) };
}

export function noAccess(reason = "noAccess", data?: Refusal["data"]): Refusal {
  return { code: NO_ACCESS, reason, ...(data && { data }) };
}

/** The plan is gone or the caller is not one of its members: the client forgets it. */
export function planGone(planId: Id): Refusal {
  return { code: PLAN_GONE, reason: "planGone", data: { planId } };
}

/** The task is gone or out of reach: the client forgets it. */
export function taskGone(taskId: Id): Refusal {
  return { code: TASK_GONE, reason: "taskGone", data: { taskId } };
}

/** The dialog is gone or the caller is not in it: the client forgets it. */
export function dialogGone(dialogId: Id): Refusal {
  return { code: DIALOG_GONE, reason: "dialogGone", data: { dialogId } };
}

const goneOf: Readonly<Record<string, (id: Id) => Refusal>> = {
  plan: planGone,
  task: taskGone,
  dialog: dialogGone,
};

/** A row of any kind is gone or out of reach. */
export function gone(entity: EntityName, id: Id): Refusal {
  return goneOf[entity]?.(id) ?? parameterError("rowGone");
}

/** What it is about is not there, or out of the caller's reach. */
export function isGone({ code }: Pick<Refusal, "code">): boolean {
  return code === PLAN_GONE || code === TASK_GONE || code === DIALOG_GONE;
}

/** Both sides changed the same thing: `mine` is what was sent, `theirs` what stands. */
export function conflict(mine: unknown, theirs: unknown): Refusal {
  return { code: CONFLICT, reason: "conflict", data: { mine, theirs } };
}
