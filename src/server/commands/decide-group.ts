import { SUCCESS } from "#contract/success.ts";
import { type Change, type Decision, refused } from "#domain/command.ts";
import { entityNames } from "#domain/entity-names.ts";
import { entityOf } from "#domain/entities.ts";
import type { EntityName } from "#domain/entity-names.ts";
import type { Id } from "#domain/id.ts";
import { CONFLICT, type Refusal } from "#domain/refusal.ts";
import { laneOfRow, type Scope, scopeKinds } from "#domain/scope.ts";
import { referencesIn } from "#domain/subject.ts";
import { onBill } from "../processor/bill.ts";
import { type Payer, splitBill } from "../processor/split-bill.ts";
import { addAudit, type AuditEntry } from "../tables/own/audit.ts";
import { addBornIds, findBornIds } from "../tables/own/born-id.ts";
import { addLedgerEntries, findLedgerEntries, type LedgerEntry } from "../tables/own/ledger.ts";
import { keepPeople } from "../tables/own/people-lock.ts";
import { Overtaken, type Tx } from "../tables/sql/db.ts";
import { applyAuthored } from "./apply-changes.ts";
import { auditEntry } from "./audit-entry.ts";
import type { Author } from "./derive-changes.ts";
import { enterLanes } from "./lane.ts";
import { idsBornWith, lanesOf, type LedgerKey, type PreparedCommand } from "./prepared-command.ts";
import { RowsInWork } from "./rows-in-work.ts";
import { refuseTakenOver } from "./refuse-taken-over.ts";
import { runOnBill } from "./run-on-bill.ts";
import { idOfChange, rowKey } from "./stored-rows.ts";
import { tellRemover } from "./who-removed.ts";

/** What became of a command. Duplicate = it was done before, and this is what came of it then. */
export type CommandResult =
  | { state: "applied" | "duplicate"; seq: number; reply: unknown }
  | { state: "refused"; refusal: Refusal };

/** Moved = its row has changed lanes meanwhile, or gone with another, so that it has to be queued again. */
export type GroupResult = CommandResult | { state: "moved" };

/**
 * Decides commands one after the other, each on what those before it decided,
 * and writes all of it in one go: counter, commit and the wait for the disk
 * are paid once for the group.
 */
export async function decideGroup(
  tx: Tx,
  group: readonly PreparedCommand[],
): Promise<DecidedGroup> {
  const lanes = new Set(group.flatMap(lanesOf));
  const keys = group.flatMap(({ key }) => key ?? []);
  const births = group.flatMap((command) => idsBornWith(command));
  // All travel together; the ledger is read when the lanes are ours, because they run in order.
  const [, entries, taken] = await Promise.all([
    enterLanes(tx, lanes),
    keys.length > 0 ? findLedgerEntries(tx, keys) : [],
    births.length > 0 ? findBornIds(tx, births) : [],
  ]);
  const work = new GroupWork(tx, lanes, { entries, taken });
  await work.readAhead(group);
  const outcomes: (Outcome | "moved")[] = [];
  for (const command of group)
    outcomes.push(await onBill(command.bill, async () => work.decide(command)));
  const seq = await work.write();
  const results = outcomes.map((outcome): GroupResult =>
    outcome === "moved" ? { state: "moved" } : outcome.result(seq),
  );
  return { results, changed: work.changed };
}

interface DecidedGroup {
  /** What became of each, in their order. */
  readonly results: readonly GroupResult[];
  /** The kinds of rows that the group has changed. */
  readonly changed: ReadonlySet<EntityName>;
}

interface Outcome {
  result(seq: number): CommandResult;
}

class GroupWork {
  readonly #tx: Tx;
  readonly #rows: RowsInWork;
  readonly #lanes: ReadonlySet<Scope>;
  readonly #ledger: Map<string, { entry: LedgerEntry; isNew: boolean }>;
  /** Ids that something was born with before, or is by the decisions so far. */
  readonly #taken: Set<Id>;
  readonly #born: Id[] = [];
  readonly #changes: (Change & { by: Author })[] = [];
  readonly #audit: AuditEntry[] = [];
  readonly #payers: Payer[] = [];
  readonly #letIn = new Set<Id>();
  /** Whether rows go along with what was decided that it does not name: the next rules would still find them. */
  #isOver = false;

  constructor(
    tx: Tx,
    lanes: ReadonlySet<Scope>,
    { entries, taken }: { entries: readonly LedgerEntry[]; taken: readonly Id[] },
  ) {
    this.#tx = tx;
    this.#taken = new Set(taken);
    this.#rows = new RowsInWork(tx);
    this.#lanes = lanes;
    this.#ledger = new Map(entries.map((entry) => [nameOf(entry), { entry, isNew: false }]));
  }

  /** Of several that read much, each would wait for its rows in turn: they are asked for together. */
  async readAhead(group: readonly PreparedCommand[]): Promise<void> {
    const many = group.filter(({ definition }) => definition.readsMuch);
    if (many.length < 2) return;
    const reading = many.map(async ({ definition, args, actor, target, bill }) =>
      onBill(bill, async () => {
        if (typeof target !== "string") await this.#rows.get(target.entity, target.id);
        const { seesAll, reachesPrivate } = definition;
        const reader = seesAll ? undefined : { userId: actor.userId, reachesPrivate };
        await this.#rows.readAhead(definition.decide(args, actor), reader);
      }),
    );
    await Promise.all(reading);
  }

  async decide(command: PreparedCommand): Promise<Outcome | "moved"> {
    const { key, now, actor, deviceId, isRefill, isQuiet, bill } = command;
    const known = key && this.#ledger.get(nameOf(key));
    if (known) {
      return {
        result: (seq) => answerAgain(known.isNew ? { ...known.entry, seq } : known.entry, key),
      };
    }
    if (this.#isOver || (await this.#hasMoved(command))) return "moved";
    const decision = this.#refuseTaken(command) ?? (await this.#decision(command));
    if (decision.ok) {
      this.#noteWhoIsLetIn(decision.changes);
      this.#isOver = decision.changes.some((change) => takesAlong(change) || this.#moves(change));
      // What goes along is found in the tables, and those before it are not written yet.
      if (this.#isOver && this.#changes.length > 0) return "moved";
      this.#takeIds(idsBornWith(command));
      const by = { actorId: actor.userId, at: now, actedAt: actor.now, deviceId, isQuiet };
      this.#rows.decide(decision.changes);
      if (bill) this.#payers.push({ bill, share: decision.changes.length });
      for (const change of decision.changes) this.#changes.push({ ...change, by });
      for (const note of decision.notes ?? []) this.#audit.push(auditEntry(note, by));
    }
    if (key && (decision.ok || !isRefill)) {
      this.#ledger.set(nameOf(key), {
        entry: entryOf(key, decision, { at: now, actedAt: actor.now }),
        isNew: true,
      });
    }
    return {
      result: (seq) =>
        decision.ok
          ? { state: "applied", seq, reply: decision.reply }
          : { state: "refused", refusal: decision.refusal },
    };
  }

  /** Whether a row takes its children along into another scope. */
  #moves(change: Change): boolean {
    const before = this.#rows.stored.get(rowKey(change.entity, idOfChange(change)));
    if (!before || !("put" in change) || !sharers.has(change.entity)) return false;
    const { scope } = entityOf(change.entity);
    return scope(before) !== scope(change.put);
  }

  #noteWhoIsLetIn(changes: readonly Change[]): void {
    for (const change of changes) {
      const isNew = "put" in change && !this.#rows.stored.get(rowKey(change.entity, change.put.id));
      const given = isNew ? entityOf(change.entity).grant?.(change.put) : undefined;
      if (given) this.#letIn.add(given.userId);
    }
  }

  /** Whoever is let in somewhere does not leave the company behind our back, and with it all their places. */
  async #keepWhoIsLetIn(): Promise<void> {
    if (this.#letIn.size === 0) return;
    const [gone] = await keepPeople(this.#tx, [...this.#letIn]);
    if (gone !== undefined) throw new Overtaken(`${gone} has left while they were let in.`);
  }

  /** The kinds of rows that were changed so far. */
  get changed(): ReadonlySet<EntityName> {
    return new Set(this.#changes.map(({ entity }) => entity));
  }

  /** Writes what was decided; gives back the number of the last change. */
  async write(): Promise<number> {
    return onBill(splitBill(this.#payers), async () => this.#writeAll());
  }

  async #writeAll(): Promise<number> {
    await this.#keepWhoIsLetIn();
    // What needs no number goes ahead of the counter, for which everybody waits.
    if (this.#born.length > 0) this.#tx.beforeCommit(addBornIds(this.#tx, this.#born));
    const seq = await applyAuthored(this.#tx, this.#changes, this.#rows.stored);
    if (this.#audit.length > 0) this.#tx.beforeCommit(addAudit(this.#tx, this.#audit));
    const noted = [...this.#ledger.values()].filter(({ isNew }) => isNew);
    if (noted.length > 0) {
      const entries = noted.map(({ entry }) =>
        entry.code === SUCCESS ? { ...entry, seq } : entry,
      );
      this.#tx.beforeCommit(addLedgerEntries(this.#tx, entries));
    }
    return seq;
  }

  /**
   * A row that is not there needs no lane: the rule refuses. What moves rows to
   * another lane was queued by where they were: from elsewhere it would have gone alone.
   */
  async #hasMoved({ target, lane, enters }: PreparedCommand): Promise<boolean> {
    if (typeof target === "string") return false;
    const row = await this.#rows.get(target.entity, target.id);
    if (!row) return false;
    const now = laneOfRow(row, entityOf(target.entity).scope(row));
    return enters.length > 0 ? now !== lane : !this.#lanes.has(now);
  }

  /** An id serves one birth, of whatever kind: nothing is born under the name of something else, dead or alive. */
  #refuseTaken({ brought, given }: PreparedCommand): Decision | undefined {
    const taken = [...given, ...brought].find((id) => this.#taken.has(id));
    if (taken === undefined) return undefined;
    if (given.has(taken)) throw new Error(`The server gave out the id ${taken} a second time.`);
    return refused({ code: CONFLICT, reason: "idTaken", data: { id: taken } });
  }

  #takeIds(ids: readonly Id[]): void {
    for (const id of ids) this.#taken.add(id);
    this.#born.push(...ids);
  }

  async #decision(command: PreparedCommand): Promise<Decision> {
    const { definition, args, actor, brought, given, bill } = command;
    await this.#rows.readNamed(referencesIn(definition.arguments, args));
    const reading = definition.decide(args, actor);
    const reader = { userId: actor.userId, reachesPrivate: definition.reachesPrivate };
    const decision = await runOnBill(bill, reading, async (ask) =>
      definition.seesAll ? this.#rows.answer(ask) : this.#rows.answerTo(reader, ask),
    );
    if (!decision.ok) return refused(await tellRemover(this.#tx, actor.userId, decision.refusal));
    for (const change of decision.changes) {
      const id = idOfChange(change);
      const isBorn = typeof id === "number" && (given.has(id) || brought.has(id));
      if (isBorn) this.#rows.knowAbsent(change.entity, id);
    }
    const full = await refuseTakenOver(this.#tx, decision.changes, this.#rows.stored);
    return full ? refused(full) : decision;
  }
}

/** Kinds whose rows take others along: children, and all that is in the scope that they make. */
const holders = new Set<string | undefined>([
  ...entityNames.map((name) => entityOf(name).parent?.entity),
  ...Object.values(scopeKinds).map((kind) => ("root" in kind ? kind.root : undefined)),
]);

/** Kinds that share with their children what says where these lie. */
const sharers = new Set(
  entityNames.flatMap((name) => {
    const { parent } = entityOf(name);
    return parent?.shares ? [parent.entity] : [];
  }),
);

function takesAlong(change: Change): boolean {
  return "remove" in change && holders.has(change.entity);
}

function nameOf({ clientId, n }: Pick<LedgerKey, "clientId" | "n">): string {
  return `${clientId}:${n}`;
}

function entryOf(
  key: LedgerKey,
  decision: Decision,
  times: Pick<LedgerEntry, "at" | "actedAt">,
): LedgerEntry {
  if (decision.ok)
    return { ...key, code: SUCCESS, reason: "", data: decision.reply, seq: 0, ...times };
  const { code, reason, data } = decision.refusal;
  return { ...key, code, reason, data, seq: 0, ...times };
}

function answerAgain(known: LedgerEntry, key: LedgerKey): CommandResult {
  if (known.userId !== key.userId || known.argumentsHash !== key.argumentsHash) {
    return { state: "refused", refusal: { code: CONFLICT, reason: "mutationForked" } };
  }
  if (known.code === SUCCESS) return { state: "duplicate", seq: known.seq, reply: known.data };
  const { code, reason } = known;
  const data = known.data as Refusal["data"] | null;
  return { state: "refused", refusal: { code, reason, ...(data && { data }) } };
}
