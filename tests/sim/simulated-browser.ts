import { runCommand, type RunResult } from "#client/data/commands/run-command.ts";
import { type LocalDatabase, openLocalDatabase } from "#client/data/database/local-database.ts";
import { readMeta } from "#client/data/database/meta.ts";
import { type Caller, createCaller } from "#client/data/sync/http.ts";
import { pullAll } from "#client/data/sync/pull.ts";
import { pushBatch } from "#client/data/sync/push.ts";
import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import type { FaultyLine } from "./line.ts";

export interface BrowserSettings {
  readonly name: string;
  readonly userId: number;
  readonly token: string;
  readonly deviceNumber: number;
  readonly line: FaultyLine;
  now(): number;
}

/** The data room of one browser, driven step by step instead of by timers. */
export class SimulatedBrowser {
  readonly userId: number;
  readonly line: FaultyLine;
  private readonly settings: BrowserSettings;
  private readonly call: Caller;
  private fence = 0;
  private opened: LocalDatabase;

  private constructor(settings: BrowserSettings) {
    this.settings = settings;
    this.userId = settings.userId;
    this.line = settings.line;
    this.call = createCaller({
      origin: "http://server",
      token: () => settings.token,
      language: () => "en",
      fetch: settings.line.fetch,
    });
    this.opened = openLocalDatabase(settings.name);
  }

  static async open(settings: BrowserSettings): Promise<SimulatedBrowser> {
    const browser = new SimulatedBrowser(settings);
    await browser.database.meta.put({
      key: "identity",
      value: {
        userId: settings.userId,
        isAdmin: false,
        deviceNumber: settings.deviceNumber,
        counter: 0,
        clientId: `browser-${settings.name}`,
      },
    });
    await browser.takeFence();
    return browser;
  }

  get database(): LocalDatabase {
    return this.opened;
  }

  run<Name extends CommandName>(name: Name, args: ArgumentsOf<Name>): Promise<RunResult> {
    return runCommand(this.database, name, args, this.settings.now());
  }

  /** One request with what waits; whether everything that was sent was answered. */
  async push(): Promise<boolean> {
    const outcome = await pushBatch(this.database, this.call, this.fence, () =>
      this.settings.now(),
    );
    return outcome.failure === undefined && outcome.later === 0;
  }

  async pull(): Promise<boolean> {
    return (await pullAll(this.database, this.call, this.fence)) === undefined;
  }

  /** The browser is killed and started again: only what was written stays. */
  async crash(): Promise<void> {
    this.opened.close();
    this.opened = openLocalDatabase(this.settings.name);
    await this.takeFence();
  }

  async head(): Promise<number> {
    return (await readMeta(this.database.meta, "head"))?.seq ?? 0;
  }

  async close(): Promise<void> {
    await this.opened.delete();
  }

  private async takeFence(): Promise<void> {
    this.fence = ((await readMeta(this.database.meta, "leader")) ?? 0) + 1;
    await this.database.meta.put({ key: "leader", value: this.fence });
  }
}
