import { setTimeout as sleep } from "node:timers/promises";
import { type PullBody, type syncPull } from "#contract/calls/sync.ts";
import { callOf } from "#contract/command-calls.ts";
import { changesBetween } from "#server/tables/own/change.ts";
import { readHead } from "#server/tables/own/space.ts";
import { addSomeone, type Someone } from "#tests/server/make/people.ts";
import { Replica } from "#tests/server/make/replica.ts";
import { callProgram } from "#tests/server/make/server-program.ts";
import { createLuck } from "#tests/sim/luck.ts";
import type { Check } from "./check.ts";
import type { Cluster } from "./cluster.ts";
import type { Stage } from "./stories.ts";
import { missedByReaders } from "./tail-log.ts";

const WRITERS = 32;
const READERS = 8;
/** Writers of one plan stand in one line; those of several race for the numbers. */
const PLANS = 8;

/** Many write on all servers at once, and nobody who follows the numbers misses one. */
export async function sequenceRace(stage: Stage): Promise<Check[]> {
  const { cluster, seed, size } = stage;
  const { missed, rows } = await race(stage);
  const { url } = cluster.postgres;
  const count = { seed, writes: size.writes };
  const counter = await missedByReaders(url, "counter", count);
  const serial = await missedByReaders(url, "bigserial", count);
  stage.say(`with a bigserial ${serial} lines would have been missed`);
  return [
    { name: "who follows the log meets every number in its order", problems: missed },
    { name: "who pulls again and again holds what a fresh pull brings", problems: rows },
    {
      name: "a counter that is bumped last loses no line",
      problems: counter > 0 ? [`${counter} lines were missed`] : [],
    },
    {
      name: "the same readers miss lines when a bigserial counts",
      problems: serial > 0 ? [] : ["nothing was missed, so this proves nothing"],
    },
  ];
}

interface Found {
  missed: string[];
  rows: string[];
}

async function race({ cluster, seed, size, say }: Stage): Promise<Found> {
  const server = { parts: { database: cluster.database, now: Date.now } };
  const writer = await addSomeone(server, `Writer${seed}`);
  const readers = [];
  for (let index = 0; index < READERS / 2; index += 1) {
    readers.push(await addSomeone(server, `Reader${seed}n${index}`));
  }
  const places = await makePlans(cluster, writer, readers);
  let isOver = false;
  const goesOn = () => !isOver;
  const tailing = Array.from({ length: READERS / 2 }, async () => tail(cluster, goesOn));
  const pulling = readers.map(async (reader, index) => pullOn(cluster, reader, index, goesOn));
  const before = await readHead(cluster.database);
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, index) => {
      const luck = createLuck(seed * WRITERS + index);
      for (let write = 0; write < size.writes; write += 1) {
        const place = places[index % places.length];
        const node = luck.pick(cluster.nodes);
        if (place && node) await writeSomething(node.address, writer, place, `${index} ${write}`);
      }
    }),
  );
  isOver = true;
  const found = {
    missed: (await Promise.all(tailing)).flat(),
    rows: (await Promise.all(pulling)).flat(),
  };
  say(`${(await readHead(cluster.database)) - before} numbers taken by ${WRITERS} writers`);
  return found;
}

interface Place {
  readonly planId: number;
  readonly dialogId: number;
}

async function makePlans({ nodes }: Cluster, writer: Someone, readers: readonly Someone[]) {
  const address = nodes[0]?.address ?? "";
  const userId = readers.map((reader) => reader.userId);
  const places: Place[] = [];
  for (let index = 0; index < PLANS; index += 1) {
    const body = { name: `Lot ${index}`, columns: ["To do"] };
    const { data } = await callProgram(address, callOf("plan.add"), body, writer);
    await callProgram(address, callOf("plan.invite"), { planId: data.id, userId }, writer);
    places.push({ planId: data.id, dialogId: data.dialogId });
  }
  return places;
}

async function writeSomething(
  address: string,
  { token }: Someone,
  { planId, dialogId }: Place,
  words: string,
): Promise<void> {
  const isTask = words.length % 2 === 0;
  const reply = isTask
    ? await callProgram(address, callOf("task.add"), { planId, name: words }, { token })
    : await callProgram(address, callOf("message.sendText"), { dialogId, text: words }, { token });
  if (reply.code !== 200) throw new Error(`A writer was refused: ${reply.msg}`);
}

/** Reads the log behind the last number it knows, as the live hub does. */
async function tail({ database }: Cluster, goesOn: () => boolean): Promise<string[]> {
  const problems: string[] = [];
  let last = await readHead(database);
  for (let wasOver = false; !wasOver;) {
    wasOver = !goesOn();
    const lines = await changesBetween(database, last, Number.MAX_SAFE_INTEGER, 10_000);
    for (const { seq } of lines) {
      if (seq !== last + 1) problems.push(`after ${last} came ${seq}`);
      last = seq;
    }
    await sleep(1);
  }
  const head = await readHead(database);
  if (last !== head) problems.push(`${last} was the last number of ${head}`);
  return problems;
}

/** Pulls from all servers in turn, and in the end compares with somebody who starts from nothing. */
async function pullOn(
  { nodes }: Cluster,
  reader: Someone,
  index: number,
  goesOn: () => boolean,
): Promise<string[]> {
  const replica = new Replica();
  let pulls = index;
  const pull = async (into: Replica) => {
    pulls += 1;
    const address = nodes[pulls % nodes.length]?.address ?? "";
    const call = async (definition: typeof syncPull, body: PullBody, token: string) =>
      callProgram(address, definition, body, { token });
    await into.pull({ call }, reader);
  };
  for (let wasOver = false; !wasOver;) {
    wasOver = !goesOn();
    await pull(replica);
  }
  const fresh = new Replica();
  await pull(fresh);
  const [mine, theirs] = [replica.content(), fresh.content()];
  return Object.entries(theirs).flatMap(([entity, rows]) => {
    // Messages come as windows: who came by more often holds more of them.
    const held = new Set(mine[entity]?.map((row) => JSON.stringify(row)));
    const missing = rows.filter((row) => !held.has(JSON.stringify(row)));
    const extra = entity === "message" ? 0 : held.size - rows.length + missing.length;
    return missing.length + extra === 0
      ? []
      : [`reader ${index} misses ${missing.length} and has ${extra} too many of ${entity}`];
  });
}
