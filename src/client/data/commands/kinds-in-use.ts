import type { CommandName } from "#domain/commands.ts";
import { type EntityName, entityNames } from "#domain/entity-names.ts";
import type { LocalDatabase } from "../database/local-database.ts";

const seen = new WeakMap<LocalDatabase, Map<CommandName, Set<EntityName>>>();

/** The kinds of rows that a command was seen to use here; all of them before it has run once. */
export function kindsInUse(database: LocalDatabase, command: CommandName): Iterable<EntityName> {
  return seen.get(database)?.get(command) ?? entityNames;
}

/** Notes what a command has used, for the next time. */
export function noteKinds(
  database: LocalDatabase,
  command: CommandName,
  kinds: Iterable<EntityName>,
): void {
  const commands = seen.get(database) ?? new Map<CommandName, Set<EntityName>>();
  seen.set(database, commands);
  commands.set(command, new Set([...(commands.get(command) ?? []), ...kinds]));
}
