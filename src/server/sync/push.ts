import { DatabaseError } from "pg";
import type { ParsedBodyOf } from "#contract/call.ts";
import type { PushResult, syncPush } from "#contract/calls/sync.ts";
import { SERVER_PROBLEM } from "#contract/envelope.ts";
import { commandCalls } from "#contract/command-calls.ts";
import { type CommandName, commandOf } from "#domain/commands.ts";
import { NOT_FOUND, type Refusal } from "#domain/refusal.ts";
import { laneScope } from "../commands/lane.ts";
import { type CommandRequest, lanesOf } from "../commands/prepared-command.ts";
import { runCommand } from "../commands/run-command.ts";
import { earliestCredible } from "../people/contact.ts";
import { currentBill, OverBudget } from "../processor/bill.ts";
import type { Server } from "../server.ts";
import type { Contact } from "../tables/own/contact.ts";

const serverProblem: Refusal = { code: SERVER_PROBLEM, reason: "serverProblem" };

type Body = ParsedBodyOf<typeof syncPush>;
type Entry = Body["entries"][number];

/** Who pushes, and how a refusal is put into words for them. */
export interface Pusher {
  /** When their browser was heard of. */
  contact: Contact;
  actor: CommandRequest["actor"];
  textOf(refusal: Refusal): string;
}

/** Runs entries in their order; one that meets trouble holds up its own lane and no other. */
export async function push(server: Server, pusher: Pusher, body: Body): Promise<PushResult[]> {
  const held = new HeldLanes(server, pusher.actor);
  const results: PushResult[] = [];
  for (const entry of body.entries) {
    const command = commandCalls.get(entry.call)?.command;
    if (!command) {
      results.push(refusedEntry(entry, { code: NOT_FOUND, reason: "callUnknown" }, pusher));
      // A newer app waits with it for a newer server, and what comes behind may build on it.
      held.holdNamed(entry);
    } else if (await held.holds(command, entry)) {
      results.push({ n: entry.n, state: "later" });
    } else {
      results.push(
        await runEntry(server, pusher, { command, entry, clientId: body.clientId, held }),
      );
    }
  }
  return results;
}

interface Work {
  command: CommandName;
  entry: Entry;
  clientId: string;
  held: HeldLanes;
}

async function runEntry(
  server: Server,
  pusher: Pusher,
  { command, entry, clientId, held }: Work,
): Promise<PushResult> {
  const { n, data: body } = entry;
  const at = Math.max(entry.at, earliestCredible(pusher.contact, server.now()));
  try {
    currentBill()?.demand();
    const mutation = { clientId, n };
    const isRefill = entry.refill ?? false;
    const request = { actor: pusher.actor, command, body, mutation, isRefill, at };
    const result = await runCommand(server, request);
    if (result.state === "refused") {
      // It may yet be done, and then before what comes behind.
      if (isRefill) held.holdNamed(entry);
      return refusedEntry(entry, result.refusal, pusher);
    }
    return { n, state: result.state, seq: result.seq, code: 200, data: result.reply };
  } catch (error) {
    // Neither is anything behind it done: it is told once, when all of it is brought again.
    if (error instanceof OverBudget) {
      held.holdAll();
      return { n, state: "later" };
    }
    server.log.error({ err: error, call: entry.call }, "An entry could not be done");
    if (isMistake(error)) return refusedEntry(entry, serverProblem, pusher);
    await held.hold(command, entry);
    return { n, state: "later" };
  }
}

/**
 * Whether it would fail the same way for ever: data that the database does not
 * take, or a bug. Then the entry goes back to its person, who can try again,
 * and does not hold up the lane; all else is trouble that passes.
 */
function isMistake(error: unknown): boolean {
  if (error instanceof DatabaseError) return /^(22|23|42)/.test(error.code ?? "");
  return error instanceof TypeError || error instanceof RangeError;
}

function refusedEntry({ n }: Entry, refusal: Refusal, pusher: Pusher): PushResult {
  const { code, reason, data } = refusal;
  return { n, state: "refused", code, reason, msg: pusher.textOf(refusal), ...(data && { data }) };
}

/** Lanes in which an entry of this push could not be done now. */
class HeldLanes {
  readonly #server: Server;
  readonly #actor: CommandRequest["actor"];
  readonly #scopes = new Set<string>();
  readonly #named = new Set<string>();
  #all = false;

  constructor(server: Server, actor: CommandRequest["actor"]) {
    this.#server = server;
    this.#actor = actor;
  }

  async hold(command: CommandName, entry: Entry): Promise<void> {
    const scopes = await this.#scopesOf(command, entry);
    for (const scope of scopes ?? []) this.#scopes.add(scope);
    // Whoever cannot tell the lane holds up all: order counts for more than haste.
    if (!scopes) this.#all = true;
  }

  /** Holds up everything that comes behind. */
  holdAll(): void {
    this.#all = true;
  }

  /** Holds up the lane that the client has named. */
  holdNamed({ lane }: Entry): void {
    if (lane) this.#named.add(lane);
  }

  async holds(command: CommandName, entry: Entry): Promise<boolean> {
    if (this.#all || (entry.lane && this.#named.has(entry.lane))) return true;
    if (this.#scopes.size === 0) return false;
    const scopes = await this.#scopesOf(command, entry);
    // A row that is not there may be one that a held entry would have made.
    return scopes === undefined || scopes.some((scope) => this.#scopes.has(scope));
  }

  async #scopesOf(command: CommandName, entry: Entry): Promise<string[] | undefined> {
    const definition = commandOf(command);
    const parsed = definition.arguments.safeParse(entry.data);
    if (!parsed.success) return undefined;
    try {
      const target = definition.lane(parsed.data, this.#actor);
      const lane = await laneScope(this.#server.database, target);
      return lane && lanesOf({ lane, enters: definition.enters?.(parsed.data) });
    } catch {
      return undefined;
    }
  }
}
