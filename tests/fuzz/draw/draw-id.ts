import { nextOwnId } from "../world/actor.ts";
import type { Drawing } from "./drawing.ts";
import { edgeIds, type Thing, type ThingKind } from "./things.ts";

const byField: Readonly<Record<string, readonly ThingKind[]>> = {
  planId: ["plan"],
  noPlanId: ["plan"],
  columnId: ["column"],
  taskId: ["task", "subtask"],
  dialogId: ["dialog", "chat"],
  msgId: ["message"],
  replyId: ["message"],
  prevId: ["message"],
  nextId: ["message"],
  latestId: ["message"],
  userId: ["user"],
  owner: ["user"],
  assist: ["user"],
  columns: ["column"],
  tasks: ["task", "subtask"],
  dialogs: ["dialog", "chat"],
  deviceNumber: ["device"],
};
const byCall: Readonly<Record<string, readonly ThingKind[]>> = {
  plan: ["plan"],
  column: ["column"],
  task: ["task", "subtask"],
  dialog: ["dialog"],
  message: ["message"],
  department: ["department"],
  position: ["position"],
  userGroup: ["userGroup"],
  user: ["user"],
  device: ["device"],
};

/** The kinds of things that a field is about, by its name and by those around it. */
export function kindsOf(path: readonly string[], call: string): readonly ThingKind[] {
  const key = path.at(-1) ?? "";
  if (/(Owner|Assist|Members|userId)$/i.test(key)) return ["user"];
  const around = path.toReversed().find((word) => word !== "id" && byField[word]);
  const ofCall = byCall[call.split(".")[0] ?? ""] ?? [];
  if (key === "id") return byField[around ?? ""] ?? ofCall;
  if (key === "parentId") return call.startsWith("task") ? ["task"] : ofCall;
  return byField[key] ?? [];
}

/** An id of the kind that is asked for, mostly; of any kind, owner and state now and then. */
export function drawId(drawing: Drawing, path: readonly string[]): number {
  const { luck, things, sight, focus, nearby, snapshot, actor, dead } = drawing;
  const kinds = kindsOf(path, drawing.call);
  const fitting = kinds.length > 0 ? things.filter(({ kind }) => kinds.includes(kind)) : things;
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
