import type { ArgumentsOf, CommandName } from "#domain/commands.ts";

/** Something a person could do now, by what they see. */
export type Action = {
  [Name in CommandName]: { name: Name; args: ArgumentsOf<Name> };
}[CommandName];
