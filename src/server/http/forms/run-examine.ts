import { failure, type Result, success } from "#base/result.ts";
import type { CommandName, ReplyTo } from "#domain/commands.ts";
import type { Refusal } from "#domain/refusal.ts";
import { runCommand } from "../../commands/run-command.ts";
import type { MemberContext } from "../bind.ts";

/** Contracts, purchases and the like (labels 1 to 12 of forms-approvals 7.1) have no flow beside that of their form; the fields of what comes with the product stay. */
export const SYSTEM_TYPE: Refusal = { code: 508, reason: "approval.systemType" };

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
