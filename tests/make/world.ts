import type { AuditNote } from "#domain/audit/audit.ts";
import { type Actor, type Change, type CommandDefinition, entersOf } from "#domain/command.ts";
import { type ArgumentsOf, type CommandName, commandOf, type ReplyTo } from "#domain/commands.ts";
import type { EntityName } from "#domain/entity-names.ts";
import { type AnyRow, entityOf, type RowId, type RowOf } from "#domain/entities.ts";
import { birthOf } from "#domain/entity.ts";
import { type Id, mintId } from "#domain/id.ts";
import { lineBodyOf } from "#domain/message/message-body.ts";
import type { Reading } from "#domain/reading.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { laneOfRow, openScopes, type Scope } from "#domain/scope.ts";
import { createRows, idOfChange, type Rows } from "./rows.ts";
import { createSerialNumbers } from "./serial-numbers.ts";

export type Outcome<Reply = unknown> =
  | ({ readonly ok: true } & Omit<Done<Reply>, "id">)
  | { readonly ok: false; readonly refusal: Refusal };

/** What came of a command; `id` is that of the reply, 0 where it has none. */
export interface Done<Reply = unknown> {
  readonly id: Id;
  readonly reply: Reply;
  readonly changes: readonly Change[];
  /** What goes into the audit log. */
  readonly notes: readonly AuditNote[];
}

/**
 * A server in memory, for rules: one truth, no network. It checks on the way
 * what every command owes, and throws where one does not.
 */
export interface World {
  /** Epoch ms of the next command; grows by a second with each. */
  now: number;
  run<Name extends CommandName>(
    userId: Id,
    name: Name,
    args: ArgumentsOf<Name>,
  ): Outcome<ReplyTo<Name>>;
  /** As run, and throws where it is refused. */
  does<Name extends CommandName>(
    userId: Id,
    name: Name,
    args: ArgumentsOf<Name>,
  ): Done<ReplyTo<Name>>;
  /** As run, and throws where it is not refused. */
  refuses<Name extends CommandName>(userId: Id, name: Name, args: ArgumentsOf<Name>): Refusal;
  /** Runs what the clock asks for, and nobody in person. */
  reads<Result>(reading: Reading<Result>): Result;
  /** Puts rows without a rule: what set-up and sign-in would have made. */
  put(changes: readonly Change[]): void;
  nextId(): Id;
  /** The row, which must be there. */
  row<Name extends EntityName>(entity: Name, id: RowId): RowOf<Name>;
  find<Name extends EntityName>(entity: Name, id: RowId): RowOf<Name> | undefined;
  all<Name extends EntityName>(entity: Name): RowOf<Name>[];
  /** Whether the person is let into the scope. */
  maySee(userId: Id, scope: Scope): boolean;
}

const START = 1_750_000_000_000;
const SECOND = 1_000;
const DEVICE_NUMBER = 1;

export function createWorld(): World {
  const rows = createRows();
  const giveNumber = createSerialNumbers();
  let counter = 0;
  const nextId = () => {
    counter += 1;
    return mintId(DEVICE_NUMBER, counter);
  };

  const world: World = {
    now: START,
    nextId,
    put: (changes) => rows.apply(changes),
    reads: (reading) =>
      runAtOnce(reading, { rows, sees: () => true, reachesPrivate: false, giveNumber }),
    find: (entity, id) => rows.find(entity, id),
    all: (entity) => rows.all(entity),
    row(entity, id) {
      const row = rows.find(entity, id);
      if (!row) throw new Error(`There is no ${entity} ${id}`);
      return row;
    },
    maySee: (userId, scope) =>
      openScopes(userId).includes(scope) || rows.find("access", `${userId}/${scope}`) !== undefined,
    run(userId, name, args) {
      world.now += SECOND;
      const command = commandOf(name);
      const parsed = command.arguments.safeParse(args);
      if (!parsed.success) return { ok: false, refusal: parameterError() };
      const full = command.mint ? command.mint(parsed.data, nextId) : parsed.data;
      const { now } = world;
      const actor: Actor = { userId, isAdmin: false, now, arrivedAt: now };
      const sees = command.seesAll ? () => true : (scope: Scope) => world.maySee(userId, scope);
      const { reachesPrivate = false } = command;
      const answering = { rows, sees, reachesPrivate, giveNumber };
      const decision = runAtOnce(command.decide(full, actor), answering);
      if (!decision.ok) return decision;
      const changes = oncePerRow(decision.changes);
      assertMinted(name, command, full);
      assertBirths(name, changes, { rows, ids: command.minted?.(full) ?? [] });
      const lanes = [laneOf(command, full, actor, rows), ...entersOf(command, full, actor)];
      assertLane(name, lanes, changes, rows);
      rows.apply(changes);
      return { ok: true, reply: decision.reply, changes, notes: decision.notes ?? [] };
    },
    does(userId, name, args) {
      const outcome = world.run(userId, name, args);
      if (!outcome.ok) throw new Error(`${name} was refused: ${JSON.stringify(outcome.refusal)}`);
      const { ok: _ok, ...done } = outcome;
      const { id } = outcome.reply as { id?: Id };
      return { id: id ?? 0, ...done };
    },
    refuses(userId, name, args) {
      const outcome = world.run(userId, name, args);
      if (outcome.ok) throw new Error(`${name} was not refused`);
      return outcome.refusal;
    },
  };
  return world;
}

interface Answering {
  readonly rows: Rows;
  readonly sees: (scope: Scope) => boolean;
  readonly reachesPrivate: boolean;
  readonly giveNumber: ReturnType<typeof createSerialNumbers>;
}

/** As the server does it: what lies in scopes that the person does not see is as if it were not there. */
function runAtOnce<Result>(
  reading: Reading<Result>,
  { rows, sees, reachesPrivate, giveNumber }: Answering,
): Result {
  let step = reading.next();
  while (!step.done) {
    const ask = step.value;
    const { scope } = entityOf(ask.entity);
    const isSeen = (row: AnyRow | undefined) =>
      row !== undefined && sees(reachesPrivate ? laneOfRow(row, scope(row)) : scope(row));
    if (ask.kind === "get") {
      const row = rows.find(ask.entity, ask.id);
      step = reading.next(isSeen(row) ? row : undefined);
    } else if (ask.kind === "count") {
      step = reading.next(sees(ask.scope) ? rows.count(ask.entity, ask.scope) : 0);
    } else if (ask.kind === "lines") {
      const isAbout = (row: AnyRow) => lineBodyOf(row as RowOf<"message">)?.msgId === ask.of.id;
      step = reading.next(rows.all("message").filter((row) => isSeen(row) && isAbout(row)));
    } else if (ask.kind === "leavings") {
      step = reading.next(0);
    } else if (ask.kind === "clean") {
      step = reading.next(ask.html);
    } else if (ask.kind === "ahead" || ask.kind === "glance") {
      step = reading.next();
    } else if (ask.kind === "holdsAll") {
      step = reading.next(true);
    } else if (ask.kind === "claimKeys") {
      step = reading.next([]);
    } else if (ask.kind === "nextNumber") {
      step = reading.next(giveNumber(ask));
    } else {
      step = reading.next(rows.list(ask.entity, ask.where, ask.edge).filter(isSeen));
    }
  }
  return step.value;
}

/** The last change of a row is the one that counts, as on the server. */
function oncePerRow(changes: readonly Change[]): Change[] {
  const last = new Map<string, Change>();
  for (const change of changes) last.set(`${change.entity}/${idOfChange(change)}`, change);
  return [...last.values()];
}

function laneOf(
  command: CommandDefinition,
  args: unknown,
  actor: Actor,
  rows: Rows,
): Scope | undefined {
  const target = command.lane(args, actor);
  return typeof target === "string" ? target : rows.laneOf(target.entity, target.id);
}

function assertMinted(name: CommandName, command: CommandDefinition, args: unknown): void {
  const minted = command.minted?.(args) ?? [];
  if (command.mint && minted.some((id) => !id)) throw new Error(`${name} left an id unminted`);
  const ids = minted.filter((id) => id !== undefined);
  if (new Set(ids).size < ids.length) throw new Error(`${name} gave one id to two things`);
}

/** What is born has an id that the command names, or one that was kept for it: a task keeps that of its chat. */
function assertBirths(
  name: CommandName,
  changes: readonly Change[],
  { rows, ids }: { rows: Rows; ids: readonly (Id | undefined)[] },
): void {
  for (const change of changes) {
    if (!("put" in change) || rows.find(change.entity, change.put.id)) continue;
    if (birthOf(entityOf(change.entity), change.put) !== "own") continue;
    const { id } = change.put;
    const isKept = rows.all("task").some((task) => task.dialogId === id);
    if (!isKept && !ids.some((minted) => minted === id))
      throw new Error(`${name} gives birth to ${change.entity} ${id} without saying so`);
  }
}

/** Two commands in different lanes may run side by side, so each writes in its own lanes only. */
function assertLane(
  name: CommandName,
  lanes: readonly (Scope | undefined)[],
  changes: readonly Change[],
  rows: Rows,
): void {
  for (const change of changes) {
    const before = rows.laneOf(change.entity, idOfChange(change));
    const after =
      "put" in change
        ? laneOfRow(change.put, entityOf(change.entity).scope(change.put))
        : undefined;
    for (const scope of [before, after]) {
      if (scope !== undefined && !lanes.includes(scope)) {
        throw new Error(
          `${name} is in ${lanes.join(" and ")} and writes ${change.entity} of ${scope}`,
        );
      }
    }
  }
}
