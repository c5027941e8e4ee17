import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { callOf } from "#contract/command-calls.ts";
import { TOKEN_HEADER } from "#contract/headers.ts";
import { type BenchServer, openBenchServer } from "../bench-server.ts";

const program = fileURLToPath(new URL("fill-crew.ts", import.meta.url));

/** Somebody who is signed in at one browser. */
export interface CrewMember {
  readonly userId: number;
  readonly token: string;
}

/** What `fill-crew.ts` has made. */
export interface Crew {
  readonly people: readonly CrewMember[];
  /** The group of all of them, and of whoever set the company up. */
  readonly dialogId: number;
  /** Groups of few: each has the people from `first` on. */
  readonly groups: readonly { readonly dialogId: number; readonly first: number }[];
}

interface Wanted {
  readonly people: number;
  readonly groups: number;
  /** Messages that stand in the group of all. */
  readonly messages: number;
}

/** People of one of the groups of few. */
export const GROUP_SIZE = 5;

/** A server at which so many people are signed in, who are in one group together, and in groups of five. */
export async function openCrew(wanted: Wanted): Promise<{ server: BenchServer; crew: Crew }> {
  let crew: Crew = { people: [], dialogId: 0, groups: [] };
  const server = await openBenchServer({
    tasks: 0,
    messages: 0,
    settings: { SOCKET_TOKEN: "1" },
    async fill(env) {
      crew = await fillCrew(env, wanted);
    },
  });
  return { server, crew };
}

async function fillCrew(env: NodeJS.ProcessEnv, { people, groups, messages }: Wanted) {
  const words = [people, groups, messages].map(String);
  const child = spawn(process.execPath, [program, ...words], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  let told = "";
  for await (const part of child.stdout) told += String(part);
  await ended;
  return JSON.parse(told) as Crew;
}

/** Writes a message as somebody; throws where it was refused. */
export async function sayAs(
  { address }: Pick<BenchServer, "address">,
  { token }: Pick<CrewMember, "token">,
  dialogId: number,
  text: string,
): Promise<void> {
  const response = await fetch(address + callOf("message.sendText").path, {
    method: "POST",
    headers: { "content-type": "application/json", [TOKEN_HEADER]: token },
    body: JSON.stringify({ dialogId, text }),
  });
  const { code, msg } = (await response.json()) as { code: number; msg: string };
  if (code !== 200) throw new Error(`"${text}" was refused: ${code} ${msg}`);
}
