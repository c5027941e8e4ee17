import "fake-indexeddb/auto";
import { runCommand, type RunResult } from "#client/data/commands/run-command.ts";
import {
  type LocalDatabase,
  openLocalDatabase,
  tableOf,
} from "#client/data/database/local-database.ts";
import { type Identity, readMeta } from "#client/data/database/meta.ts";
import { type Caller, createCaller } from "#client/data/calls/http.ts";
import { pullAll } from "#client/data/sync/pull.ts";
import { pushBatch, type PushOutcome } from "#client/data/sync/push.ts";
import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import { type EntityName, entityNames } from "#domain/entity-names.ts";
import type { Someone } from "./people.ts";
import type { TestServer } from "./test-server.ts";

/** The data room of a browser against a server in the test, driven step by step. */
export class CoreBrowser {
  readonly database: LocalDatabase;
  /** What becomes of a body on its way, such as to a server of another age. */
  onTheWay: (body: string) => string = (body) => body;
  /** How it calls the server. */
  readonly call: Caller;
  #server: TestServer;
  #token: string;

  private constructor(server: TestServer, token: string) {
    this.database = openLocalDatabase(`core-browser-${crypto.randomUUID()}`);
    this.#server = server;
    this.#token = token;
    this.call = createCaller({
      origin: "http://server",
      token: () => this.#token,
      language: () => "en",
      fetch: straightTo(server, (body) => this.onTheWay(body)),
    });
  }

  /** Somebody's browser that has fetched everything. */
  static async open(server: TestServer, someone: Someone): Promise<CoreBrowser> {
    const browser = new CoreBrowser(server, someone.token);
    const clientId = browser.database.name;
    await browser.database.meta.put({ key: "leader", value: 1 });
    await browser.signInAgain(someone, { counter: 0, clientId });
    await browser.pull();
    return browser;
  }

  /** What signing in does to the browser: another token, another range of ids. */
  async signInAgain(
    { userId, deviceId, token }: Pick<Someone, "userId" | "deviceId" | "token">,
    before: Pick<Identity, "counter" | "clientId">,
  ): Promise<void> {
    this.#token = token;
    await this.database.meta.put({
      key: "identity",
      value: { ...before, userId, isAdmin: false, deviceNumber: deviceId },
    });
  }

  async run<Name extends CommandName>(name: Name, args: ArgumentsOf<Name>): Promise<RunResult> {
    const result = await runCommand(this.database, name, args, this.#server.clock.now);
    if (!result.ok) throw new Error(`${name} was refused here: ${result.refusal.reason}`);
    return result;
  }

  async push(): Promise<PushOutcome> {
    const { clock } = this.#server;
    return pushBatch(this.database, this.call, 1, () => clock.now);
  }

  async pull(): Promise<void> {
    const failure = await pullAll(this.database, this.call, 1, Date.now);
    if (failure) throw new Error(`The pull failed: ${failure.reason}`);
  }

  /** Sends and fetches until nothing waits that may be sent; lanes that rest are waited for. */
  async settle(rounds = 40): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      const outcome = await this.push();
      await this.pull();
      if ((await this.database.outbox.count()) === 0) return;
      if (outcome.sent === 0) this.#server.clock.now += 61_000;
    }
  }

  async rows(): Promise<Record<EntityName, string[]>> {
    const content: Partial<Record<EntityName, string[]>> = {};
    for (const entity of entityNames) {
      const rows = await tableOf(this.database, entity).toArray();
      content[entity] = rows.map(canonical).toSorted();
    }
    return content as Record<EntityName, string[]>;
  }

  async identity(): Promise<Identity> {
    const identity = await readMeta(this.database.meta, "identity");
    if (!identity) throw new Error("This browser knows nobody.");
    return identity;
  }
}

function canonical(row: Record<string, unknown>): string {
  return JSON.stringify(Object.entries(row).toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

/** The way to a server inside the test: no port, no waiting. */
export function straightTo(
  { inject }: Pick<TestServer, "inject">,
  onTheWay: (body: string) => string,
): typeof fetch {
  return async (address, options) => {
    const { pathname, search } = new URL(address instanceof Request ? address.url : address);
    const response = await inject({
      method: options?.method === "GET" ? "GET" : "POST",
      url: pathname + search,
      headers: options?.headers as Record<string, string>,
      ...(typeof options?.body === "string" && { payload: onTheWay(options.body) }),
    });
    return new Response(response.body, {
      status: response.statusCode,
      headers: { "content-type": String(response.headers["content-type"]) },
    });
  };
}
