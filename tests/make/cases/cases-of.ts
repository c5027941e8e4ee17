import type { CommandDefinition } from "#domain/command.ts";
import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import type { CasePerson, CaseSite } from "./case-site.ts";
import type { RoleCodes } from "./role-codes.ts";

/** Whoever of a site runs a command in a case. */
export type CaseActor = "administrator" | "leader" | "member" | "colleague" | "outsider" | "former";

/** What a command is given in a case, and what it is told. */
export interface CaseRefusal<Arguments = unknown> {
  /** The leader where left out. */
  readonly by?: CaseActor;
  arguments(site: CaseSite, me: CasePerson): Arguments;
  readonly code: number;
  /** The key of the text in `locales/<language>/refusal.json`. */
  readonly reason: string;
}

interface Cases<Arguments> {
  /** Who does it well; the leader where left out. */
  readonly by?: CaseActor;
  /** Good arguments, for whoever runs it. */
  arguments(site: CaseSite, me: CasePerson): Arguments;
  /** What each role gets that gives these arguments. */
  readonly roles: RoleCodes;
  /** What else is refused, by a sentence that says it. */
  readonly refusals?: Readonly<Record<string, CaseRefusal<Arguments>>>;
}

/** The cases of one command, whichever it is. */
export interface CommandCases extends Cases<unknown> {
  readonly command: CommandName;
  readonly by: CaseActor;
}

/** How a command is used and by whom, said once: tests of every room read it. */
export function casesOf<Name extends CommandName>(
  command: Pick<CommandDefinition<Name>, "name">,
  cases: Cases<ArgumentsOf<Name>>,
): CommandCases {
  return { by: "leader", ...cases, command: command.name };
}
