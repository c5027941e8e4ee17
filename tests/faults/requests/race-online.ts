import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { callOf } from "#contract/command-calls.ts";
import { createLuck } from "#tests/sim/luck.ts";
import { callProgram } from "#tests/server/make/server-program.ts";
import type { Check } from "../check.ts";
import type { Cluster } from "../cluster.ts";
import type { Stage } from "../stories.ts";
import { type Done, wronglyTold, wrongInSql } from "./look-at-request.ts";
import { ask, does, drawForm, type Office } from "./office.ts";
import { type Attempt, type Race, RACES } from "./races.ts";

/** Milliseconds until a server that does not answer is asked again. */
const PAUSE = 50;
/** Of all races a server is killed in the middle of so many. */
const KILLS = 0.25;
const FAILED = 500;

interface Forms {
  readonly race: Race;
  readonly formId: number;
}

/** Two people act on one request at the same moment, on two servers, of which one may just be killed. */
export async function raceOnline(
  { cluster, seed, size, say }: Stage,
  office: Office,
): Promise<Check[]> {
  const luck = createLuck(seed + 3);
  const forms: Forms[] = [];
  for (const race of RACES)
    forms.push({ race, formId: await drawForm(cluster, office, race.name, race.nodes(office)) });
  const problems = new Map<string, string[]>();
  let kills = 0;
  for (let round = 0; round < size.requestRounds; round += 1) {
    const runs = [];
    for (const { race, formId } of forms) {
      const ready = await prepare(cluster, office, race, formId);
      // Which of them comes to which server is drawn; who is first is up to the machine.
      runs.push({ race, ...ready, first: luck.upTo(cluster.nodes.length) });
    }
    const killed = round % (1 / KILLS) === 1 ? luck.pick(cluster.nodes) : undefined;
    const after = luck.upTo(20);
    const killing = killed && sleep(after).then(async () => killed.kill());
    if (killed) kills += 1;
    const found = await Promise.all(
      runs.map(async (run) => ({ name: run.race.name, wrong: await runRace(cluster, run) })),
    );
    await killing;
    for (const { name, wrong } of found)
      problems.set(name, [...(problems.get(name) ?? []), ...wrong]);
  }
  say(`${size.requestRounds * RACES.length} races for requests, ${kills} kills of servers`);
  return [...problems].map(([name, wrong]) => ({
    name: `exactly one counts where ${name}`,
    problems: wrong,
  }));
}

interface Ready {
  readonly id: number;
  /** What was done with it so far. */
  readonly done: readonly Done[];
  readonly attempts: readonly [Attempt, Attempt];
}

async function prepare(
  cluster: Cluster,
  office: Office,
  race: Race,
  formId: number,
): Promise<Ready> {
  const request = await ask(cluster, office.hana, formId);
  const before = race.before?.(office, request) ?? [];
  for (const { by, deed } of before) await does(cluster, by, deed.name, deed.args as never);
  const start: Done = { userId: office.hana.userId, what: "start" };
  const done = [start, ...before.map(doneBy)];
  return { id: request.id, done, attempts: race.attempts(office, request) };
}

function doneBy({ by, what }: Attempt): Done {
  return { userId: by.userId, what };
}

async function runRace(
  cluster: Cluster,
  { id, done, attempts, first }: Ready & { readonly first: number },
): Promise<string[]> {
  const replies = await Promise.all(
    attempts.map(async (attempt, at) => ({
      attempt,
      reply: await insist(cluster, attempt, first + at),
    })),
  );
  const [winner, ...others] = replies.filter(({ reply }) => reply.code === 200);
  if (!winner || others.length > 0) {
    const codes = replies.map(({ reply }) => `${reply.code} ${reply.msg}`);
    return [`request ${id}: ${others.length + (winner ? 1 : 0)} counted: ${codes.join(", ")}`];
  }
  const did = doneBy(winner.attempt);
  const late = replies.filter((one) => one !== winner);
  const wrong = [
    ...late.flatMap(({ reply }) => wronglyTold(reply, did)),
    ...(await wrongInSql(cluster.database, id, [...done, did])),
  ];
  return wrong.map((words) => `request ${id} ${words}`);
}

/** Asks one server after the other for the same thing, until one of them says what became of it. */
async function insist({ nodes }: Cluster, { by, deed }: Attempt, first: number) {
  const mutation = `${randomUUID()}:1`;
  for (let at = first; ; at += 1) {
    const address = nodes[at % nodes.length]?.address ?? "";
    const call = callProgram(address, callOf(deed.name), deed.args as never, {
      token: by.token,
      mutation,
    });
    // Whoever was killed says nothing, or that it could not be done.
    const reply = await call.catch(() => undefined);
    if (reply && reply.code !== FAILED) return reply;
    await sleep(PAUSE);
  }
}
