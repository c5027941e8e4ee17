import type { Claim } from "#domain/claim.ts";
import type { CommandName } from "#domain/commands.ts";
import type { Refusal } from "#domain/refusal.ts";
import type { Scope } from "#domain/scope.ts";
import type { Subject } from "#domain/subject-row.ts";

/** A row by the name that it had when something was done to it. */
export interface NamedThing extends Subject {
  readonly name: string;
}

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
  /** What it is about, and that in which it lies. Missing in entries of an older app. */
  readonly about?: readonly NamedThing[] | undefined;
  /** What the person wrote, to recognise it by. Missing in entries of an older app. */
  readonly words?: string | undefined;
  /** What it set where the last to reach the server wins. Missing in entries of an older app. */
  readonly claims?: readonly Claim[] | undefined;
  /** Entries of one lane are sent and done in order. */
  readonly lane: Scope;
  /** Epoch ms at which the person acted. */
  readonly at: number;
  readonly state: "waiting" | "applied";
  /** Sequence number of its last change, once applied. */
  readonly seq: number;
  /** Rows it has changed here, as touch names. */
  readonly touched: readonly string[];
  /**
   * Rows and lists that it was decided from besides, as touch names: when they change, it is
   * decided again. Missing in entries of an older app.
   */
  readonly read?: readonly string[];
  /** Whether its effect is in the rows; not while the rows that it needs are still on their way. */
  readonly folded: boolean;
  /** Entries of other lanes that make rows which this one needs; they are applied first. */
  readonly dependsOn: readonly number[];
  /** Whether it has ever been on its way: then the server may have it, and it is never changed. */
  readonly sent: boolean;
  /** How often in a row the server asked to bring it again. */
  readonly attempts: number;
  /** Epoch ms before which its lane is left alone, 0 = at any time. */
  readonly notBefore: number;
  /**
   * Epoch ms until which the person may still think better of it, where nobody could bring back what it does: it alone
   * stays here so long, and what came after it does not wait.
   */
  readonly undoUntil?: number;
  /**
   * There before the server was put back to an older state. confirmed: the server
   * had done it, and it shows again when that is so again; unsent: it had not.
   */
  readonly refill?: "confirmed" | "unsent";
  /** Epoch ms after which a refusal of what is brought again counts, once there was one. */
  readonly refusedUntil?: number;
}

export type NewOutboxEntry = Omit<OutboxEntry, "n">;

/** A thing that the server has confirmed, kept in case that it forgets it. */
export interface SettledEntry extends Pick<
  OutboxEntry,
  "n" | "command" | "args" | "about" | "lane" | "at" | "seq"
> {
  /** The epoch in which it was confirmed. */
  readonly epoch: string;
  /** Epoch ms since when it is kept, 0 = since the next look. */
  readonly settledAt: number;
}

/** A thing that could not be done: the person is told and keeps what they wrote. */
export interface AttentionEntry {
  readonly id?: number;
  /** Number it had in the outbox. */
  readonly n: number;
  readonly command: CommandName;
  readonly args: unknown;
  readonly about?: readonly NamedThing[] | undefined;
  readonly words?: string | undefined;
  readonly at: number;
  readonly refusal: Refusal;
}

/**
 * What has become of a thing. applied and refused is the server's word,
 * discarded and theirs (the other version was taken) the person's own.
 */
export type Outcome = "applied" | "refused" | "discarded" | "theirs";

/** A thing that is settled, kept for a while to look it up. */
export interface HistoryEntry {
  readonly id?: number;
  readonly n: number;
  readonly command: CommandName;
  /** What was asked for, less secrets. */
  readonly args: unknown;
  readonly about?: readonly NamedThing[] | undefined;
  /** Epoch ms at which the person acted. */
  readonly at: number;
  readonly outcome: Outcome;
  /** Epoch ms at which it was settled. */
  readonly endedAt: number;
  readonly decidedBy: "server" | "person";
}
