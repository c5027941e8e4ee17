import { setTimeout } from "node:timers/promises";
import { listPlans } from "#contract/calls/plan.ts";
import { listTasks } from "#contract/calls/task.ts";
import { callOf } from "#contract/command-calls.ts";
import { type Caller, openCallers } from "./abuse-client.ts";
import { abuses } from "./abuses.ts";
import { openAbuser } from "./open-abuser.ts";
import { openBenchServer } from "../bench-server.ts";
import { type Figure, percentile } from "../figure.ts";

/** How long each abuse goes on, ms. */
const LASTS = 6_000;
/** Invitations take ten people a minute, with those who abuse the server. */
const NEIGHBOURS = 3;
/** Between two calls of a neighbour, ms. */
const PAUSE = 25;
const BUDGET = 100;

/** How long everybody else waits for the server while one member abuses it. */
export async function measureAbuse(): Promise<Figure[]> {
  const server = await openBenchServer({ tasks: 500, messages: 25 });
  const callers = await openCallers(server, NEIGHBOURS + abuses.length);
  const neighbours = callers.slice(0, NEIGHBOURS);
  const figures = figuresOf("nobody abuses the server", await measure(neighbours));
  for (const [index, { label }] of abuses.entries()) {
    const seat = callers[NEIGHBOURS + index];
    if (!seat) throw new Error("There are too few callers");
    const abuser = await openAbuser(label, seat);
    figures.push(...figuresOf(label, await measure(neighbours, () => abuser.abuse(LASTS))));
    await abuser.close();
  }
  await server.close();
  return figures;
}

/** What each call of the neighbours took, ms, from the beginning of the abuse to its end. */
async function measure(
  neighbours: readonly Caller[],
  abuse?: () => Promise<void>,
): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + LASTS;
  const goesOn = () => performance.now() < end;
  const abusing = abuse?.();
  await Promise.all(
    neighbours.map(async (neighbour) => {
      for (let round = 0; goesOn(); round += 1) {
        const started = performance.now();
        await actAs(neighbour, round);
        times.push(performance.now() - started);
        await setTimeout(PAUSE);
      }
    }),
  );
  await abusing;
  return times;
}

/** What people do all day, in turn. */
async function actAs({ planId, call }: Caller, round: number): Promise<unknown> {
  if (round % 3 === 0) return call(callOf("task.add"), { planId, name: `Task ${round}` });
  if (round % 3 === 1) return call(listTasks, { planId, size: 50 });
  return call(listPlans, {});
}

function figuresOf(label: string, times: readonly number[]): Figure[] {
  return [
    {
      name: `${label}: others wait, p99`,
      value: percentile(times, 0.99),
      unit: "ms",
      budget: BUDGET,
    },
    { name: `${label}: others wait at most`, value: Math.max(...times), unit: "ms" },
    { name: `${label}: calls of others`, value: times.length, unit: "calls" },
  ];
}
