import type { Server } from "../server.ts";
import { queueOf } from "./command-queue.ts";
import type { CommandResult } from "./decide-group.ts";
import { type CommandRequest, prepareCommand } from "./prepared-command.ts";

/** Runs a command: ledger, rule, tables, log, all or nothing. Throws only what is worth another try. */
export async function runCommand(
  parts: Pick<Server, "database" | "hub" | "mint" | "now">,
  request: CommandRequest,
): Promise<CommandResult> {
  const prepared = await prepareCommand(parts, request);
  if ("refusal" in prepared) return { state: "refused", refusal: prepared.refusal };
  return queueOf(parts).run(prepared);
}
