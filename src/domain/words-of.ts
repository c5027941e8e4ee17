import type { CommandDefinition } from "./command.ts";

/** One argument in which a person wrote something. */
export interface Written {
  readonly field: string;
  readonly kind: "text" | "html";
  readonly text: string;
}

/** What a person wrote in the arguments of a command, the most telling first. */
export function writtenIn(command: CommandDefinition, args: unknown): Written[] {
  return Object.entries(command.words ?? {}).flatMap(([field, kind]) => {
    const text = (args as Record<string, unknown>)[field];
    return kind && typeof text === "string" ? [{ field, kind, text }] : [];
  });
}

/** By what its author recognises it; empty where they wrote nothing. */
export function wordsOf(command: CommandDefinition, args: unknown): string {
  const [first] = writtenIn(command, args);
  return first?.text.replaceAll(/<\/?[a-z][^>]*>/gi, " ").trim() ?? "";
}
