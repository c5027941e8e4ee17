import type { CommandName } from "#domain/commands.ts";
import type { Subject } from "#domain/subject-row.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { touchName } from "../database/touch-name.ts";
import { kindsInUse } from "./kinds-in-use.ts";

/** Rows that are remembered from the last time; most commands read fewer. */
const REMEMBERED_MAX = 12;

const last = new WeakMap<LocalDatabase, Map<CommandName, readonly Subject[]>>();

/**
 * The rows that a command is likely to read: those it names, and those it read here the last time beside the ones
 * that it named, such as the plan of a card and one's membership. Only of kinds that it was seen to use: others are
 * no part of its transaction.
 */
export function rowsAhead(
  database: LocalDatabase,
  name: CommandName,
  named: readonly Subject[],
): Subject[] {
  const kinds = new Set(kindsInUse(database, name));
  const remembered = last.get(database)?.get(name) ?? [];
  return [...named, ...remembered].filter(({ entity }) => kinds.has(entity));
}

/** Notes which rows a command has read, for the next time. */
export function noteRowsRead(
  database: LocalDatabase,
  name: CommandName,
  { named, asked }: { readonly named: readonly Subject[]; readonly asked: readonly Subject[] },
): void {
  const commands = last.get(database) ?? new Map<CommandName, readonly Subject[]>();
  last.set(database, commands);
  const nameOf = ({ entity, id }: Subject) => touchName(entity, id);
  const known = new Set(named.map(nameOf));
  const beside = asked.filter((row) => !known.has(nameOf(row)));
  commands.set(name, beside.slice(0, REMEMBERED_MAX));
}
