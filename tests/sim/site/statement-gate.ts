import type { PoolClient } from "pg";
import type { Luck } from "../luck.ts";
import { endsWithin } from "../time/real-time.ts";

type Outcome = { ok: true; value: unknown } | { ok: false; error: unknown };

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly run: () => Promise<unknown>;
  readonly settle: (outcome: Outcome) => void;
}

/** One connection to the real database and what waits to run on it. */
interface Way {
  readonly raw: PoolClient;
  readonly pid: number;
  readonly waiting: Statement[];
  /** The statement that waits for a lock of another connection. */
  blocked: { statement: Statement; outcome: Promise<Outcome> } | undefined;
  /** The ledger entries of the open transaction, as they were written. */
  written: string[];
  /** Whether a transaction is open that may hold locks. */
  holdsLocks: boolean;
}

/** Real milliseconds after which it is worth asking whether a statement waits for a lock. */
const PATIENCE = 5;

/** Rows that are read to be changed are waited for. */
const LOCKING = /\bfor (?:no key )?(?:update|share)\b/i;

/**
 * Lets statements reach PostgreSQL one at a time, in an order that luck decides. A
 * statement that waits for another transaction's lock is left waiting, as it would be.
 */
export class StatementGate {
  readonly #ways: readonly Way[];
  readonly #admin: PoolClient;
  /** Hears of ledger entries once their transaction is committed. */
  onLedger: (json: string) => void = () => undefined;

  private constructor(ways: readonly Way[], admin: PoolClient) {
    this.#ways = ways;
    this.#admin = admin;
  }

  static async over(clients: readonly PoolClient[], admin: PoolClient): Promise<StatementGate> {
    const ways: Way[] = [];
    for (const raw of clients) {
      const { rows } = await raw.query<{ pid: number }>("select pg_backend_pid() as pid");
      const pid = rows[0]?.pid ?? 0;
      ways.push({ raw, pid, waiting: [], blocked: undefined, written: [], holdsLocks: false });
    }
    return new StatementGate(ways, admin);
  }

  get width(): number {
    return this.#ways.length;
  }

  /** Puts a statement behind those of the same connection. */
  submit(index: number, args: readonly unknown[]): Promise<unknown> {
    const way = this.#ways[index];
    if (!way) throw new Error(`There is no connection ${index}`);
    return new Promise((resolve, reject) => {
      way.waiting.push({
        ...wordsOf(args),
        run: () => Reflect.apply(way.raw.query, way.raw, args) as Promise<unknown>,
        settle: (outcome) => (outcome.ok ? resolve(outcome.value) : reject(outcome.error)),
      });
    });
  }

  /** Whether a statement could run now. */
  isReady(): boolean {
    return this.#ready().length > 0;
  }

  /** Whether a statement waits for a lock. */
  isBlocked(): boolean {
    return this.#ways.some((way) => way.blocked !== undefined);
  }

  /** Whether a transaction is open that may hold locks. */
  holdsLocks(): boolean {
    return this.#ways.some((way) => way.holdsLocks);
  }

  /** Runs the next statement of one connection; `troubleOf` may make it meet trouble instead. */
  async runOne(luck: Luck, troubleOf: (text: string) => Error | undefined): Promise<string> {
    const way = luck.pick(this.#ready());
    const statement = way && this.#take(way);
    if (!way || !statement) return "";
    const isBound = /^(begin|commit|rollback)/i.test(statement.text);
    const fails = isBound ? undefined : troubleOf(statement.text);
    if (fails) {
      // An error in the middle leaves the transaction aborted, as a real one would.
      await way.raw.query("select 1/0").catch(() => undefined);
      statement.settle({ ok: false, error: fails });
      return "failed";
    }
    const outcome = statement.run().then(
      (value): Outcome => ({ ok: true, value }),
      (error: unknown): Outcome => ({ ok: false, error }),
    );
    const isOver = !this.#mayWait(way, statement) || (await this.#ends(way, outcome));
    if (isOver) this.#deliver(way, statement, await outcome);
    else way.blocked = { statement, outcome };
    if (/^(commit|rollback)/i.test(statement.text)) await this.#unblock();
    return statement.text;
  }

  /** The server dies: nothing that was begun is committed, and nobody hears of anything. */
  async reset(): Promise<void> {
    const gone = new Error("Connection terminated");
    for (const way of this.#ways) {
      for (const statement of way.waiting.splice(0)) statement.settle({ ok: false, error: gone });
      if (way.blocked) {
        await this.#admin.query("select pg_cancel_backend($1)", [way.pid]);
        await way.blocked.outcome;
        way.blocked.statement.settle({ ok: false, error: gone });
        way.blocked = undefined;
      }
      Object.assign(way, { written: [], holdsLocks: false });
      await way.raw.query("rollback");
    }
  }

  /** The next statement; a beginning, of which nobody can see anything, goes along with what follows it. */
  #take(way: Way): Statement | undefined {
    const first = way.waiting.shift();
    const next = way.waiting[0];
    if (!first || !/^begin/i.test(first.text)) return first;
    way.holdsLocks = !first.text.includes("read only");
    if (!next) return first;
    const failed = (error: unknown) => first.settle({ ok: false, error });
    first.run().then((value) => first.settle({ ok: true, value }), failed);
    return way.waiting.shift();
  }

  #ready(): Way[] {
    return this.#ways.filter((way) => way.waiting.length > 0 && !way.blocked);
  }

  /** Whether a statement could meet a lock: who only reads waits for nobody, and who is alone neither. */
  #mayWait(way: Way, { text }: Statement): boolean {
    const others = this.#ways.some((other) => other !== way && other.holdsLocks);
    return (
      others && (LOCKING.test(text) || !/^(commit|rollback|\s*select (?!pg_advisory))/i.test(text))
    );
  }

  async #ends(way: Way, outcome: Promise<Outcome>): Promise<boolean> {
    while (!(await endsWithin(outcome, PATIENCE))) {
      const { rows } = await this.#admin.query<{ waits: boolean }>(
        "select cardinality(pg_blocking_pids($1)) > 0 as waits",
        [way.pid],
      );
      if (rows[0]?.waits) return false;
    }
    return true;
  }

  async #unblock(): Promise<void> {
    for (const way of this.#ways) {
      const { blocked } = way;
      if (!blocked || !(await this.#ends(way, blocked.outcome))) continue;
      way.blocked = undefined;
      this.#deliver(way, blocked.statement, await blocked.outcome);
    }
  }

  #deliver(way: Way, statement: Statement, outcome: Outcome): void {
    if (outcome.ok && statement.text.trimStart().startsWith("insert into ledger")) {
      way.written.push(String(statement.values[0]));
    }
    if (/^(commit|rollback)/i.test(statement.text)) {
      const isKept = outcome.ok && commandOf(outcome.value) === "COMMIT";
      if (isKept) for (const json of way.written) this.onLedger(json);
      Object.assign(way, { written: [], holdsLocks: false });
    }
    statement.settle(outcome);
  }
}

/** The word with which PostgreSQL answered; an aborted transaction answers ROLLBACK to a commit. */
function commandOf(value: unknown): string {
  return String((value as { command?: unknown }).command);
}

function wordsOf(args: readonly unknown[]): { text: string; values: readonly unknown[] } {
  const [first, second] = args;
  if (typeof first === "string") {
    return { text: first, values: Array.isArray(second) ? second : [] };
  }
  const { text, values } = first as { text: string; values?: readonly unknown[] };
  return { text, values: values ?? [] };
}
