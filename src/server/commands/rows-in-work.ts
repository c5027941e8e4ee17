import type { Change } from "#domain/command.ts";
import type { EntityName } from "#domain/entity-names.ts";
import { type AnyRow, entityOf, type RowId } from "#domain/entities.ts";
import type { Id } from "#domain/id.ts";
import { type Ask, fits, type Reading, runReading, type Where } from "#domain/reading.ts";
import { lineBodyOf } from "#domain/message/message-body.ts";
import type { Message } from "#domain/message/message.ts";
import { laneOfRow, openScopes, rootOf, type Scope } from "#domain/scope.ts";
import type { Subject } from "#domain/subject-row.ts";
import { membersWhoSee } from "#domain/task/private/task-readers.ts";
import { accessId } from "#domain/user/access.ts";
import { linesOfMessage } from "../tables/lists/lines-of-message.ts";
import { glanceAtRecords } from "../tables/lists/names.ts";
import { leavingsOf } from "../tables/own/departure.ts";
import { claimKeys } from "../tables/own/record-key.ts";
import { giveNumber } from "../tables/own/serial-number.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db } from "../tables/sql/db.ts";
import { cleanOne } from "./clean-texts.ts";
import { idOfChange, rowKey, type StoredRows } from "./stored-rows.ts";

type ListAsk = Extract<Ask, { kind: "list" }>;
type LinesAsk = Extract<Ask, { kind: "lines" }>;
type LeavingsAsk = Extract<Ask, { kind: "leavings" }>;
type GlanceAsk = Extract<Ask, { kind: "glance" }>;
type CountAsk = Extract<Ask, { kind: "count" }>;

/** Who is told of rows, and whether of those of private tasks too that they do not see. */
export interface Reader {
  readonly userId: Id;
  readonly reachesPrivate?: true | undefined;
}

/** Rows that a call names from which on they are read at once: fewer cost no more one by one. */
const NAMED_AT_ONCE = 10;

/**
 * The rows of one transaction in which several commands are decided one after
 * the other: each reads what those before it decided, and what one has read
 * the next one need not read again.
 */
export class RowsInWork {
  readonly #db: Db;
  /** As they stand in the tables; undefined = known not to be there. */
  readonly #stored: Map<string, AnyRow | undefined>;
  /** Looks that are under way. */
  readonly #reading = new Map<string, Promise<void>>();
  readonly #lists = new Map<string, Promise<AnyRow[]>>();
  readonly #counts = new Map<string, Promise<number>>();
  readonly #leavingsOf = new Map<string, Promise<Map<Id, number>>>();
  /** As the decisions so far leave them; undefined = removed. */
  readonly #decided = new Map<EntityName, Map<RowId, AnyRow | undefined>>();

  /** Who was let in (true) or out by the decisions so far, by the id of their access. */
  readonly #granted = new Map<RowId, boolean>();

  /** Who sees which private task, since the last decision. */
  readonly #readers = new Map<Id, Promise<readonly Id[]>>();

  /** `known`: rows that were read already. */
  constructor(db: Db, known: StoredRows = new Map()) {
    this.#db = db;
    this.#stored = new Map(known);
  }

  get stored(): StoredRows {
    return this.#stored;
  }

  /** Says that no row has this id, because it was given out just now. */
  knowAbsent(entity: EntityName, id: RowId): void {
    this.#stored.set(rowKey(entity, id), undefined);
  }

  /** What a rule asks for, whoever may see it. */
  async answer(ask: Ask): Promise<unknown> {
    if (ask.kind === "count") return this.#count(ask);
    if (ask.kind === "lines") return this.#lines(ask);
    if (ask.kind === "leavings") return this.#leavings(ask);
    if (ask.kind === "nextNumber") return giveNumber(this.#db, ask);
    if (ask.kind === "clean") return cleanOne(ask.html);
    if (ask.kind === "claimKeys") return claimKeys(this.#db, ask);
    if (ask.kind === "holdsAll") return true;
    if (ask.kind === "ahead")
      return this.readNamed(ask.ids.map((id) => ({ entity: ask.entity, id })));
    if (ask.kind === "glance") return this.#glance(ask);
    return ask.kind === "get" ? this.get(ask.entity, ask.id) : this.#list(ask);
  }

  /** As answer, less what lies in scopes that the person is not let into: it is as if it were not there. */
  async answerTo(reader: Reader, ask: Ask): Promise<unknown> {
    const { userId } = reader;
    if (ask.kind === "get") {
      const row = await this.get(ask.entity, ask.id);
      return row && (await this.#maySee(reader, ask.entity, row)) ? row : undefined;
    }
    if (ask.kind === "count")
      return (await this.#maySeeScope(userId, ask.scope)) ? this.#count(ask) : 0;
    if (ask.kind === "lines")
      return (await this.#maySeeScope(userId, ask.scope)) ? this.#lines(ask) : [];
    if (ask.kind === "leavings")
      return (await this.#maySeeScope(userId, ask.place.scope)) ? this.answer(ask) : 0;
    // One by one it is found out what they may see.
    if (ask.kind === "glance") return undefined;
    if (ask.kind !== "list") return this.answer(ask);
    const seen: AnyRow[] = [];
    for (const row of await this.#list(ask)) {
      if (await this.#maySee(reader, ask.entity, row)) seen.push(row);
    }
    return seen;
  }

  async get(entity: EntityName, id: RowId): Promise<AnyRow | undefined> {
    const decided = this.#decided.get(entity);
    if (decided?.has(id)) return decided.get(id);
    const key = rowKey(entity, id);
    if (!this.#stored.has(key)) await this.#read(entity, id);
    return this.#stored.get(key);
  }

  /** Reads what a rule will ask for, as far as asking changes nothing: the rule itself finds it at hand. */
  async readAhead(reading: Reading<unknown>, reader: Reader | undefined): Promise<void> {
    let step = reading.next();
    while (!step.done) {
      const ask = step.value;
      if (ask.kind !== "get" && ask.kind !== "list" && ask.kind !== "ahead") return;
      const found = reader === undefined ? this.answer(ask) : this.answerTo(reader, ask);
      step = reading.next(await found);
    }
  }

  /** Reads rows at once that a rule will ask for one by one, where they are many. */
  async readNamed(rows: Iterable<Subject>): Promise<void> {
    const unknown = [...rows].filter(({ entity, id }) => !this.#stored.has(rowKey(entity, id)));
    if (unknown.length < NAMED_AT_ONCE) return;
    const named = Map.groupBy(unknown, ({ entity }) => entity);
    await Promise.all(
      [...named].map(async ([entity, subjects]) => {
        const ids = [...new Set(subjects.map(({ id }) => id))];
        const found = await tableOf(entity).find(this.#db, ids);
        const rowsById = new Map(found.map(({ row }) => [row.id, row]));
        for (const id of ids) this.#stored.set(rowKey(entity, id), rowsById.get(id));
      }),
    );
  }

  /** Whoever asks for the same row meanwhile waits for the same look. */
  async #read(entity: EntityName, id: RowId): Promise<void> {
    const key = rowKey(entity, id);
    const reading =
      this.#reading.get(key) ??
      tableOf(entity)
        .get(this.#db, id)
        .then((row) => {
          if (!this.#stored.has(key)) this.#stored.set(key, row);
          this.#reading.delete(key);
        });
    this.#reading.set(key, reading);
    await reading;
  }

  decide(changes: readonly Change[]): void {
    this.#readers.clear();
    for (const change of changes) {
      this.#followGrant(change);
      const rows = this.#decided.get(change.entity) ?? new Map<RowId, AnyRow | undefined>();
      this.#decided.set(change.entity, rows);
      rows.set(idOfChange(change), "put" in change ? change.put : undefined);
    }
  }

  /** Who sees a private task, as the decisions so far leave it; nobody where it is none. */
  async readersOf(id: Id): Promise<readonly Id[]> {
    const reading = membersWhoSee({ planId: 0, privateTo: id });
    const known = this.#readers.get(id) ?? runReading(reading, async (ask) => this.answer(ask));
    this.#readers.set(id, known);
    return known;
  }

  async #maySee(reader: Reader, entity: EntityName, row: AnyRow): Promise<boolean> {
    const scope = entityOf(entity).scope(row);
    // Rows of private tasks are written in the lane of their plan, whose members reach them.
    return this.#maySeeScope(reader.userId, reader.reachesPrivate ? laneOfRow(row, scope) : scope);
  }

  async #maySeeScope(userId: Id, scope: Scope): Promise<boolean> {
    if (openScopes(userId).includes(scope)) return true;
    const root = rootOf(scope);
    // Of private tasks it follows from rows that were decided just now, and access comes when all is.
    if (root?.kind === "task" && (this.#decided.has("task") || this.#decided.has("planUser")))
      return (await this.readersOf(root.id)).includes(userId);
    const id = accessId(userId, scope);
    return this.#granted.get(id) ?? (await this.get("access", id)) !== undefined;
  }

  /** Whoever is let in or out by one decision is so for the next ones of the same transaction. */
  #followGrant(change: Change): void {
    const { grant } = entityOf(change.entity);
    if (!grant) return;
    const id = idOfChange(change);
    const decided = this.#decided.get(change.entity);
    const before = decided?.has(id) ? decided.get(id) : this.#stored.get(rowKey(change.entity, id));
    const was = before && grant(before);
    const is = "put" in change ? grant(change.put) : undefined;
    if (was) this.#granted.set(accessId(was.userId, was.scope), false);
    if (is) this.#granted.set(accessId(is.userId, is.scope), true);
  }

  async #list({ entity, where, edge }: ListAsk): Promise<AnyRow[]> {
    const decided = this.#decided.get(entity);
    // The row at the edge may be one that a decision took away; then the next one is wanted.
    const wantsAll =
      edge && decided && [...decided.keys()].some((id) => this.#mayStand(entity, id));
    const rows = await this.#listStored(entity, where, wantsAll ? undefined : edge);
    if (!decided) return rows;
    const put = [...decided.values()].filter((row) => row !== undefined);
    const stay = rows.filter((row) => !decided.has(row.id));
    return [...stay, ...put.filter((row) => fits(row, where))];
  }

  /** Not kept: there can be thousands of them, and each can be large. */
  async #glance({ entity, ids, wantsValues }: GlanceAsk): Promise<ReadonlyMap<Id, unknown>> {
    const decided = this.#decided.get(entity) ?? new Map<RowId, AnyRow | undefined>();
    const rest = ids.filter((id) => !decided.has(id));
    const found = await glanceAtRecords(this.#db, rest, wantsValues);
    const put = ids.flatMap((id) => {
      const row = decided.get(id);
      return row ? [[id, row] as const] : [];
    });
    return new Map<Id, unknown>([...found.map((row) => [row.id, row] as const), ...put]);
  }

  async #lines({ of }: LinesAsk): Promise<AnyRow[]> {
    const stored = await linesOfMessage(this.#db, of);
    for (const row of stored) this.#stored.set(rowKey("message", row.id), row);
    const decided = this.#decided.get("message") ?? new Map<RowId, AnyRow | undefined>();
    const stay = stored.filter(({ id }) => !decided.has(id));
    const put = [...decided.values()].filter((row) => row !== undefined);
    return [...stay, ...put.filter((row) => lineBodyOf(row as Message)?.msgId === of.id)];
  }

  /** Who is let in together is asked about together. */
  async #leavings({ place: { scope, userId }, since }: LeavingsAsk): Promise<number> {
    const key = `${scope} ${since}`;
    const known = this.#leavingsOf.get(key) ?? leavingsOf(this.#db, scope, since);
    this.#leavingsOf.set(key, known);
    return (await known).get(userId) ?? 0;
  }

  /** Counted once; rows that a rule changes it has read before, so that all others are new. */
  async #count({ entity, scope }: CountAsk): Promise<number> {
    const key = `${entity} ${scope}`;
    const known = this.#counts.get(key) ?? tableOf(entity).count(this.#db, scope);
    this.#counts.set(key, known);
    const isIn = (row: AnyRow | undefined) =>
      Number(row !== undefined && entityOf(entity).scope(row) === scope);
    let counted = await known;
    for (const [id, row] of this.#decided.get(entity) ?? [])
      counted += isIn(row) - isIn(this.#stored.get(rowKey(entity, id)));
    return counted;
  }

  #mayStand(entity: EntityName, id: RowId): boolean {
    const key = rowKey(entity, id);
    return !this.#stored.has(key) || this.#stored.get(key) !== undefined;
  }

  async #listStored(entity: EntityName, where: Where, edge: ListAsk["edge"]): Promise<AnyRow[]> {
    const key = JSON.stringify([entity, where, edge]);
    const known = this.#lists.get(key) ?? tableOf(entity).list(this.#db, where, edge);
    this.#lists.set(key, known);
    const rows = await known;
    for (const row of rows) this.#stored.set(rowKey(entity, row.id), row);
    return rows;
  }
}
