import type { CommandName } from "#domain/commands.ts";
import { commandCalls } from "#contract/command-calls.ts";
import type { Change } from "#domain/command.ts";
import { tableRows } from "#tests/make/table-rows.ts";
import type { Database } from "#server/tables/sql/db.ts";

/** A command as it reached the server. */
export interface Arrived {
  readonly clientId: string;
  readonly n: number;
  readonly command: CommandName;
  readonly data: unknown;
  readonly at: number;
}

/** What the server has settled for good, in the order of its commits. */
export interface Settled {
  readonly clientId: string;
  readonly n: number;
  readonly userId: number;
  readonly code: number;
  readonly reason: string;
  readonly seq: number;
  readonly at: number;
  /** When the person acted, as far as the server believed it. */
  readonly actedAt: number;
}

/** Under this name stands that the server looked at its clock: what has become late by then happened by itself. */
export const CLOCK = "clock";

interface LedgerRecord extends Omit<Settled, "clientId" | "userId" | "actedAt"> {
  readonly client_id: string;
  readonly user_id: number;
  readonly acted_at: number;
}

interface PushBody {
  readonly clientId: string;
  readonly entries: readonly {
    n: number;
    call: string;
    data: unknown;
    at?: number;
    refill?: true;
  }[];
}

/** What came in and what was settled, written down beside the server. */
export class Records {
  readonly settled: Settled[] = [];
  /** What it had settled, and does not know of since its database was put back. */
  readonly lost: Settled[] = [];
  readonly violations: string[] = [];
  /** Rows that were there before anybody did anything. */
  readonly people: Change[] = [];
  readonly #arrived = new Map<string, Arrived>();
  readonly #broughtAgain = new Set<string>();

  arrivedWith(clientId: string, n: number): Arrived | undefined {
    return this.#arrived.get(`${clientId}:${n}`);
  }

  /** Numbers of what the server has settled for a client. */
  numbersOf(clientId: string): number[] {
    return this.settled.filter((one) => one.clientId === clientId).map(({ n }) => n);
  }

  /** Whether it came once more because the server's database was put back: nobody writes down that it is refused. */
  isBroughtAgain(clientId: string, n: number): boolean {
    return this.#broughtAgain.has(`${clientId}:${n}`);
  }

  pushArrived(text: string): void {
    const { clientId, entries } = JSON.parse(text) as PushBody;
    for (const { n, call, data, at, refill } of entries) {
      if (refill) this.#broughtAgain.add(`${clientId}:${n}`);
      const command = commandCalls.get(call)?.command;
      if (!command) continue;
      const known = this.arrivedWith(clientId, n);
      if (known && JSON.stringify(known.data) !== JSON.stringify(data)) {
        this.violations.push(`${clientId}: entry ${n} came with other arguments than before`);
      }
      if (!known)
        this.#arrived.set(`${clientId}:${n}`, { clientId, n, command, data, at: at ?? 0 });
    }
  }

  ledgerWritten(json: string): void {
    for (const record of JSON.parse(json) as LedgerRecord[]) {
      const { client_id: clientId, user_id: userId, acted_at: actedAt, ...rest } = record;
      this.settled.push({ clientId, userId, actedAt, ...rest });
    }
  }

  clockLooked(at: number): void {
    const nobody = { userId: 0, code: 0, reason: "", seq: 0 };
    this.settled.push({ clientId: CLOCK, n: this.settled.length, at, actedAt: at, ...nobody });
  }

  /** The server knows only of so much any more. */
  forgetAfter(count: number): void {
    this.lost.push(...this.settled.splice(count));
  }

  /** What of a client's the server had settled and forgot, by number. */
  lostOf(clientId: string): Map<number, Settled> {
    return new Map(this.lost.filter((one) => one.clientId === clientId).map((one) => [one.n, one]));
  }

  async rememberPeople(database: Database): Promise<void> {
    for (const entity of ["user", "account"] as const) {
      for (const row of await tableRows(database, entity)) {
        this.people.push({ entity, action: "add", put: row } as Change);
      }
    }
  }
}
