import { setTimeout as wait } from "node:timers/promises";
import type { BenchServer } from "../bench-server.ts";
import { type Figure, percentile } from "../figure.ts";
import { type Crew, GROUP_SIZE, openCrew, sayAs } from "./crew.ts";
import { type Crowd, memoryAtRest, openCrowd } from "./open-crowd.ts";

const SOCKETS = 1_000;
const GROUPS = 200;
const MESSAGES = 20;
const ROUNDS = 5;
/** Sockets that were open before memory is counted. */
const BEFORE = 100;
const PATIENCE = 20_000;

/** One message to 1,000 sockets of one group, 200 groups at once, and what a socket that says nothing holds. */
export async function measureFanOut(): Promise<Figure[]> {
  const { server, crew } = await openCrew({ people: SOCKETS, groups: GROUPS, messages: 0 });
  const few = await openCrowd(server, crew.people.slice(0, BEFORE));
  const before = await memoryAtRest(server);
  few.close();
  const crowd = await openCrowd(server, crew.people);
  const perSocket = ((await memoryAtRest(server)) - before) / (SOCKETS - BEFORE);
  const [author] = crew.people;
  if (!author) throw new Error("Nobody is there to write");
  const toAll: number[] = [];
  for (let number = 0; number < MESSAGES; number += 1) {
    const words = `All hands ${number} ${Date.now()}`;
    const say = async () => sayAs(server, author, crew.dialogId, words);
    toAll.push(...(await timesUntilHeard(crowd, { words, heard: SOCKETS }, say)));
    await wait(200);
  }
  const toGroups: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    toGroups.push(...(await timesInGroups({ server, crew, crowd }, round)));
    await wait(500);
  }
  crowd.close();
  await server.close();
  const one = `a message to ${SOCKETS.toLocaleString("en")} sockets of a group`;
  const many = `messages into ${GROUPS} groups at once`;
  return [
    { name: `${one}: heard, median`, value: percentile(toAll, 0.5), unit: "ms", budget: 150 },
    { name: `${one}: heard, p99`, value: percentile(toAll, 0.99), unit: "ms", budget: 500 },
    { name: `${many}: heard, median`, value: percentile(toGroups, 0.5), unit: "ms", budget: 500 },
    { name: `${many}: heard, p99`, value: percentile(toGroups, 0.99), unit: "ms", budget: 1_000 },
    { name: "memory of an idle socket", value: perSocket, unit: "kB", budget: 100 },
  ];
}

/** Each group's first member writes at the same moment, and everybody in it hears it. */
async function timesInGroups(
  { server, crew, crowd }: { server: BenchServer; crew: Crew; crowd: Crowd },
  round: number,
): Promise<number[]> {
  const words = `Gang ${round} ${Date.now()}`;
  const say = async () =>
    Promise.all(
      crew.groups.map(async ({ dialogId, first }) => {
        const author = crew.people[first];
        if (author) await sayAs(server, author, dialogId, words);
      }),
    );
  return timesUntilHeard(crowd, { words, heard: GROUPS * GROUP_SIZE }, say);
}

/** How long after it was begun to be said each socket had the message itself, ms. */
async function timesUntilHeard(
  crowd: Crowd,
  { words, heard }: { readonly words: string; readonly heard: number },
  say: () => Promise<unknown>,
): Promise<number[]> {
  const times = new Map<number, number>();
  const all = Promise.withResolvers<void>();
  const started = performance.now();
  crowd.listen((place, frame) => {
    if (times.has(place) || !frame.includes(words)) return;
    times.set(place, performance.now() - started);
    if (times.size === heard) all.resolve();
  });
  await say();
  const late = wait(PATIENCE, undefined, { ref: false }).then(() => {
    throw new Error(`${times.size} of ${heard} sockets heard of "${words}"`);
  });
  await Promise.race([all.promise, late]);
  return [...times.values()];
}
