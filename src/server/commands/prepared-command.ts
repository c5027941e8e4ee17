import { type Actor, type CommandDefinition, entersOf, type LaneTarget } from "#domain/command.ts";
import { type CommandName, commandOf } from "#domain/commands.ts";
import type { Id } from "#domain/id.ts";
import { OFFLINE_MAX } from "#domain/limits.ts";
import { CONFLICT, PARAMETER_ERROR, type Refusal } from "#domain/refusal.ts";
import type { Scope } from "#domain/scope.ts";
import type { LedgerEntry } from "../tables/own/ledger.ts";
import { SERVER_USER } from "../tables/own/device-number.ts";
import { type Bill, currentBill, spend } from "../processor/bill.ts";
import { argumentsHash } from "./arguments-hash.ts";
import type { Minting } from "./minting.ts";
import { paceOf } from "./pace.ts";
import { keepableTexts, sanitiseDeclared } from "./clean-texts.ts";
import { shapeRefusal } from "#domain/shape-refusal.ts";

/** A command as it arrives. */
export interface CommandRequest {
  /** Who does it, and with which device or access token where they are signed in. */
  actor: Pick<Actor, "userId" | "isAdmin" | "visitor"> & { readonly deviceId?: number };
  command: CommandName;
  /** Body of the call as sent. */
  body: unknown;
  /** Makes the command one that is done once, however often it arrives. */
  mutation?: { clientId: string; n: number } | undefined;
  /** Whether a refusal is not noted, so that the same mutation may be tried again. */
  isRefill?: boolean | undefined;
  /** Whether the server itself does it, with ids of its own range. */
  isOwn?: boolean | undefined;
  /** Whether nobody is told of what it brings; where left out, as the command or who does it says. */
  isQuiet?: boolean | undefined;
  /** Epoch ms at which the person acted; now where left out. */
  at?: number | undefined;
}

export type LedgerKey = Pick<LedgerEntry, "clientId" | "n" | "userId" | "argumentsHash">;

/** A command whose arguments are in order: all that can be known of it without its rows. */
export interface PreparedCommand {
  definition: CommandDefinition;
  args: unknown;
  actor: Actor;
  /** With what the actor did it. */
  deviceId: number | undefined;
  target: LaneTarget;
  /** The scope that the target is at present. */
  lane: Scope | undefined;
  /** The other scope whose rows it writes, where it may. */
  enters: readonly Scope[];
  /** Ids that the caller brought with them for what is born. */
  brought: ReadonlySet<Id>;
  /** Ids that the server gave for what is born; no row can have them. */
  given: ReadonlySet<Id>;
  key: LedgerKey | undefined;
  isRefill: boolean;
  /** Whether nobody is told of what it brings. */
  isQuiet: boolean;
  /** When it reached the server, epoch ms. */
  now: number;
  /** To which its deciding is charged; commands are decided together, on nobody's bill in particular. */
  bill: Bill | undefined;
}

/** Parses, cleans and completes the arguments; refuses what is wrong about them by themselves. */
export async function prepareCommand(
  { mint, now: clock }: { mint: Minting; now(): number },
  request: CommandRequest,
): Promise<PreparedCommand | { refusal: Refusal }> {
  const { userId, isAdmin, deviceId, visitor } = request.actor;
  const definition = commandOf(request.command);
  const parsed = spend(() => definition.arguments.safeParse(request.body));
  if (!parsed.success) {
    return { refusal: shapeRefusal(parsed.error) };
  }
  const keepable = spend(() => keepableTexts(parsed.data));
  const sanitised = await sanitiseDeclared(definition.arguments, keepable);
  if (!sanitised.ok) return { refusal: sanitised.error };
  const clean = sanitised.value;
  const brought = mintedIn(definition, clean);
  const refusal = await refuseIds(mint, brought, request);
  if (refusal) return { refusal };
  keepPace(mint, definition, brought, { request, now: clock() });
  const args = definition.mint?.(clean, () => mint.nextId()) ?? clean;
  const known = new Set(brought);
  const given = mintedIn(definition, args).filter((id) => !known.has(id));
  const now = clock();
  const at = Math.min(now, Math.max(request.at ?? now, now - OFFLINE_MAX));
  const actor = { userId, isAdmin, now: at, arrivedAt: now, ...(visitor && { visitor }) };
  const target = definition.lane(args, actor);
  const lane = typeof target === "string" ? target : undefined;
  const isRefill = request.isRefill ?? false;
  const enters = entersOf(definition, args, actor);
  const key = await ledgerKey(request);
  const ids = { brought: known, given: new Set(given) };
  const bill = currentBill();
  const isQuiet = definition.quiet ?? request.isQuiet ?? request.isOwn ?? false;
  const how = { key, isRefill, isQuiet, now, bill };
  return { definition, args, actor, deviceId, target, lane, enters, ...ids, ...how };
}

/** Throws where somebody does too often what others have to live with; the server itself is not held to it. */
function keepPace(
  mint: Minting,
  { name: what, perHour }: CommandDefinition,
  brought: readonly Id[],
  { request, now }: { request: CommandRequest; now: number },
): void {
  if (perHour === undefined || request.isOwn) return;
  const { actor, mutation } = request;
  const own = mutation ? `${mutation.clientId} ${mutation.n}` : String(mint.nextId());
  const name = brought.length > 0 ? brought.join(" ") : own;
  paceOf(mint).count({ userId: actor.userId, what, name }, perHour, now);
}

/** Why ids cannot be born with: they are not the caller's to give, or two things would have the same. */
async function refuseIds(
  mint: Minting,
  ids: readonly Id[],
  { actor, isOwn }: CommandRequest,
): Promise<Refusal | undefined> {
  const minter = isOwn ? SERVER_USER : actor.userId;
  const seen = new Set<Id>();
  for (const id of ids) {
    if (seen.has(id)) return { code: CONFLICT, reason: "idTaken", data: { id } };
    seen.add(id);
    if (!(await mint.mayUse(id, minter)))
      return { code: PARAMETER_ERROR, reason: "idNotYours", data: { id } };
  }
  return undefined;
}

/** The lanes in which a command stands, each once. */
export function lanesOf({ lane, enters }: Pick<PreparedCommand, "lane" | "enters">): Scope[] {
  return [...new Set([lane, ...enters])].filter((scope) => scope !== undefined);
}

/** All ids that a command gives birth to. */
export function idsBornWith({
  brought,
  given,
}: Pick<PreparedCommand, "brought" | "given">): readonly Id[] {
  return [...brought, ...given];
}

function mintedIn(definition: CommandDefinition, args: unknown): Id[] {
  return (definition.minted?.(args) ?? []).filter((id) => id !== undefined);
}

async function ledgerKey(request: CommandRequest): Promise<LedgerKey | undefined> {
  const { mutation, command, body, actor } = request;
  if (!mutation) return undefined;
  return { ...mutation, userId: actor.userId, argumentsHash: await argumentsHash(command, body) };
}
