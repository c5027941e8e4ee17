import type { PushResult } from "#contract/calls/sync.ts";
import { commandCalls } from "#contract/command-calls.ts";
import { GROUP_MAX, queueOf } from "../commands/command-queue.ts";
import type { CommandResult } from "../commands/decide-group.ts";
import { prepareCommand } from "../commands/prepared-command.ts";
import { currentBill } from "../processor/bill.ts";
import type { Server } from "../server.ts";
import { type Entry, type Pusher, refusedEntry, requestOf, resultOf } from "./pushed-entry.ts";

/**
 * Parts entries, in their order, into such as may be done in one transaction: all that are known, and of
 * which a refusal is final, so that no answer decides whether what comes behind is done.
 */
export function stretchesOf(entries: readonly Entry[]): Entry[][] {
  const stretches: Entry[][] = [];
  let wasPlain = false;
  for (const entry of entries) {
    const isPlain = !entry.refill && commandCalls.get(entry.call)?.command !== undefined;
    const last = stretches.at(-1);
    if (last && isPlain && wasPlain && last.length < GROUP_MAX) last.push(entry);
    else stretches.push([entry]);
    wasPlain = isPlain;
  }
  return stretches;
}

/**
 * Does a stretch in one transaction, as far as whoever pushes has budget for; answers what became of so
 * much of it. Where there was trouble that is nothing: done one after the other, each entry finds out for itself.
 */
export async function pushTogether(
  server: Server,
  pusher: Pusher,
  stretch: readonly Entry[],
): Promise<PushResult[]> {
  try {
    const prepared = await prepareStretch(server, pusher, stretch);
    const commands = prepared.flatMap((outcome) => ("refusal" in outcome ? [] : [outcome]));
    const done = await queueOf(server).runTogether(commands);
    const results = new Map(commands.map((command, index) => [command, done[index]]));
    return prepared.map((outcome, index) => {
      const entry = stretch[index] as Entry;
      if ("refusal" in outcome) return refusedEntry(entry, outcome.refusal, pusher);
      return resultOf(entry, results.get(outcome) as CommandResult, pusher);
    });
  } catch {
    return [];
  }
}

async function prepareStretch(server: Server, pusher: Pusher, stretch: readonly Entry[]) {
  const prepared: Awaited<ReturnType<typeof prepareCommand>>[] = [];
  for (const entry of stretch) {
    const command = commandCalls.get(entry.call)?.command;
    if (!command || isOverBudget()) break;
    prepared.push(await prepareCommand(server, requestOf(server, pusher, command, entry)));
  }
  return prepared;
}

function isOverBudget(): boolean {
  try {
    currentBill()?.demand();
    return false;
  } catch {
    return true;
  }
}
