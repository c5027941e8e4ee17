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
    email: addressOf(name),
    password: PASSWORD,
    clientId: crypto.randomUUID(),
  });
  if (code !== 200) throw new Error(`${name} could not join: ${code} ${msg}`);
}

/** An address for a name of any script. */
function addressOf(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll(" ", ".")
    .replaceAll(/[^a-z.]/gu, (letter) => `x${letter.codePointAt(0)?.toString(16)}`);
  return `${plain}@site.example`;
}
