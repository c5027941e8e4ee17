import { failure, type Result, success } from "#base/result.ts";
import type { CommandName, ReplyTo } from "#domain/commands.ts";
import type { Refusal } from "#domain/refusal.ts";
import { queueOf } from "../../commands/command-queue.ts";
import { prepareCommand, type PreparedCommand } from "../../commands/prepared-command.ts";
import { runCommand } from "../../commands/run-command.ts";
import type { MemberContext } from "../bind.ts";

/** Contracts, purchases and the like (labels 1 to 12 of forms-approvals 7.1) have no flow beside that of their form; the fields of what comes with the product stay. */
export const SYSTEM_TYPE: Refusal = { code: 508, reason: "approval.systemType" };

/** What one step of a call asks for. */
interface Step {
  readonly command: CommandName;
  readonly body: unknown;
}

/** Runs two commands as one: the second, which is told with which the first goes, on what the first decided; where one is refused nothing is done. */
export async function runBoth<Last extends CommandName>(
  { server, session }: MemberContext,
  first: Step,
  last: (of: PreparedCommand) => Step & { readonly command: Last },
): Promise<Result<ReplyTo<Last>, Refusal>> {
  const prepare = async (step: Step) => prepareCommand(server, { actor: session, ...step });
  const one = await prepare(first);
  if ("refusal" in one) return failure(one.refusal);
  const two = await prepare(last(one));
  if ("refusal" in two) return failure(two.refusal);
  const results = await queueOf(server).runWhole([one, two]);
  const result = results.at(-1);
  if (result?.state === "refused") return failure(result.refusal);
  return success(result?.reply as ReplyTo<Last>);
}

/** Runs a command as one step of a call of the seeds. */
export async function run<Name extends CommandName>(
  { server, session }: MemberContext,
  command: Name,
  body: unknown,
): Promise<Result<ReplyTo<Name>, Refusal>> {
  const result = await runCommand(server, { actor: session, command, body });
  return result.state === "refused"
    ? failure(result.refusal)
    : success(result.reply as ReplyTo<Name>);
}
