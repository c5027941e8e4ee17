import type { CallDefinition } from "#contract/call.ts";
import { commandCalls } from "#contract/command-calls.ts";
import { calls } from "#contract/registry.ts";
import type { Luck } from "#tests/sim/luck.ts";
import type { Drawing } from "./drawing.ts";
import { drawShape } from "./draw-shape.ts";

/** Calls after which somebody is gone or out, so that little would be left to try. */
const rare = new Set([
  "account.delete",
  "user.logout",
  "device.remove",
  "user.setDisabled",
  "plan.remove",
  "user.setRole",
  "password.change",
  "password.reset",
  "email.set",
  "sample.remove",
]);
const weighted = calls.flatMap((call) => Array.from({ length: weightOf(call) }, () => call));
const commandsOnly = [...commandCalls.values()];

function weightOf({ name, command, access }: CallDefinition): number {
  if (rare.has(name) || access === "open") return 1;
  return command ? 8 : 3;
}

export function drawCall(luck: Luck): CallDefinition {
  return luck.pick(weighted) ?? calls[0]!;
}

/** A call that may travel in a batch. */
export function drawCommandCall(luck: Luck): CallDefinition {
  const call = luck.pick(commandsOnly)!;
  return rare.has(call.name) && luck.chance(0.8) ? drawCommandCall(luck) : call;
}

/** A body for a call, of ids and words that make sense together as far as luck will have it. */
export function drawBody(drawing: Drawing, call: CallDefinition): unknown {
  const body = drawShape(drawing, call.body);
  if (call.name === "plan.import") joinChunk(drawing.luck, body as Chunk);
  if (call.name === "task.edit" || call.name === "task.add")
    orderTimes(body as { times?: unknown });
  return body;
}

interface Chunk {
  columns: { id: number }[];
  tasks: {
    id: number;
    columnId: number;
    parentId: number;
    dialogId: number;
    taskUser: unknown[];
  }[];
}

/** A chunk of which the parts know each other, so that it is refused for what is wrong with it alone. */
function joinChunk(luck: Luck, { columns, tasks }: Chunk): void {
  for (const task of tasks) {
    if (luck.chance(0.8)) task.columnId = luck.pick(columns)?.id ?? task.columnId;
    if (luck.chance(0.8)) task.parentId = luck.chance(0.7) ? 0 : (luck.pick(tasks)?.id ?? 0);
    if (luck.chance(0.8) && task.parentId > 0) task.dialogId = 0;
    if (luck.chance(0.7)) task.taskUser = [];
  }
}

function orderTimes(body: { times?: unknown }): void {
  if (Array.isArray(body.times)) body.times.sort((left, right) => Number(left) - Number(right));
}
