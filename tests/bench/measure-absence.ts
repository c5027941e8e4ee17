import "fake-indexeddb/auto";
import { runCommand } from "#client/data/commands/run-command.ts";
import { type LocalDatabase, openLocalDatabase } from "#client/data/database/local-database.ts";
import { type Caller, createCaller } from "#client/data/calls/http.ts";
import { pullAll } from "#client/data/sync/pull.ts";
import { pushBatch } from "#client/data/sync/push.ts";
import { login } from "#contract/calls/user.ts";
import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import { type BenchServer, credentials, openBenchServer } from "./bench-server.ts";
import type { Figure } from "./figure.ts";

const CHANGES = 2_000;
const TASKS = 2_000;
/** The number that lets a browser of which there is one tab write. */
const FENCE = 1;

interface Absence {
  readonly label: string;
  /** What waits in the outbox when the line is back. */
  readonly queued: number;
  /** Seconds after which all of it is there, where that is promised. */
  readonly budget?: number;
}

const absences: readonly Absence[] = [
  { label: "8 hours away", queued: 200 },
  { label: "7 days away", queued: 5_000, budget: 10 },
];

/** Somebody comes back to what others did and with what they did themselves: how long, how many bytes, all of it once. */
export async function measureAbsence(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const absence of absences) figures.push(...(await measureOne(absence)));
  return figures;
}

async function measureOne({ label, queued, budget }: Absence): Promise<Figure[]> {
  const server = await openBenchServer({ tasks: TASKS, messages: 25 });
  const away = await signIn(server, `absence-${queued}`);
  const colleague = await signIn(server, `colleague-${queued}`);
  await pull(away);
  await pull(colleague);
  const { taskIds, dialogId } = await placesOf(away.database);

  for (let change = 0; change < CHANGES; change += 1) {
    const id = taskIds[change % taskIds.length] ?? 0;
    await run(colleague, "task.edit", { id, name: `Changed while away ${change}` });
  }
  await push(colleague);
  const before = await countMessages(colleague, dialogId);
  for (let entry = 0; entry < queued; entry += 1) {
    await run(away, "message.sendText", { dialogId, text: `Written while away ${entry}` });
  }

  away.bytes = 0;
  const started = performance.now();
  await push(away);
  await pull(away);
  const seconds = (performance.now() - started) / 1_000;
  const left = await away.database.outbox.count();
  const delivered = (await countMessages(colleague, dialogId)) - before;
  await server.close();
  return [
    {
      name: `${label}, ${CHANGES} changes, ${queued} queued: back`,
      value: seconds,
      unit: "s",
      ...(budget !== undefined && { budget }),
    },
    { name: `${label}: both directions`, value: away.bytes / 1_024, unit: "kB" },
    { name: `${label}: left in the outbox`, value: left, unit: "entries", budget: 0 },
    {
      name: `${label}: delivered more or less than once`,
      value: Math.abs(delivered - queued),
      unit: "entries",
      budget: 0,
    },
  ];
}

interface Browser {
  readonly database: LocalDatabase;
  readonly call: Caller;
  /** Both directions, uncompressed, since it was last set to 0. */
  bytes: number;
}

async function signIn({ address }: BenchServer, clientId: string): Promise<Browser> {
  let token = "";
  const browser: Browser = {
    database: openLocalDatabase(clientId),
    call: createCaller({
      origin: address,
      token: () => token,
      language: () => "en",
      async fetch(target, options) {
        const response = await fetch(target, options);
        const text = await response.text();
        const sent = typeof options?.body === "string" ? options.body.length : 0;
        browser.bytes += sent + text.length;
        return new Response(text, response);
      },
    }),
    bytes: 0,
  };
  const session = await browser.call(login, { ...credentials, clientId });
  if (!session.ok) throw new Error(`Nobody could sign in: ${session.failure.reason}`);
  const { userId, isAdmin, deviceNumber } = session.value;
  token = session.value.token;
  await browser.database.meta.bulkPut([
    { key: "identity", value: { userId, isAdmin, deviceNumber, counter: 0, clientId } },
    { key: "leader", value: FENCE },
  ]);
  return browser;
}

async function pull({ database, call }: Browser): Promise<void> {
  const failure = await pullAll(database, call, FENCE, Date.now);
  if (failure) throw new Error(`The pull failed: ${failure.reason}`);
}

async function push({ database, call }: Browser): Promise<void> {
  for (;;) {
    const { failure, sent } = await pushBatch(database, call, FENCE, Date.now);
    if (failure) throw new Error(`The push failed: ${failure.reason}`);
    if (sent === 0) return;
  }
}

async function run<Name extends CommandName>(
  { database }: Browser,
  name: Name,
  args: ArgumentsOf<Name>,
): Promise<void> {
  const result = await runCommand(database, name, args, Date.now());
  if (!result.ok) throw new Error(`${name} was refused: ${result.refusal.reason}`);
}

/** The tasks of the plan that the volume fills, and its chat. */
async function placesOf(database: LocalDatabase): Promise<{ taskIds: number[]; dialogId: number }> {
  const tasks = await database.task.toArray();
  const byPlan = Map.groupBy(tasks, ({ planId }) => planId);
  const [biggest = []] = [...byPlan.values()].toSorted((one, two) => two.length - one.length);
  const plan = await database.plan.get(biggest[0]?.planId ?? 0);
  return { taskIds: biggest.map(({ id }) => id), dialogId: plan?.dialogId ?? 0 };
}

/** Positions are given without a hole: the last one counts the messages. */
async function countMessages(browser: Browser, dialogId: number): Promise<number> {
  await pull(browser);
  return (await browser.database.dialog.get(dialogId))?.lastPosition ?? 0;
}
