import { DatabaseError } from "pg";
import type { PushResult } from "#contract/calls/sync.ts";
import { SERVER_PROBLEM } from "#contract/envelope.ts";
import { commandCalls } from "#contract/command-calls.ts";
import type { CommandName } from "#domain/commands.ts";
import { NOT_FOUND, type Refusal } from "#domain/refusal.ts";
import { runCommand } from "../commands/run-command.ts";
import { TooSoon } from "../commands/pace.ts";
import { currentBill, OverBudget } from "../processor/bill.ts";
import type { Server } from "../server.ts";
import { HeldLanes } from "./held-lanes.ts";
import { pushTogether, stretchesOf } from "./push-together.ts";
import { type Entry, type Pusher, refusedEntry, requestOf, resultOf } from "./pushed-entry.ts";

const serverProblem: Refusal = { code: SERVER_PROBLEM, reason: "serverProblem" };

/** Runs entries in their order; one that meets trouble holds up its own lane and no other. */
export async function push(
  server: Server,
  pusher: Pusher,
  entries: readonly Entry[],
): Promise<PushResult[]> {
  const held = new HeldLanes(server, pusher.actor);
  const results: PushResult[] = [];
  for (const stretch of stretchesOf(entries)) {
    const isWhole = stretch.length > 1 && !held.isAny;
    const together = isWhole ? await pushTogether(server, pusher, stretch) : [];
    results.push(...together);
    for (const entry of stretch.slice(together.length)) {
      results.push(await pushOne(server, pusher, entry, held));
    }
  }
  return results;
}

async function pushOne(
  server: Server,
  pusher: Pusher,
  entry: Entry,
  held: HeldLanes,
): Promise<PushResult> {
  const command = commandCalls.get(entry.call)?.command;
  if (!command) {
    // A newer app waits with it for a newer server, and what comes behind may build on it.
    held.holdNamed(entry);
    return refusedEntry(entry, { code: NOT_FOUND, reason: "callUnknown" }, pusher);
  }
  if (await held.holds(command, entry)) return { n: entry.n, state: "later" };
  return runEntry(server, pusher, { command, entry, held });
}

interface Work {
  command: CommandName;
  entry: Entry;
  held: HeldLanes;
}

async function runEntry(
  server: Server,
  pusher: Pusher,
  { command, entry, held }: Work,
): Promise<PushResult> {
  const { n } = entry;
  try {
    currentBill()?.demand();
    const result = await runCommand(server, requestOf(server, pusher, command, entry));
    // It may yet be done, and then before what comes behind.
    if (result.state === "refused" && entry.refill) held.holdNamed(entry);
    return resultOf(entry, result, pusher);
  } catch (error) {
    // Neither is anything behind it done: it is told once, when all of it is brought again.
    if (error instanceof OverBudget) {
      held.holdAll();
      return { n, state: "later" };
    }
    if (error instanceof TooSoon) {
      await held.hold(command, entry);
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
