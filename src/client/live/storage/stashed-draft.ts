import { readKept, writeKept } from "#client/platform/kept-text.ts";

/** What somebody typed, and when, epoch ms. */
interface Typed {
  readonly time: number;
}

/** Puts what was typed where it lies at once: a page that goes does not wait for its database. */
export function stashDraft(name: string, draft: Typed): void {
  writeKept(name, JSON.stringify(draft));
}

/** The database has it, or a later one. */
export function unstashDraft(name: string, { time }: Typed): void {
  const stashed = stashedDraft(name);
  if (stashed && (stashed.time ?? 0) <= time) writeKept(name, "");
}

/** Whichever was written last: what the database has, or what a page that went left behind. */
export function latestDraft<Draft extends Typed>(
  name: string,
  saved: Draft | undefined,
): Draft | undefined {
  const stashed = stashedDraft(name);
  return stashed && (stashed.time ?? 0) >= (saved?.time ?? 0) ? (stashed as Draft) : saved;
}

function stashedDraft(name: string): Partial<Typed> | undefined {
  const text = readKept(name);
  return text === "" ? undefined : (JSON.parse(text) as Partial<Typed>);
}
