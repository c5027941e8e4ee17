import {
  type ArgumentsShapeOf,
  type CommandName,
  commandNames,
  commandOf,
  type ReplyShapeOf,
} from "#domain/commands.ts";
import { type CallDefinition, callThatRuns } from "./call.ts";

/** Calls that run a command, by the name under which they travel in `sync/push`. */
export const commandCalls: ReadonlyMap<string, CallDefinition> = new Map(
  commandNames.map((name) => [name, callThatRuns(commandOf(name))]),
);

/** The call that runs the command of this name. */
export function callOf<Name extends CommandName>(
  name: Name,
): CallDefinition<ArgumentsShapeOf<Name>, ReplyShapeOf<Name>> {
  return commandCalls.get(name) as CallDefinition<ArgumentsShapeOf<Name>, ReplyShapeOf<Name>>;
}
