import type { CommandName } from "#domain/commands.ts";
import type { CommandCases } from "./cases-of.ts";

const modules = import.meta.glob<Record<string, CommandCases | readonly CommandCases[]>>(
  "../../../src/domain/**/*.cases.ts",
  { eager: true },
);

/** The cases of all commands, found where they stand: beside the commands. */
export const allCases: readonly CommandCases[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flat();

/** The cases of a command, which must be there. */
export function casesNamed(name: CommandName): CommandCases {
  const cases = allCases.find(({ command }) => command === name);
  if (!cases) throw new Error(`${name} has no cases`);
  return cases;
}
