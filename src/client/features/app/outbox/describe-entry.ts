import type { TFunction } from "i18next";
import type { NamedThing } from "#client/data/database/outbox-entry.ts";
import { findCommand } from "#domain/commands.ts";
import { wordsOf as wordsOfCommand, type Written, writtenIn } from "#domain/words-of.ts";

/** What is said of an entry, wherever it stands. */
export interface Entry {
  readonly command: string;
  readonly args: unknown;
  readonly about?: readonly NamedThing[] | undefined;
}

/** What an entry of the outbox does, in plain words. */
export function describeEntry(t: TFunction<"outbox">, { command }: Entry): string {
  return t([`command.${command.replaceAll(".", "-")}`, "command.unknown"]);
}

/** What a person wrote in an entry, to recognise it by. */
export function wordsOf({ command, args }: Entry): string {
  const known = findCommand(command);
  return known ? wordsOfCommand(known, args) : "";
}

/** The argument of an entry that can be written anew, where there is one. */
export function editableIn({ command, args }: Entry): Written | undefined {
  const known = findCommand(command);
  return known && writtenIn(known, args).find(({ kind }) => kind === "text");
}
