import { SUCCESS } from "#contract/envelope.ts";
import type { Actor, Change, CommandDefinition } from "#domain/command.ts";
import { type CommandName, commandOf } from "#domain/commands.ts";
import type { Id } from "#domain/id.ts";
import { OFFLINE_MAX } from "#domain/limits.ts";
import { type Ask, runReading } from "#domain/reading.ts";
import { CONFLICT, PARAMETER_ERROR, parameterError, type Refusal } from "#domain/refusal.ts";
import type { Server } from "../server.ts";
import { addLedgerEntry, findLedgerEntry, type LedgerEntry } from "../tables/own/ledger.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db, Tx } from "../tables/sql/db.ts";
import { applyChanges } from "./apply-changes.ts";
import { argumentsHash } from "./arguments-hash.ts";
import { enterLane } from "./lane.ts";
import { sanitiseArguments } from "./sanitise.ts";
import { idOfChange, readStored, rowKey, type Stored } from "./stored-rows.ts";

/** A command as it arrives. */
export interface CommandRequest {
  actor: Pick<Actor, "userId" | "isAdmin">;
  command: CommandName;
  /** Body of the call as sent. */
  body: unknown;
  /** Makes the command one that is done once, however often it arrives. */
  mutation?: { clientId: string; n: number } | undefined;
  /** Epoch ms at which the person acted; now where left out. */
  at?: number | undefined;
}

/** What became of it. Duplicate = it was done before, and this is what came of it then. */
export type CommandResult =
  | { state: "applied" | "duplicate"; seq: number; reply: unknown }
  | { state: "refused"; refusal: Refusal };

type Parts = Pick<Server, "database" | "hub" | "mint" | "now">;

/** Runs a command in one transaction: ledger, rule, tables, log. Throws only what is worth another try. */
export async function runCommand(parts: Parts, request: CommandRequest): Promise<CommandResult> {
  const definition = commandOf(request.command);
  const parsed = definition.arguments.safeParse(request.body);
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => issue.path.map(String).join("."));
    return refuse(parameterError("parameterError", { issues }));
  }
  const clean = sanitiseArguments(parsed.data);
  const args = definition.mint?.(clean, () => parts.mint.nextId()) ?? clean;
  const born = new Set(definition.minted?.(args).filter((id) => id !== undefined));
  for (const id of born) {
    if (!(await parts.mint.mayUse(id, request.actor.userId))) {
      return refuse({ code: PARAMETER_ERROR, reason: "idNotYours", data: { id } });
    }
  }
  const now = parts.now();
  const at = Math.min(now, Math.max(request.at ?? now, now - OFFLINE_MAX));
  const actor: Actor = { ...request.actor, now: at };
  const result = await parts.database.transaction(async (tx) =>
    decideAndApply(tx, { definition, args, born, actor, request, now }),
  );
  if (result.state === "applied") parts.hub.wake();
  return result;
}

interface Decided {
  definition: CommandDefinition;
  args: unknown;
  /** Ids that come to be with this command. */
  born: ReadonlySet<Id>;
  actor: Actor;
  request: CommandRequest;
  now: number;
}

async function decideAndApply(tx: Tx, work: Decided): Promise<CommandResult> {
  const { definition, args, actor, request, now } = work;
  await enterLane(tx, definition, args, actor);
  const key = ledgerKey(request);
  const known = key && (await findLedgerEntry(tx, key.clientId, key.n));
  if (known) return answerAgain(known, key);

  const decision = await runReading(definition.decide(args, actor), async (ask) => answer(tx, ask));
  const stored = decision.ok ? await readStored(tx, decision.changes) : undefined;
  const refusal = decision.ok ? refuseTaken(decision.changes, work.born, stored) : decision.refusal;
  const note = (entry: Pick<LedgerEntry, "code" | "reason" | "data" | "seq">) => {
    if (key) tx.beforeCommit(addLedgerEntry(tx, { ...key, ...entry, at: now }));
  };
  if (refusal || !decision.ok) {
    const { code, reason, data } = refusal ?? parameterError();
    note({ code, reason, data, seq: 0 });
    return refuse({ code, reason, ...(data && { data }) });
  }
  const context = { actorId: actor.userId, at: now };
  const seq = await applyChanges(tx, decision.changes, context, stored);
  note({ code: SUCCESS, reason: "", data: decision.reply, seq });
  return { state: "applied", seq, reply: decision.reply };
}

type LedgerKey = Pick<LedgerEntry, "clientId" | "n" | "userId" | "argumentsHash">;

function ledgerKey({ mutation, command, body, actor }: CommandRequest): LedgerKey | undefined {
  return mutation && { ...mutation, userId: actor.userId, argumentsHash: argumentsHash(command, body) };
}

function answerAgain(known: LedgerEntry, key: LedgerKey): CommandResult {
  if (known.userId !== key.userId || known.argumentsHash !== key.argumentsHash) {
    return refuse({ code: CONFLICT, reason: "mutationForked" });
  }
  if (known.code === SUCCESS) return { state: "duplicate", seq: known.seq, reply: known.data };
  const data = known.data as Refusal["data"] | null;
  return refuse({ code: known.code, reason: known.reason, ...(data && { data }) });
}

async function answer(db: Db, ask: Ask): Promise<unknown> {
  const table = tableOf(ask.entity);
  return ask.kind === "get" ? table.get(db, ask.id) : table.list(db, ask.where);
}

/** An id that is born now cannot be that of a row that stands: it would overwrite somebody's. */
function refuseTaken(
  changes: readonly Change[],
  born: ReadonlySet<Id>,
  stored: Stored | undefined,
): Refusal | undefined {
  for (const change of changes) {
    const id = idOfChange(change);
    if (typeof id !== "number" || !born.has(id) || !("put" in change)) continue;
    if (stored?.has(rowKey(change.entity, id))) return { code: CONFLICT, reason: "idTaken", data: { id } };
  }
  return undefined;
}

function refuse(refusal: Refusal): CommandResult {
  return { state: "refused", refusal };
}
