import type { Change } from "#domain/command.ts";
import type { EntityName } from "#domain/entity-names.ts";
import type { AnyRow, RowId } from "#domain/entities.ts";
import type { Ask } from "#domain/reading.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db } from "../tables/sql/db.ts";
import { idOfChange, rowKey, type StoredRows } from "./stored-rows.ts";

/**
 * The rows of one transaction in which several commands are decided one after
 * the other: each reads what those before it decided, and what one has read
 * the next one need not read again.
 */
export class RowsInWork {
  readonly #db: Db;
  /** As they stand in the tables; undefined = known not to be there. */
  readonly #stored = new Map<string, AnyRow | undefined>();
  readonly #lists = new Map<string, Promise<AnyRow[]>>();
  /** As the decisions so far leave them; undefined = removed. */
  readonly #decided = new Map<EntityName, Map<RowId, AnyRow | undefined>>();

  constructor(db: Db) {
    this.#db = db;
  }

  get stored(): StoredRows {
    return this.#stored;
  }

  /** Says that no row has this id, because it was given out just now. */
  knowAbsent(entity: EntityName, id: RowId): void {
    this.#stored.set(rowKey(entity, id), undefined);
  }

  async answer(ask: Ask): Promise<unknown> {
    return ask.kind === "get" ? this.get(ask.entity, ask.id) : this.#list(ask);
  }

  async get(entity: EntityName, id: RowId): Promise<AnyRow | undefined> {
    const decided = this.#decided.get(entity);
    if (decided?.has(id)) return decided.get(id);
    const key = rowKey(entity, id);
    if (!this.#stored.has(key)) this.#stored.set(key, await tableOf(entity).get(this.#db, id));
    return this.#stored.get(key);
  }

  decide(changes: readonly Change[]): void {
    for (const change of changes) {
      const rows = this.#decided.get(change.entity) ?? new Map<RowId, AnyRow | undefined>();
      this.#decided.set(change.entity, rows);
      rows.set(idOfChange(change), "put" in change ? change.put : undefined);
    }
  }

  async #list({ entity, where, edge }: Extract<Ask, { kind: "list" }>): Promise<AnyRow[]> {
    const decided = this.#decided.get(entity);
    // The row at the edge may be one that a decision took away; then the next one is wanted.
    const wantsAll =
      edge && decided && [...decided.keys()].some((id) => this.#mayStand(entity, id));
    const rows = await this.#listStored(entity, where, wantsAll ? undefined : edge);
    if (!decided) return rows;
    const fits = (row: AnyRow) =>
      Object.entries(where).every(([field, value]) => Reflect.get(row, field) === value);
    const put = [...decided.values()].filter((row) => row !== undefined);
    return [...rows.filter((row) => !decided.has(row.id)), ...put.filter(fits)];
  }

  #mayStand(entity: EntityName, id: RowId): boolean {
    const key = rowKey(entity, id);
    return !this.#stored.has(key) || this.#stored.get(key) !== undefined;
  }

  async #listStored(
    entity: EntityName,
    where: Readonly<Record<string, RowId>>,
    edge: Extract<Ask, { kind: "list" }>["edge"],
  ): Promise<AnyRow[]> {
    const key = JSON.stringify([entity, where, edge]);
    const known = this.#lists.get(key) ?? tableOf(entity).list(this.#db, where, edge);
    this.#lists.set(key, known);
    const rows = await known;
    for (const row of rows) this.#stored.set(rowKey(entity, row.id), row);
    return rows;
  }
}
