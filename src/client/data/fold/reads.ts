import type { EntityName } from "#domain/entity-names.ts";
import type { Ask } from "#domain/reading.ts";
import { listName, touchName } from "../database/touch-name.ts";

type Row = Record<string, unknown>;
type Answer = (ask: Ask) => PromiseLike<unknown>;

/** What a rule asked for, as a touch name, and the rows that it was handed. */
export type Reads = {
  readonly name: string;
  readonly entity: EntityName;
  readonly rows: readonly Row[];
}[];

/** Answers as `answer` does and notes what was handed out. */
export function noteReads(answer: Answer, reads: Reads): Answer {
  return async (ask) => {
    const found = await answer(ask);
    // What only the server knows is no row: nothing that comes in changes the answer.
    if (ask.kind !== "get" && ask.kind !== "list") return found;
    const rows = (ask.kind === "get" ? [found] : found) as (Row | undefined)[];
    const { entity } = ask;
    const name = ask.kind === "get" ? touchName(entity, ask.id) : listName(entity);
    reads.push({ name, entity, rows: rows.filter((row) => row !== undefined) });
    return found;
  };
}

/** The names of what was read and is not changed by the one who read it. */
export function namesOfReads(reads: Reads, touched: readonly string[]): string[] {
  const own = new Set(touched);
  return [...new Set(reads.map(({ name }) => name))].filter((name) => !own.has(name));
}
