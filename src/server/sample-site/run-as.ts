import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import type { Id } from "#domain/id.ts";
import type { CommandResult } from "../commands/decide-group.ts";
import { runCommand } from "../commands/run-command.ts";
import type { Say } from "../local-text.ts";
import type { Server } from "../server.ts";
import type { Person } from "./site.ts";

/** The parts of the server that filling it needs. */
export type FillParts = Pick<Server, "database" | "files" | "hub" | "mint" | "now" | "settings">;

/** What is at hand while a site is filled: the server, who is who, and the texts. */
export interface Filling {
  readonly parts: FillParts;
  readonly people: ReadonlyMap<Person, Id>;
  readonly t: Say;
}

export function idOf({ people }: Pick<Filling, "people">, person: Person): Id {
  const id = people.get(person);
  if (id === undefined) throw new Error(`Nobody is called ${person}`);
  return id;
}

/** Runs a command as somebody, at some time; what is refused here is a mistake in the sample. */
export async function runAs<Name extends CommandName>(
  parts: FillParts,
  userId: number,
  command: Name,
  body: ArgumentsOf<Name>,
  at?: number,
): Promise<unknown> {
  const actor = { userId, isAdmin: false };
  const result: CommandResult = await runCommand(parts, {
    actor,
    command,
    body,
    at,
    isOwn: true,
  });
  if (result.state !== "refused") return result.reply;
  throw new Error(`${command} was refused: ${JSON.stringify(result.refusal)}`);
}
