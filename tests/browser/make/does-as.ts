import { callOf } from "#contract/command-calls.ts";
import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import { callProgram } from "#tests/server/make/server-program.ts";
import { rows } from "./local-rows.ts";
import type { Person } from "./open-browser.ts";
import type { App } from "./start-app.ts";

/** Does something as somebody who is not at a screen. */
export async function doesAs<Name extends CommandName>(
  app: App,
  person: Person,
  name: Name,
  args: ArgumentsOf<Name>,
): Promise<unknown> {
  const session = (await rows(person, "meta")).find(({ key }) => key === "session");
  const { token } = (session?.["value"] ?? {}) as { token?: string };
  const { code, msg, data } = await callProgram(app.address, callOf(name), args as never, {
    token: token ?? "",
  });
  if (code !== 200) throw new Error(`${name}: ${code} ${msg}`);
  return data;
}
