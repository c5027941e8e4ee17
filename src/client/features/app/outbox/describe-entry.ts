import type { TFunction } from "i18next";

interface Entry {
  readonly command: string;
  readonly args: unknown;
}

/** The words a person typed into an entry, to recognise it by. */
export function subjectOf(args: unknown): string {
  if (typeof args !== "object" || args === null) return "";
  const { name, text, content, nickname } = args as Record<string, unknown>;
  const words = [name, text, nickname, content].find((value) => typeof value === "string");
  return typeof words === "string" ? words.replaceAll(/<[^>]*>/g, " ").trim() : "";
}

/** What an entry of the outbox does, in plain words. */
export function describeEntry(t: TFunction<"outbox">, entry: Entry): string {
  const key = entry.command.replaceAll(".", "-");
  return t([`command.${key}`, "command.unknown"]);
}
