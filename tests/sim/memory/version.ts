import { parseTable, type TableSchema } from "./table-schema.ts";
import type { Table } from "./table.ts";

type Upgrade = (scope: { table(name: string): Table }) => unknown;

/** A form of a database: the tables that are new in it or other than before, and what becomes of their rows. */
export class Version {
  readonly number: number;
  readonly tables = new Map<string, TableSchema>();
  readonly #owner: { declare(): void };
  #upgrade: Upgrade = () => undefined;

  constructor(number: number, owner: { declare(): void }) {
    this.number = number;
    this.#owner = owner;
  }

  /** One that is given up (null) stays as it is, for the upgrade to read, and nobody uses it. */
  stores(declared: Readonly<Record<string, string | null>>): this {
    for (const [name, table] of Object.entries(declared))
      if (table !== null) this.tables.set(name, parseTable(table));
    this.#owner.declare();
    return this;
  }

  upgrade(upgrade: Upgrade): this {
    this.#upgrade = upgrade;
    return this;
  }

  /** Brings rows into this form. */
  async run(scope: Parameters<Upgrade>[0]): Promise<void> {
    await this.#upgrade(scope);
  }
}
