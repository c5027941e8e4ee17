import type { PoolClient } from "pg";
import type { StatementGate } from "./statement-gate.ts";

/** As much of a pool as the server uses, over connections that the gate guards. */
export class GatedPool {
  readonly #gate: StatementGate;
  readonly #free: number[];
  readonly #waiting: ((index: number) => void)[] = [];
  #isDead = false;

  constructor(gate: StatementGate) {
    this.#gate = gate;
    this.#free = Array.from({ length: gate.width }, (_, index) => index);
  }

  /** From now on its server is gone; whoever of it still runs reaches nothing. */
  die(): void {
    this.#isDead = true;
  }

  async connect(): Promise<PoolClient> {
    const index =
      this.#free.shift() ??
      (await new Promise<number>((resolve) => {
        this.#waiting.push(resolve);
      }));
    let isReleased = false;
    const client = {
      query: async (...args: readonly unknown[]) => {
        if (this.#isDead) throw new Error("Connection terminated");
        return this.#gate.submit(index, args);
      },
      release: () => {
        if (isReleased) return;
        isReleased = true;
        const next = this.#waiting.shift();
        if (next) next(index);
        else this.#free.push(index);
      },
    };
    return client as unknown as PoolClient;
  }

  async query(...args: readonly unknown[]): Promise<unknown> {
    const client = await this.connect();
    try {
      return await Reflect.apply(client.query, client, args);
    } finally {
      client.release();
    }
  }
}
