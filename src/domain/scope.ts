import type { Id } from "./id.ts";

/**
 * The unit of access. Each row belongs to exactly one scope; who may see the
 * scope sees all of its rows. A command writes rows of one scope only, so the
 * scope is also the lane in which the outbox keeps its order; what moves rows
 * from one scope to another stands in both lanes.
 */
export type Scope = "company" | `user:${number}` | `plan:${number}` | `dialog:${number}`;

export const companyScope: Scope = "company";

/** Every other scope is named after the row whose scope it is: its kind and its id. */
export function rootOf(scope: Scope): { readonly kind: string; readonly id: Id } | undefined {
  const [kind = "", id] = scope.split(":");
  return id === undefined ? undefined : { kind, id: Number(id) };
}

export function userScope(userId: Id): Scope {
  return `user:${userId}`;
}

export function planScope(planId: Id): Scope {
  return `plan:${planId}`;
}

/** A dialog of a plan or a task lives in the plan's scope, any other in its own. */
export function dialogScope(dialog: { dialogId: Id; planId: Id }): Scope {
  return dialog.planId > 0 ? planScope(dialog.planId) : `dialog:${dialog.dialogId}`;
}
