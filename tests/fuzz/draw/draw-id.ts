import type { EntityName } from "#domain/entity-names.ts";
import { nextOwnId } from "../world/actor.ts";
import type { Drawing } from "./drawing.ts";
import { edgeIds, type Thing, type ThingKind } from "./things.ts";

/** What stands behind an id of an entity: a task of a task is one as well, and a chat that nobody has opened. */
const kindsOf: Readonly<Partial<Record<EntityName, readonly ThingKind[]>>> = {
  task: ["task", "subtask"],
  dialog: ["dialog", "chat"],
};

/** An id of the kind that is asked for, mostly; of any kind, owner and state now and then. */
export function drawId(drawing: Drawing, entity: EntityName): number {
  const { luck, things, sight, focus, nearby, snapshot, actor, dead } = drawing;
  const kinds: readonly string[] = kindsOf[entity] ?? [entity];
  const fitting = things.filter(({ kind }) => kinds.includes(kind));
  const visible = fitting.filter(({ scope }) => sight.has(scope));
  const near = visible.filter(({ id, kind, scope }) =>
    kind === "user" ? nearby.includes(id) : scope === focus,
  );
  const foreign = fitting.filter(({ scope }) => !sight.has(scope));
  const dice = luck.next();
  const pick = (list: readonly Thing[]) => luck.pick(list)?.id;
  const found =
    (dice < 0.74 ? pick(near) : undefined) ??
    (dice < 0.82 ? pick(visible) : undefined) ??
    (dice < 0.9 ? pick(foreign) : undefined) ??
    (dice < 0.94 ? pick(things) : undefined) ??
    (dice < 0.96 ? luck.pick(dead) : undefined) ??
    (dice < 0.98 ? luck.pick(edgeIds(snapshot, things, actor.deviceId)) : undefined);
  return found ?? nextOwnId(actor);
}

/** An id under which something is born: mostly a fresh one of the browser's own range. */
export function drawBirthId(drawing: Drawing): number {
  const { luck, actor, things, snapshot, dead } = drawing;
  const dice = luck.next();
  const found =
    (dice < 0.07 ? luck.pick(things)?.id : undefined) ??
    (dice < 0.1 ? luck.pick(dead) : undefined) ??
    (dice < 0.14 ? luck.pick(edgeIds(snapshot, things, actor.deviceId)) : undefined) ??
    (dice < 0.17 ? luck.pick(things.filter(({ kind }) => kind === "chat"))?.id : undefined);
  return found ?? nextOwnId(actor);
}
