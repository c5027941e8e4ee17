import type { CommandName } from "#domain/commands.ts";
import type { Refusal } from "#domain/refusal.ts";
import type { Scope } from "#domain/scope.ts";

/**
 * One thing a person did that the server has not confirmed.
 * waiting: to be sent, or sent without an answer; applied: the server did it,
 * and the entry stays until its rows have come back.
 */
export interface OutboxEntry {
  /** Number of the mutation and order of sending. */
  readonly n: number;
  readonly command: CommandName;
  readonly args: unknown;
  /** Entries of one lane are sent and done in order. */
  readonly lane: Scope;
  /** Epoch ms at which the person acted. */
  readonly at: number;
  readonly state: "waiting" | "applied";
  /** Sequence number of its last change, once applied. */
  readonly seq: number;
  /** Rows it has changed here, as touch names. */
  readonly touched: readonly string[];
  /** Whether its effect is in the rows; not while the rows that it needs are still on their way. */
  readonly folded: boolean;
  readonly attempts: number;
}

export type NewOutboxEntry = Omit<OutboxEntry, "n">;

/** A thing that could not be done: the person is told and keeps what they wrote. */
export interface AttentionEntry {
  readonly id?: number;
  /** Number it had in the outbox. */
  readonly n: number;
  readonly command: CommandName;
  readonly args: unknown;
  readonly at: number;
  readonly refusal: Refusal;
}
