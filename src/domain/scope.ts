import type { EntityName } from "./entity-names.ts";
import type { Id } from "./id.ts";

interface ScopeKind {
  /** Who sees such a scope without having been let in: everybody, or the person whose id it bears. */
  readonly openTo?: "everybody" | "itsPerson";
  /** The kind of row that makes such a scope, which bears its id: it goes with that row. */
  readonly root?: EntityName;
  /** There is one of them, without an id. */
  readonly isOnly?: true;
}

/** Every kind of scope. One more is one more line: who may read it, pull, frames and lanes follow. */
export const scopeKinds = {
  company: { openTo: "everybody", isOnly: true },
  user: { openTo: "itsPerson" },
  absence: { openTo: "itsPerson" },
  leave: { openTo: "itsPerson" },
  plan: { root: "plan" },
  task: { root: "task" },
  dialog: { root: "dialog" },
  folder: { root: "libraryItem" },
  record: { root: "record" },
} as const satisfies Readonly<Record<string, ScopeKind>>;

type Kinds = typeof scopeKinds;
export type ScopeKindName = keyof Kinds;

/**
 * The unit of access. Each row belongs to exactly one scope; who may see the
 * scope sees all of its rows. A command writes rows of one scope only, so the
 * scope is also the lane in which the outbox keeps its order; what moves rows
 * from one scope to another stands in both lanes.
 */
export type Scope = {
  [Kind in ScopeKindName]: Kinds[Kind] extends { isOnly: true } ? Kind : `${Kind}:${number}`;
}[ScopeKindName];

export const companyScope: Scope = "company";

/** Every other scope is named after the row whose scope it is: its kind and its id. */
export function rootOf(scope: Scope): { readonly kind: string; readonly id: Id } | undefined {
  const [kind = "", id] = scope.split(":");
  return id === undefined ? undefined : { kind, id: Number(id) };
}

export function userScope(userId: Id): Scope {
  return `user:${userId}`;
}

/** While somebody is away: theirs, and of those who stand in for them. */
export function absenceScope(userId: Id): Scope {
  return `absence:${userId}`;
}

export function planScope(planId: Id): Scope {
  return `plan:${planId}`;
}

/** A private task, with all that belongs to it. */
export function taskScope(taskId: Id): Scope {
  return `task:${taskId}`;
}

/** What lies in a plan, as far as it says who sees it: the plan's members, or the people of a private task alone. */
interface InPlan {
  readonly planId: Id;
  readonly privateTo: Id;
}

/** The scope of what belongs to a task: its plan's, or of a private one its own. */
export function scopeInPlan({ planId, privateTo }: InPlan): Scope {
  return privateTo > 0 ? taskScope(privateTo) : planScope(planId);
}

/**
 * The lane in which a row is written. Rows of a private task keep their order with those of its plan, whose rules they go
 * by, and whichever of the two they lie in; all other rows are written where they lie.
 */
export function laneOfRow(row: object, scope: Scope): Scope {
  if (rootOf(scope)?.kind !== "task" || !("planId" in row)) return scope;
  return planScope(Number(row.planId));
}

/** What leave somebody has: theirs to know, and the administrators' to keep. */
export function leaveScope(userId: Id): Scope {
  return `leave:${userId}`;
}

/** A folder of the library that people were let into. */
export function folderScope(folderId: Id): Scope {
  return `folder:${folderId}`;
}

/** A record of a form, with who was let into it. */
export function recordScope(recordId: Id): Scope {
  return `record:${recordId}`;
}

/** A dialog of a plan or a task lives with these, any other in a scope of its own. */
export function dialogScope(dialog: { dialogId: Id } & InPlan): Scope {
  return dialog.planId > 0 ? scopeInPlan(dialog) : groupScope(dialog.dialogId);
}

/** A dialog that belongs to no plan. */
export function groupScope(dialogId: Id): Scope {
  return `dialog:${dialogId}`;
}

/** The chat of a request bears the id of that, so whoever acts on the one knows where the other lies. */
export function approvalChatScope(approvalId: Id): Scope {
  return groupScope(approvalId);
}

/** The scopes that somebody sees without having been let in. */
export function openScopes(userId: Id): Scope[] {
  const kinds = Object.entries<ScopeKind>(scopeKinds).filter(([, { openTo }]) => openTo);
  return kinds.map(([kind, { isOnly }]) => (isOnly ? kind : `${kind}:${userId}`) as Scope);
}

/** The scope that a row makes, of those it may lie in: it goes with the row. */
export function isRootOf(entity: EntityName, id: number | string, scope: Scope): boolean {
  const [kind, ofId] = scope.split(":");
  const { root } = scopeKinds[kind as ScopeKindName] as ScopeKind;
  return root === entity && ofId === String(id);
}
