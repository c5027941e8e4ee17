import { callOf } from "#contract/command-calls.ts";
import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import { callProgram } from "#tests/server/make/server-program.ts";
import { until } from "./eventually.ts";
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
  // Whoever has just come in is signed in a moment before their browser has noted it.
  await until(async () => (await tokenOf(person)) !== undefined);
  const token = (await tokenOf(person)) ?? "";
  const { code, msg, data } = await callProgram(app.address, callOf(name), args as never, {
    token,
  });
  if (code !== 200) throw new Error(`${name}: ${code} ${msg}`);
  return data;
}

async function tokenOf(person: Person): Promise<string | undefined> {
  const session = (await rows(person, "meta")).find(({ key }) => key === "session");
  return (session?.["value"] as { token?: string } | undefined)?.token;
}
