import { callOf } from "#contract/command-calls.ts";
import { listPlans } from "#contract/calls/plan.ts";
import { syncPull } from "#contract/calls/sync.ts";
import { listTasks } from "#contract/calls/task.ts";
import { login } from "#contract/calls/user.ts";
import { credentials, openBenchServer } from "./bench-server.ts";
import type { Figure } from "./figure.ts";
import { type Line, openLine } from "./line.ts";

const CONNECTIONS = 10;
const CARDS = 1_000;
const READS = 600;
const READS_WITH_WRITES = 300;
const ROWS = 10_000;
const PULLS = 5;

/** What reading costs: a board again and again, and everything at once. */
export async function measureReads(): Promise<Figure[]> {
  return [...(await measureBoards()), await measurePull()];
}

async function measureBoards(): Promise<Figure[]> {
  const server = await openBenchServer({ tasks: CARDS, messages: 0 });
  const line = await signIn(server.address);
  const { records: plans } = await line.call(listPlans, {});
  const planId = plans.find(({ taskNum }) => taskNum === CARDS)?.id ?? 0;
  const board = { planId, parentId: -1, size: CARDS };
  const { records: tasks } = await line.call(listTasks, board);
  if (tasks.length !== CARDS) throw new Error(`The board came with ${tasks.length} cards`);

  const unchanged = await perSecond(READS, async () => line.send(listTasks, board));
  const changing = await perSecond(READS_WITH_WRITES, async (read) => {
    const id = tasks[read % CARDS]?.id ?? 0;
    await line.send(callOf("task.edit"), { id, name: `Renamed ${read}` });
    await line.send(listTasks, board);
  });
  line.close();
  await server.close();
  return [
    {
      name: "board of 1,000 cards read over HTTP, 10 connections",
      value: unchanged,
      unit: "/s",
      budget: 150,
      atLeast: true,
    },
    {
      name: "the same with a write before each",
      value: changing,
      unit: "/s",
      budget: 60,
      atLeast: true,
    },
  ];
}

async function measurePull(): Promise<Figure> {
  const server = await openBenchServer({ tasks: ROWS, messages: 0 });
  const line = await signIn(server.address);
  await pullAll(line);
  const before = await server.processorTime();
  for (let pull = 0; pull < PULLS; pull += 1) await pullAll(line);
  const took = (await server.processorTime()) - before;
  line.close();
  await server.close();
  return {
    name: "a pull of 10,000 rows takes of the server's processor",
    value: took / PULLS,
    unit: "ms",
    budget: 100,
  };
}

async function signIn(address: string): Promise<Line> {
  const door = openLine(address, 1);
  const answer = await door.call(login, { ...credentials, clientId: "bench-client-1" });
  door.close();
  if (!("token" in answer)) throw new Error("The server asks for a second step");
  return openLine(address, CONNECTIONS, answer.token);
}

async function pullAll(line: Line): Promise<void> {
  let { epoch, cursor } = await line.call(syncPull, { epoch: "", since: 0 });
  while (cursor) ({ epoch, cursor } = await line.call(syncPull, { epoch, since: 0, cursor }));
}

/** How often a second something is done, by as many at once as there are connections. */
async function perSecond(count: number, work: (index: number) => Promise<void>): Promise<number> {
  let begun = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (begun < count) {
        begun += 1;
        await work(begun);
      }
    }),
  );
  return count / ((performance.now() - started) / 1_000);
}
