import * as z from "zod/mini";
import type { Id } from "#domain/id.ts";
import { idShape } from "#domain/shape.ts";

/** What a server tells the others of who is on its sockets. */
const wordShape = z.object({
  node: z.string(),
  came: z.array(idShape),
  left: z.array(idShape),
});

/** Everybody is told of again within this time, ms; who is not, has gone with their server. */
export const BEAT_EVERY = 15_000;
const FORGET_AFTER = 3 * BEAT_EVERY;
/** A notification of PostgreSQL holds 8,000 bytes. */
const IDS_AT_ONCE = 300;

interface PresenceParts {
  /** Name of this server among those on the database. */
  readonly node: string;
  now(): number;
  /** Who is on this server's own sockets. */
  own(): Id[];
  /** Somebody who was online nowhere is, or the reverse. */
  onChange(userId: Id, online: boolean): void;
}

/** Who is online at any of the servers on one database. Nobody's rows hang on it. */
export class Presence {
  readonly #parts: PresenceParts;
  /** By person and server: when it was last said, epoch ms. */
  readonly #elsewhere = new Map<Id, Map<string, number>>();
  readonly #nodes = new Set<string>();
  #tell: ((word: string) => void) | undefined;

  constructor(parts: PresenceParts) {
    this.#parts = parts;
  }

  /** Words for the other servers go to `tell`; the first makes them say whom they see. */
  connect(tell: (word: string) => void): void {
    this.#tell = tell;
    this.beat();
  }

  /** Who is on this server's own sockets. */
  here(): Id[] {
    return this.#parts.own();
  }

  online(): Id[] {
    return [...new Set([...this.#parts.own(), ...this.#elsewhere.keys()])];
  }

  isElsewhere(userId: Id): boolean {
    return this.#elsewhere.has(userId);
  }

  /** The first socket of somebody opened here, or the last one closed. */
  note(userId: Id, online: boolean): void {
    this.#say(online ? { came: [userId], left: [] } : { came: [], left: [userId] });
  }

  /** Says again who is here, and forgets those whom nobody has spoken of for long. */
  beat(): void {
    const own = this.#parts.own();
    for (let from = 0; from === 0 || from < own.length; from += IDS_AT_ONCE) {
      this.#say({ came: own.slice(from, from + IDS_AT_ONCE), left: [] });
    }
    const before = this.#parts.now() - FORGET_AFTER;
    for (const [userId, said] of this.#elsewhere) {
      for (const [node, at] of said) if (at < before) this.#forget(userId, node);
    }
  }

  /** This server stops: its people are told of no more. */
  leave(): void {
    const own = this.#parts.own();
    for (let from = 0; from < own.length; from += IDS_AT_ONCE) {
      this.#say({ came: [], left: own.slice(from, from + IDS_AT_ONCE) });
    }
    this.#tell = undefined;
  }

  /** A word of another server, or of this one come back. */
  hear(text: string): void {
    const word = wordShape.safeParse(readJson(text));
    if (!word.success || word.data.node === this.#parts.node) return;
    const { node, came, left } = word.data;
    for (const userId of came) this.#remember(userId, node);
    for (const userId of left) this.#forget(userId, node);
    if (this.#nodes.has(node)) return;
    // It has begun only now and does not know whom this server sees.
    this.#nodes.add(node);
    this.beat();
  }

  #remember(userId: Id, node: string): void {
    const said = this.#elsewhere.get(userId) ?? new Map<string, number>();
    const isNews = said.size === 0 && !this.#parts.own().includes(userId);
    said.set(node, this.#parts.now());
    this.#elsewhere.set(userId, said);
    if (isNews) this.#parts.onChange(userId, true);
  }

  #forget(userId: Id, node: string): void {
    const said = this.#elsewhere.get(userId);
    if (!said?.delete(node) || said.size > 0) return;
    this.#elsewhere.delete(userId);
    if (!this.#parts.own().includes(userId)) this.#parts.onChange(userId, false);
  }

  #say(about: { came: Id[]; left: Id[] }): void {
    this.#tell?.(JSON.stringify({ node: this.#parts.node, ...about }));
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
