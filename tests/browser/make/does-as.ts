import type { BodyOf, CallDefinition, ReplyOf } from "#contract/call.ts";
import { addInvite } from "#contract/calls/user.ts";
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
  return callAs(app, person, callOf(name), args as never);
}

/** What `invite` answers, made without opening a screen. */
export async function linkFrom(app: App, administrator: Person): Promise<string> {
  const { code } = await callAs(app, administrator, addInvite, {});
  return `#${code}`;
}

async function callAs<Call extends CallDefinition>(
  app: App,
  person: Person,
  call: Call,
  body: BodyOf<Call>,
): Promise<ReplyOf<Call>> {
  // Whoever has just come in is signed in a moment before their browser has noted it.
  await until(async () => (await tokenOf(person)) !== undefined);
  const token = (await tokenOf(person)) ?? "";
  const { code, msg, data } = await callProgram(app.address, call, body, { token });
  if (code !== 200) throw new Error(`${call.name}: ${code} ${msg}`);
  return data;
}

async function tokenOf(person: Person): Promise<string | undefined> {
  const session = (await rows(person, "meta")).find(({ key }) => key === "session");
  return (session?.["value"] as { token?: string } | undefined)?.token;
}
