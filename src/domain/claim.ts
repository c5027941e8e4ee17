import type { Subject } from "./subject-row.ts";

/**
 * What a command says of one field of one row where the last to reach the server wins: whoever is overruled
 * within a day learns it, and can say it once more.
 */
export interface Claim extends Subject {
  readonly field: string;
  readonly value: string | number;
  /** Arguments of the same command that say this alone. */
  readonly again: unknown;
}

/** A claim by its row and field: of the same one the later counts. */
export function claimKey({ entity, id, field }: Pick<Claim, "entity" | "id" | "field">): string {
  return `${entity}:${id}:${field}`;
}
