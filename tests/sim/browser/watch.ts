import type { Head, Link } from "#client/data/database/meta.ts";
import type { Write } from "./mortal.ts";

interface Added {
  readonly n?: number;
  readonly lane: string;
  readonly dependsOn: readonly number[];
}

/** Sees everything that is written in a browser, and says at once what must not be. */
export class Watch {
  readonly violations: string[] = [];
  /** Numbers of what the person took back, or gave up with a lost device; the server may have had it or not. */
  readonly takenBack = new Set<number>();
  /** Numbers of all that the person was told of, as often as they were. */
  readonly told: number[] = [];
  readonly #name: string;
  #head: Head | undefined;
  #leader: object | undefined;
  readonly #lanes = new Map<number, string>();
  readonly #needs = new Map<number, readonly number[]>();

  constructor(name: string) {
    this.#name = name;
  }

  /** Numbers of all that was ever in the outbox. */
  get entries(): readonly number[] {
    return [...this.#lanes.keys()];
  }

  laneOf(n: number): string | undefined {
    return this.#lanes.get(n);
  }

  /** Numbers of what has to be done before, as it was known when the person acted. */
  needsOf(n: number): readonly number[] {
    return this.#needs.get(n) ?? [];
  }

  wrote(writer: object, writes: readonly Write[]): void {
    const gone = new Set(
      writes.flatMap((write) =>
        write.table === "outbox" && write.type === "delete" ? write.keys : [],
      ),
    );
    for (const { table, type, values, keys } of writes) {
      if (table === "attention" && type === "add") {
        for (const { n } of values as readonly { n: number }[]) this.told.push(n);
      }
      if (table === "outbox" && type === "add") this.#entriesAdded(values, keys, gone);
      if (table !== "meta" || (type !== "put" && type !== "add")) continue;
      for (const row of values as readonly { key: string; value: unknown }[]) {
        if (row.key === "leader") this.#leader = writer;
        if (row.key === "link") this.#linkWritten(writer, row.value as Link);
        if (row.key === "head") this.#headWritten(writer, row.value as Head);
      }
    }
  }

  #entriesAdded(
    values: readonly unknown[],
    keys: readonly unknown[],
    gone: ReadonlySet<unknown>,
  ): void {
    for (const [index, value] of (values as readonly Added[]).entries()) {
      const n = Number(keys[index] ?? value.n);
      // What goes with the same transaction nobody ever put there: the database was asked for a number.
      if (gone.has(n)) continue;
      this.#lanes.set(n, value.lane);
      this.#needs.set(n, value.dependsOn);
    }
  }

  #linkWritten(writer: object, { lost }: Link): void {
    this.#checkLeads(writer, "noted how the line is");
    // Of a device that was reported as lost everything goes, also what was not sent.
    if (lost) for (const n of this.entries) this.takenBack.add(n);
  }

  #headWritten(writer: object, head: Head): void {
    const before = this.#head;
    const startsOver = head.seq === 0;
    if (before && before.epoch === head.epoch && head.seq < before.seq && !startsOver) {
      this.violations.push(`${this.#name}: the head went back from ${before.seq} to ${head.seq}`);
    }
    this.#checkLeads(writer, "wrote the head");
    this.#head = head;
  }

  #checkLeads(writer: object, deed: string): void {
    if (!this.#leader || writer === this.#leader) return;
    this.violations.push(`${this.#name}: a tab that no longer leads ${deed}`);
  }
}
