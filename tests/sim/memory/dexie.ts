import { arrange, type Core, type CoreTable, coreOver } from "./core.ts";
import { closedError, failure } from "./failure.ts";
import { MAX_KEY, MIN_KEY } from "./keys.ts";
import { tellChanged } from "./live-query.ts";
import { MemoryTable } from "./memory-table.ts";
import type { MemoryTransaction } from "./memory-transaction.ts";
import { runOutside, Scope, zoneNow } from "./scope.ts";
import {
  type Connection,
  forget,
  inTurn,
  type StoredDatabase,
  stored,
  storedNames,
  turn,
} from "./stored-database.ts";
import type { TableOwner } from "./readable-table.ts";
import { Table } from "./table.ts";
import { Version } from "./version.ts";

export { liveQuery } from "./live-query.ts";

type Mode = "readonly" | "readwrite";
type Work<Result> = (scope: { table(name: string): Table }) => Result | PromiseLike<Result>;
type Listener = (event: { newVersion: number | null }) => unknown;

const modes: Readonly<Record<string, Mode>> = { r: "readonly", rw: "readwrite" };

interface Middleware {
  create(core: Core): Partial<Core>;
}

/** A database with as much of what Dexie's can do as the app and the simulation use, in plain memory. */
export class Dexie implements TableOwner, Connection {
  static readonly minKey = MIN_KEY;
  static readonly maxKey = MAX_KEY;
  static readonly Promise = Promise;
  /** What watched queries answered: none of it is kept here. */
  static readonly cache = {};
  readonly name: string;
  readonly #versions: Version[] = [];
  readonly #tables = new Map<string, Table>();
  readonly #listeners: Record<string, Listener[]> = { populate: [], versionchange: [] };
  readonly #middlewares: Middleware[] = [];
  #stored: StoredDatabase | undefined;
  #core: Core | undefined;
  #opening: Promise<unknown> | undefined;
  /** Whether whoever asks for something opens it. */
  #opensItself = true;
  /** Counts closings: who opens it meanwhile has opened nothing. */
  #closings = 0;

  static getDatabaseNames: () => Promise<string[]> = () => Promise.resolve(storedNames());

  static exists(name: string): Promise<boolean> {
    return Promise.resolve(storedNames().includes(name));
  }

  static delete(name: string): Promise<void> {
    return new Dexie(name).delete();
  }

  constructor(name: string) {
    this.name = name;
  }

  get tables(): Table[] {
    return [...this.#tables.values()];
  }

  isOpen(): boolean {
    return this.#core !== undefined;
  }

  version(number: number): Version {
    const version =
      this.#versions.find((one) => one.number === number) ?? new Version(number, this);
    if (!this.#versions.includes(version)) this.#versions.push(version);
    this.#versions.sort((a, b) => a.number - b.number);
    return version;
  }

  /** Tables were declared: they can be reached by their names. */
  declare(): void {
    for (const [name, schema] of this.#schema()) {
      const known = this.#tables.get(name);
      if (known?.schema === schema) continue;
      const table = new Table(this, name, schema);
      known?.handOn(table);
      this.#tables.set(name, table);
      Object.defineProperty(this, name, { value: table, configurable: true, enumerable: true });
    }
  }

  on(event: "populate" | "versionchange", listener: Listener): void {
    this.#listeners[event]?.push(listener);
  }

  use(middleware: Middleware): this {
    this.#middlewares.push(middleware);
    if (this.#stored && this.#core) this.#core = this.#coreOf(this.#stored);
    return this;
  }

  table(name: string): Table {
    const table = this.#tables.get(name);
    if (!table) throw failure("InvalidTableError", `Table ${name} does not exist`);
    return table;
  }

  async open(): Promise<this> {
    if (this.#core) return this;
    this.#opening ??= this.#openNow(this.#closings).finally(() => {
      this.#opening = undefined;
    });
    await this.#opening;
    return this;
  }

  close({ disableAutoOpen = true } = {}): void {
    this.#closings += 1;
    this.#opensItself = !disableAutoOpen;
    const before = this.#stored;
    this.#stored = undefined;
    this.#core = undefined;
    before?.closed(this);
  }

  async delete(options?: { disableAutoOpen?: boolean }): Promise<void> {
    await this.#opening?.catch(() => undefined);
    this.close(options);
    await inTurn(this.name, async () => {
      await stored(this.name).alone(undefined);
      forget(this.name);
    });
  }

  versionChange(newVersion: number | undefined): void {
    for (const listener of this.#listeners["versionchange"]?.toReversed() ?? []) {
      if (listener({ newVersion: newVersion ?? null }) === false) return;
    }
    this.close({ disableAutoOpen: false });
  }

  /** Does work that comes true as a whole or not at all. */
  async transaction<Result>(
    mode: string,
    ...rest: readonly [...(Table | string | readonly (Table | string)[])[], Work<Result>]
  ): Promise<Result> {
    const work = rest.at(-1) as Work<Result>;
    const named = (rest.slice(0, -1) as (Table | string)[]).flat();
    const names = named.map((one) => (typeof one === "string" ? one : one.name));
    const wanted = modes[mode];
    if (!wanted) throw failure("InvalidArgumentError", `There is no mode ${mode}`);
    const around = this.#scopeNow();
    const doIt = () => work({ table: (name) => this.table(name) });
    if (!around) return this.#within(names, wanted, (scope) => scope.run(doIt));
    if (around.raw.isOver) throw inactive();
    if (wanted === "readwrite" && !around.raw.isWriting)
      throw noSub("the one around it only reads");
    const other = names.find((name) => !around.raw.stores.has(name));
    if (other !== undefined) throw noSub(`Table ${other} not included in parent transaction.`);
    return around.runWithin(doIt);
  }

  step<Result>(
    name: string,
    mode: Mode,
    work: (table: CoreTable, trans: MemoryTransaction) => Promise<Result>,
  ): Promise<Result> {
    zoneNow().reads?.add(`${this.name}/${name}`);
    const around = this.#scopeNow();
    if (!around) {
      return this.#within([name], mode, ({ raw }, core) => work(core.table(name), raw));
    }
    if (around.raw.isOver) return Promise.reject(inactive());
    if (mode === "readwrite" && !around.raw.isWriting) {
      return Promise.reject(failure("ReadOnlyError", "Transaction is readonly"));
    }
    if (!around.raw.stores.has(name)) {
      return Promise.reject(failure("NotFoundError", `Table ${name} not part of transaction`));
    }
    const core = this.#core;
    return core ? work(core.table(name), around.raw) : Promise.reject(closedError());
  }

  #scopeNow(): Scope | undefined {
    const { scope } = zoneNow();
    return scope?.owner === this ? scope : undefined;
  }

  async #within<Result>(
    names: readonly string[],
    mode: Mode,
    work: (scope: Scope, core: Core) => Promise<Result>,
  ): Promise<Result> {
    if (!this.#core) {
      if (!this.#opensItself && !this.#opening) throw closedError();
      // What asks is part of something; that it was opened is not.
      await runOutside(() => this.open());
    }
    const core = this.#core;
    if (!core) throw closedError();
    const scope = new Scope(this, core.transaction(names, mode));
    scope.raw.addEventListener("complete", () => this.#tell(scope.raw.changed));
    return work(scope, core);
  }

  #tell(names: Iterable<string>): void {
    const changed = new Set([...names].map((name) => `${this.name}/${name}`));
    if (changed.size > 0) runOutside(() => tellChanged(changed));
  }

  async #openNow(closings: number): Promise<void> {
    this.#opensItself = true;
    await inTurn(this.name, async () => {
      await turn();
      const found = stored(this.name);
      const wanted = this.#versions.at(-1)?.number ?? 1;
      if (found.version < wanted) await this.#bringTo(found, wanted);
      if (this.#closings !== closings) throw closedError();
      this.#stored = found;
      this.#core = this.#coreOf(found);
      found.connections.add(this);
    });
  }

  /** Brings what is stored into the newest form that is declared, or leaves it as it was. */
  async #bringTo(found: StoredDatabase, wanted: number): Promise<void> {
    if (found.version > 0) await found.alone(wanted);
    const { tables: before, version } = found;
    found.tables = new Map([...before].map(([name, table]) => [name, table.copy()]));
    arrange(found, this.#schema(), (schema) => new MemoryTable(schema));
    try {
      await this.#fill(found, version);
      found.version = wanted;
    } catch (error) {
      found.tables = before;
      if (version === 0) forget(this.name);
      throw error;
    }
    if (version === 0) this.#tell(found.tables.keys());
  }

  async #fill(found: StoredDatabase, version: number): Promise<void> {
    const core = coreOver(found, this);
    const scope = new Scope(this, core.transaction([...found.tables.keys()], "readwrite"));
    this.#core = core;
    try {
      await scope.run(async () => {
        const tables = { table: (name: string) => this.table(name) };
        if (version === 0) for (const listener of this.#listeners["populate"] ?? []) listener(none);
        else for (const step of this.#versions) if (step.number > version) await step.run(tables);
      });
    } finally {
      this.#core = undefined;
    }
  }

  #schema() {
    return new Map(this.#versions.flatMap(({ tables }) => [...tables]));
  }

  #coreOf(found: StoredDatabase): Core {
    let core = coreOver(found, this);
    for (const { create } of this.#middlewares) core = Object.assign({}, core, create(core));
    return core;
  }
}

const none = { newVersion: null };

function inactive(): Error {
  return failure("TransactionInactiveError", "Transaction has already completed or failed");
}

function noSub(words: string): Error {
  return failure("SubTransactionError", words);
}
