import "fake-indexeddb/auto";
import { runCommand } from "#client/data/commands/run-command.ts";
import { type LocalDatabase, openLocalDatabase } from "#client/data/database/local-database.ts";
import { readMeta } from "#client/data/database/meta.ts";
import { startEngine } from "#client/data/sync/engine.ts";
import type { Engine } from "#client/data/sync/engine-settings.ts";
import { socketAddress } from "#client/data/sync/socket.ts";
import { createCaller } from "#client/data/calls/http.ts";
import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import type { Someone } from "#tests/server/make/people.ts";
import type { FaultLine } from "./line/fault-line.ts";

export interface ClientSettings {
  readonly name: string;
  readonly someone: Someone;
  readonly line: FaultLine;
  /** Milliseconds after which a request is given up. */
  readonly patience: number;
}

/** The data room of one browser with its real engine, timers and sockets. */
export class Client {
  readonly name: string;
  readonly userId: number;
  readonly line: FaultLine;
  readonly #settings: ClientSettings;
  #database: LocalDatabase;
  #engine: Engine | undefined;

  private constructor(settings: ClientSettings) {
    this.#settings = settings;
    this.name = settings.name;
    this.userId = settings.someone.userId;
    this.line = settings.line;
    this.#database = openLocalDatabase(settings.name);
  }

  static async open(settings: ClientSettings): Promise<Client> {
    const client = new Client(settings);
    const { userId, deviceId } = settings.someone;
    await client.database.meta.put({
      key: "identity",
      value: {
        userId,
        isAdmin: false,
        deviceNumber: deviceId,
        counter: 0,
        clientId: `client-${settings.name}`,
      },
    });
    client.#startEngine();
    return client;
  }

  get database(): LocalDatabase {
    return this.#database;
  }

  /** What a person does; gives back the row that came of it. Throws when the rule refuses. */
  async run<Name extends CommandName>(
    name: Name,
    args: ArgumentsOf<Name>,
  ): Promise<{ id: number } & Record<string, unknown>> {
    const result = await runCommand(this.#database, name, args, Date.now());
    if (!result.ok) throw new Error(`${this.name}: ${name} was refused: ${result.refusal.reason}`);
    return result.reply as { id: number } & Record<string, unknown>;
  }

  /** The tab dies and is opened again: only what was written stays. */
  crash(): void {
    this.#engine?.stop();
    this.#database.close();
    this.#database = openLocalDatabase(this.#settings.name);
    this.#startEngine();
  }

  /** The network goes, for as long as it likes: what is done from now on waits. */
  rest(): void {
    this.#engine?.stop();
  }

  wake(): void {
    this.#startEngine();
  }

  async head(): Promise<number> {
    return (await readMeta(this.#database.meta, "head"))?.seq ?? 0;
  }

  async close(): Promise<void> {
    this.#engine?.stop();
    await this.line.close();
    await this.#database.delete();
  }

  #startEngine(): void {
    const { line, someone, patience } = this.#settings;
    this.#engine = startEngine({
      database: this.#database,
      call: createCaller({
        origin: line.address,
        token: () => someone.token,
        language: () => "en",
        fetch: async (address, options) => {
          const signals = [AbortSignal.timeout(patience), options?.signal ?? []].flat();
          return fetch(address, { ...options, signal: AbortSignal.any(signals) });
        },
      }),
      deviceNumber: someone.deviceId,
      socketUrl: (ticket) => socketAddress(line.address, ticket, "en"),
      createSocket: (url) => new WebSocket(url),
      now: () => Date.now(),
      onRoom: () => undefined,
      random: () => Math.random(),
    });
  }
}
