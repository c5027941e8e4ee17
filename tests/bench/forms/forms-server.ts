import { login } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import { speak } from "#tests/server/make/speak.ts";
import { type BenchServer, credentials, openBenchServer } from "../bench-server.ts";

type Run = <Name extends CommandName>(
  name: Name,
  args: ArgumentsOf<Name>,
) => Promise<{ readonly id: number }>;

/** A server with whoever administers it at the door. */
export async function openFormsServer(): Promise<{
  readonly server: BenchServer;
  readonly run: Run;
}> {
  const server = await openBenchServer({ tasks: 0, messages: 0 });
  const session = await speak(server.address, login, { ...credentials, clientId: "bench-client" });
  if (!("token" in session.data)) throw new Error("The server asks for a second step");
  const { token } = session.data;
  const run: Run = async (name, args) => {
    const { code, reason, data } = await speak(server.address, callOf(name), args as never, token);
    if (code !== 200) throw new Error(`${name} was refused: ${code} ${reason}`);
    return data as { id: number };
  };
  return { server, run };
}

/** A field of a form, as its definition says it. */
export function piece(zjKey: string, name: string, label: string, config: object = {}): object {
  return { __config__: { zjKey, label, ...config }, __vModel__: name };
}

/** Draws a form of these fields; answers its id. */
export async function drawForm(run: Run, name: string, fields: readonly object[]): Promise<number> {
  const { id } = await run("form.add", { name, definition: JSON.stringify({ fields }) });
  return id;
}
