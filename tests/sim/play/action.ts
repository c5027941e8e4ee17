import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import type { Seen } from "./draw-thing.ts";

/** Something a person could do now, by what they see. */
export type Action = {
  [Name in CommandName]: { name: Name; args: ArgumentsOf<Name> };
}[CommandName];

/** Draws an action; undefined when what it needs is not there. */
export type Draw = (seen: Seen) => Promise<Action | undefined>;
