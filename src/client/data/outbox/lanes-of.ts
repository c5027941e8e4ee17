import { commandOf } from "#domain/commands.ts";
import type { Scope } from "#domain/scope.ts";
import type { OutboxEntry } from "../database/outbox-entry.ts";

/** The lanes in which an entry keeps its place: two of them when it moves rows from one to the other. */
export function lanesOf({ command, args, lane }: Pick<OutboxEntry, "command" | "args" | "lane">) {
  const entered = commandOf(command).enters?.(args);
  return entered === undefined || entered === lane ? [lane] : ([lane, entered] satisfies Scope[]);
}
