import { failure, success } from "#base/result.ts";
import { commandCalls } from "#contract/command-calls.ts";
import { runCommand } from "../commands/run-command.ts";
import type { App } from "../server.ts";
import { bindMemberCall } from "./bind.ts";

/** Mounts every call that runs a command. */
export function bindCommandCalls(app: App): void {
  for (const call of commandCalls.values()) {
    const { command } = call;
    if (!command) continue;
    bindMemberCall(app, call, async (_body, { session, sent, mutation }) => {
      // The command parses for itself: a mutation is known by its arguments as sent.
      const request = { actor: session, command, body: sent, mutation };
      const result = await runCommand(app.server, request);
      return result.state === "refused" ? failure(result.refusal) : success(result.reply);
    });
  }
}
