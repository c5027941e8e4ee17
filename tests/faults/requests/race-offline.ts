import "fake-indexeddb/auto";
import { setTimeout as sleep } from "node:timers/promises";
import { runUndoable } from "#client/data/commands/run-undoable.ts";
import { tableOf } from "#server/tables/registry.ts";
import { createLuck } from "#tests/sim/luck.ts";
import type { Check } from "../check.ts";
import type { Client } from "../client.ts";
import { differences } from "../compare.ts";
import type { Stage } from "../stories.ts";
import { drain, findHoles } from "../verdict.ts";
import { type Desks, openDesks } from "./desks.ts";
import { wronglyTold, wrongInSql } from "./look-at-request.ts";
import { ask, drawForm, type Office } from "./office.ts";
import { type Attempt, type Race, RACES } from "./races.ts";

/** Milliseconds in which what was done here can be taken back, at least. */
const UNDO = 150;

/** Of what can be taken back so much is thought better of, in time or too late. */
const UNDONE = 0.5;

/** One request, and what two do with it without a network. */
interface Run {
  readonly id: number;
  readonly attempts: readonly { readonly attempt: Attempt; readonly client: Client }[];
  /** Takes back the first of them; false where it has been on its way. */
  readonly undo: () => Promise<boolean>;
}

/** Two act on one request while neither has a network; both come back at once, on bad lines, to servers that are killed. */
export async function raceOffline(stage: Stage, office: Office): Promise<Check[]> {
  const { cluster, seed, size, say } = stage;
  const luck = createLuck(seed + 4);
  const desks = await openDesks(stage, office);
  const races = RACES.filter(({ before }) => before === undefined);
  const forms = new Map<Race, number>();
  for (const race of races)
    forms.set(race, await drawForm(cluster, office, `${race.name}, offline`, race.nodes(office)));
  const [late, wrong, takenBack] = [[] as string[], [] as string[], [] as boolean[]];
  for (let round = 0; round < size.requestsOffline; round += 1) {
    const runs: Run[] = [];
    for (const [race, formId] of forms) {
      const { id } = await ask(cluster, office.hana, formId);
      runs.push(await prepare(desks, id, race.attempts(office, { id })));
    }
    desks.rest();
    const held = await Promise.all(runs.map(async (run, at) => actAll(run, UNDO + at)));
    desks.storm();
    desks.wake();
    const thinking = Promise.all(
      held.map(async (run) => luck.chance(UNDONE) && thinkAgain(run, luck.upTo(UNDO * 8))),
    );
    if (round % 3 === 1) await luck.pick(cluster.nodes)?.kill();
    const undone = await thinking;
    desks.heal();
    late.push(...(await drain(cluster.database, desks.clients)));
    for (const [at, run] of held.entries())
      wrong.push(...(await wrongAfter(stage, office, run, undone[at] === true)));
    takenBack.push(...undone);
  }
  const undone = takenBack.filter(Boolean).length;
  say(`${takenBack.length} races without a network, ${undone} things taken back in time`);
  const rows = [];
  for (const client of desks.clients) rows.push(...(await differences(cluster.database, client)));
  const holes = await findHoles(cluster.database);
  await desks.close();
  return [
    { name: "what was decided without a network arrives", problems: late },
    {
      name: "of what two did without a network one counts, the other one is told",
      problems: wrong,
    },
    { name: "everybody holds the rows of the server", problems: rows },
    { name: "the change log has no hole after races", problems: holes },
  ];
}

async function prepare(desks: Desks, id: number, attempts: readonly Attempt[]): Promise<Run> {
  const placed = attempts.map((attempt, at) => ({ attempt, client: desks.of(attempt, at) }));
  for (const { client } of placed)
    while ((await client.database.approval.get(id)) === undefined) await sleep(10);
  return { id, attempts: placed, undo: async () => false };
}

/** Both do it; nobody knows of the other one yet. */
async function actAll(run: Run, within: number): Promise<Run> {
  const [first, second] = run.attempts;
  if (!first || !second) throw new Error("It takes two");
  const { name, args } = first.attempt.deed;
  const done = await runUndoable(first.client.database, name, args, Date.now(), within);
  if (!done.ok) throw new Error(`${name} was refused: ${done.refusal.reason}`);
  await second.client.run(second.attempt.deed.name, second.attempt.deed.args);
  return { ...run, undo: done.undo };
}

/** Somebody thinks better of it, as early or as late as they like. */
async function thinkAgain({ undo }: Run, after: number): Promise<boolean> {
  await sleep(after);
  return undo();
}

async function wrongAfter(
  { cluster }: Stage,
  { hana }: Office,
  { id, attempts }: Run,
  undone: boolean,
): Promise<string[]> {
  const done = (await tableOf("approval").get(cluster.database, id))?.events ?? [];
  const [, winner, ...more] = done;
  if (!winner || more.length > 0) return [`request ${id}: ${done.length - 1} counted`];
  const start = { userId: hana.userId, what: "start" as const };
  const wrong = await wrongInSql(cluster.database, id, [start, winner]);
  let counted = 0;
  for (const [at, { attempt, client }] of attempts.entries()) {
    const told = (await client.database.attention.toArray()).filter(({ args }) => isOf(args, id));
    const [first, ...others] = told;
    if (others.length > 0) wrong.push(`${client.name} is told ${told.length} times`);
    if (first) wrong.push(...wronglyTold(first.refusal, winner));
    if (undone && at === 0) {
      if (first) wrong.push(`${client.name} is told of what they took back`);
    } else if (!first) {
      counted += 1;
      if (attempt.by.userId !== winner.userId || attempt.what !== winner.what)
        wrong.push(`${client.name} is not told that it does not count`);
    }
  }
  if (counted !== 1) wrong.push(`${counted} believe that theirs counts`);
  return wrong.map((words) => `request ${id} ${words}`);
}

function isOf(args: unknown, id: number): boolean {
  const named = args as { readonly id?: number; readonly recordId?: number };
  return named.id === id || named.recordId === id;
}
