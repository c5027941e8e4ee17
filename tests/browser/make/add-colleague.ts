import { acceptInvite } from "#contract/calls/user.ts";
import { callProgram } from "#tests/server/make/server-program.ts";
import { PASSWORD } from "./session-steps.ts";

/** Somebody who has an account and is not at a browser. */
export async function addColleague(
  serverAddress: string,
  link: string,
  name: string,
): Promise<void> {
  const { code, msg } = await callProgram(serverAddress, acceptInvite, {
    code: link.slice(1),
    name,
    email: `${name.replace(" ", ".").toLowerCase()}@site.example`,
    password: PASSWORD,
    clientId: crypto.randomUUID(),
  });
  if (code !== 200) throw new Error(`${name} could not join: ${code} ${msg}`);
}
