import { claimedValue } from "#domain/field/field-claims.ts";
import type { Claim } from "#domain/claim.ts";
import type { Actor, Change } from "#domain/command.ts";
import { type ArgumentsOf, type CommandName, commandOf, type ReplyTo } from "#domain/commands.ts";
import { COUNTER_MAX, mintId } from "#domain/id.ts";
import { runReading } from "#domain/reading.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { shapeRefusal } from "#domain/shape-refusal.ts";
import { type Scope, userScope } from "#domain/scope.ts";
import { referencesIn, subjectOf } from "#domain/subject.ts";
import { wordsOf } from "#domain/words-of.ts";
import { type Identity, readMeta } from "../database/meta.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { withRows } from "../database/with-rows.ts";
import { type Answering, answerFrom } from "../fold/answer.ts";
import { foldChanges, namesOf } from "../fold/fold-changes.ts";
import { KeptRows } from "../fold/kept-rows.ts";
import { namesOfReads, noteReads, type Reads } from "../fold/reads.ts";
import { dependenciesOf } from "../outbox/depends-on.ts";
import type { NewOutboxEntry } from "../database/outbox-entry.ts";
import { mergeIntoLast } from "../outbox/merge-into-last.ts";
import { nameThings } from "../outbox/name-things.ts";
import { noRoom } from "../database/storage-errors.ts";
import { withRoom } from "../storage/with-room.ts";
import { kindsInUse, noteKinds } from "./kinds-in-use.ts";
import { resolveLane } from "./lane.ts";
import { noteRowsRead, rowsAhead } from "./read-ahead.ts";
import type { UnwrittenSeries } from "./unwritten-series.ts";

/** What came of it here: the reply is what the server will say as far as this browser can tell. */
export type RunResult<Reply = unknown> =
  | { readonly ok: true; readonly reply: Reply }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Does what a person asked for: in one transaction the rule decides, the rows
 * change, and the outbox holds what is to be sent, at the earliest at `undoUntil`. A refusal
 * changes nothing; so does a browser that is full.
 */
export async function runCommand<Name extends CommandName>(
  database: LocalDatabase,
  name: Name,
  args: ArgumentsOf<Name>,
  now: number,
  undoUntil = 0,
): Promise<RunResult<ReplyTo<Name>>> {
  const beside = [database.shadow, database.outbox, database.meta];
  const result = await withRoom(database, now, "wholeStreams", () =>
    // A click does not wait for whoever writes or reads rows that it does not use.
    withRows(database, kindsInUse(database, name), beside, () =>
      runWithin(database, name, args, now, { undoUntil }),
    ),
  );
  return result === "noRoom" ? { ok: false, refusal: noRoom } : result;
}

/**
 * As runCommand, as part of the transaction around it, in which `kept` has been read and `series` waits to be written; there is
 * nobody here who makes room.
 */
export async function runWithin<Name extends CommandName>(
  database: LocalDatabase,
  name: Name,
  args: ArgumentsOf<Name>,
  now: number,
  {
    undoUntil = 0,
    kept = new KeptRows(),
    series,
  }: {
    readonly undoUntil?: number;
    readonly kept?: KeptRows;
    readonly series?: UnwrittenSeries;
  } = {},
): Promise<RunResult<ReplyTo<Name>>> {
  const command = commandOf(name);
  const parsed = command.arguments.safeParse(args);
  if (!parsed.success) return { ok: false, refusal: shapeRefusal(parsed.error) };
  const rows = answerFrom(database, series?.decided, kept);
  // A rule asks for one row after the other; each way to the database and back takes as long as all of them at once.
  const named = [...referencesIn(command.arguments, parsed.data)];
  rows.readAhead(rowsAhead(database, name, named));
  const identity = await kept.read("meta/", "identity", () => readMeta(database.meta, "identity"));
  if (!identity) return { ok: false, refusal: { code: 401, reason: "signedOut" } };
  const minting = createMinting(identity);
  const full = command.mint ? command.mint(parsed.data, () => minting.nextId()) : parsed.data;
  const { userId, isAdmin } = identity;
  const actor: Actor = { userId, isAdmin, now, arrivedAt: now };
  const reads: Reads = [];
  const decision = await runReading(command.decide(full, actor), noteReads(rows.answer, reads));
  const lane = await resolveLane(rows, command.lane(full, actor));
  const changes = decision.ok ? decision.changes : [];
  const subject = subjectOf(command, full, actor);
  const about = await namedIn({ rows, changes }, subject, { lane, userId });
  const claims = await claimsAmong(command.claims?.(full) ?? [], rows);
  noteRowsRead(database, name, { named, asked: rows.asked });
  noteKinds(database, name, [...rows.kinds, ...changes.map(({ entity }) => entity)]);
  if (!decision.ok) return { ok: false, refusal: decision.refusal };
  if (!lane) return { ok: false, refusal: parameterError() };
  if (series?.isIn(reads)) await series.write();
  const [dependsOn] = await Promise.all([
    changes.length > 0 ? dependenciesOf(database, lane, { reads, kept }) : [],
    keepCounter({ database, kept, series }, { identity, counter: minting.counter() }),
  ]);
  // What is already so needs no sending.
  if (changes.length === 0) return { ok: true, reply: decision.reply };
  const touched = namesOf(changes);
  const entry: NewOutboxEntry = {
    ...newEntry,
    command: name,
    args: full,
    about,
    words: wordsOf(command, full),
    ...(claims.length > 0 && { claims }),
    lane,
    at: now,
    touched,
    read: namesOfReads(reads, touched),
    dependsOn,
    ...(undoUntil > 0 && { undoUntil }),
  };
  await keep({ database, kept, series }, { entry, changes });
  return { ok: true, reply: decision.reply };
}

/** What is said of a command that changes something. */
async function namedIn(
  { rows, changes }: { readonly rows: Answering; readonly changes: readonly Change[] },
  subject: ReturnType<typeof subjectOf>,
  { lane, userId }: { readonly lane: Scope | undefined; readonly userId: number },
) {
  if (!lane || changes.length === 0) return [];
  return nameThings({ rows, changes }, subject, { lane, own: userScope(userId) });
}

/** What stays as it was is not claimed by whoever happens to say it. */
async function claimsAmong(all: readonly Claim[], { answer }: Answering): Promise<Claim[]> {
  const claims: Claim[] = [];
  for (const claim of all) {
    const { entity, id, field } = claim;
    const row = (await answer({ kind: "get", entity, id })) as object | undefined;
    if (row && claimedValue(row, field) !== claim.value) claims.push(claim);
  }
  return claims;
}

/** What is true of each entry that nobody has sent yet. */
const newEntry = {
  state: "waiting",
  seq: 0,
  folded: true,
  sent: false,
  attempts: 0,
  notBefore: 0,
} as const;

/** Where a command is kept: at once, or with those of its series. */
interface Keeping {
  readonly database: LocalDatabase;
  readonly kept: KeptRows;
  readonly series: UnwrittenSeries | undefined;
}

/** The rows change, and what is to be sent waits in the outbox. */
async function keep(
  { database, kept, series }: Keeping,
  { entry, changes }: { readonly entry: NewOutboxEntry; readonly changes: readonly Change[] },
): Promise<void> {
  // What may become one with the last of its lane has to find that.
  if (series && !commandOf(entry.command).merge) return series.add(entry, changes);
  await series?.write();
  if (await mergeIntoLast(database, entry)) return kept.forgetAll();
  kept.forget(entry.touched);
  await Promise.all([foldChanges(database, changes), database.outbox.add(entry)]);
  return undefined;
}

async function keepCounter(
  { database, kept, series }: Keeping,
  { identity, counter }: { readonly identity: Identity; readonly counter: number },
): Promise<void> {
  if (counter === identity.counter) return;
  const value = { ...identity, counter };
  kept.keep("meta/", "identity", value);
  if (series) series.keepIdentity(value);
  else await database.meta.put({ key: "identity", value });
}

function createMinting(identity: Identity) {
  let counter = identity.counter;
  return {
    nextId() {
      counter += 1;
      if (counter > COUNTER_MAX) throw new Error("This browser has used up its range of ids");
      return mintId(identity.deviceNumber, counter);
    },
    counter: () => counter,
  };
}
