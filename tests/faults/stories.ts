import { setTimeout as sleep } from "node:timers/promises";
import { createLuck, type Luck } from "#tests/sim/luck.ts";
import type { Check } from "./check.ts";
import type { Cluster } from "./cluster.ts";
import type { Pace } from "./line/pace.ts";
import { REQUEST_FAULTS, SOCKET_FAULTS } from "./line/schedule.ts";
import { openSite, type Site } from "./site.ts";
import type { Size } from "./size.ts";
import { healAndCheck } from "./verdict.ts";
import { newHand } from "./work.ts";

/** What a story happens on, and how much of it. */
export interface Stage {
  readonly cluster: Cluster;
  readonly seed: number;
  readonly pace: Pace;
  readonly size: Size;
  /** Tells whoever watches how far it is. */
  say(words: string): void;
}

const ALL_FAULTS = [...REQUEST_FAULTS, ...SOCKET_FAULTS];
/** Milliseconds between two things that somebody does, at most: on bad lines, and while something is killed. */
const PAUSE = 200;
const PAUSE_IN_KILLS = 600;
/** Things that wait to be sent; who has more of them does something else for a while. */
const WAITING = 60;
/** How often somebody's tab dies instead. */
const CRASH = 0.06;
/** Milliseconds between two kills, at most. */
const BETWEEN_KILLS = 700;

/** Bad lines between browsers and servers that stay up. */
export async function badLines({ cluster, seed, pace, size, say }: Stage): Promise<Check[]> {
  const site = await openSite(cluster, { seed, name: "lines", pace });
  site.storm();
  const unmet = () => ALL_FAULTS.filter((name) => !faultsOf(site).has(name));
  const goesOn = (done: number) =>
    done < size.commands || (unmet().length > 0 && done < size.commands * 10);
  await workAll(site, { seed, pause: PAUSE }, goesOn);
  const missing = unmet();
  const checks = await healAndCheck(cluster.database, site);
  say(`${site.work.commands} commands; ${wordsOf(faultsOf(site))}`);
  await site.close();
  return [
    ...checks,
    { name: "every kind of fault was met", problems: missing.map((name) => `no ${name}`) },
  ];
}

/** Servers that are killed under everybody's hands, again and again. */
export async function killedServers(stage: Stage): Promise<Check[]> {
  const { cluster, size, say } = stage;
  const luck = createLuck(stage.seed + 1);
  let kills = 0;
  const checks: Check[] = [];
  for (let round = 1; round <= size.rounds; round += 1) {
    const found = await underLoad(stage, `kills${round}`, async () => {
      for (let kill = 0; kill < size.killsInRound; kill += 1) {
        await sleep(luck.upTo(BETWEEN_KILLS));
        // One of them, and now and then all within the same moment.
        const victims = luck.chance(0.15) ? cluster.nodes : [luck.pick(cluster.nodes)];
        await Promise.all(victims.map(async (node) => node?.kill()));
        kills += victims.length;
      }
    });
    checks.push(...found);
    say(`${kills} kills of servers`);
  }
  return merged(checks);
}

/** A PostgreSQL that is killed or restarted under load; the servers go on by themselves. */
export async function killedPostgres(stage: Stage): Promise<Check[]> {
  const { cluster, size, say } = stage;
  const luck = createLuck(stage.seed + 2);
  const ends = [
    ...Array.from({ length: size.postgresKills }, () => "kill" as const),
    ...Array.from({ length: size.postgresRestarts }, () => "restart" as const),
  ];
  const deaths = () => cluster.nodes.reduce((sum, node) => sum + node.deaths, 0);
  const before = deaths();
  const checks = await underLoad(stage, "postgres", async () => {
    for (const end of ends) {
      await sleep(luck.upTo(BETWEEN_KILLS * 2));
      await cluster.postgres[end]();
    }
  });
  say(
    `PostgreSQL was killed ${size.postgresKills} times, restarted ${size.postgresRestarts} times`,
  );
  const died = deaths() - before;
  const problems = died > 0 ? [`servers ended ${died} times`] : [];
  return [...checks, { name: "no server ends because its PostgreSQL did", problems }];
}

/** People work until what happens to them is over. */
async function underLoad(
  { cluster, seed, pace }: Stage,
  name: string,
  happens: () => Promise<void>,
): Promise<Check[]> {
  const site = await openSite(cluster, { seed, name, pace });
  site.storm();
  let isOver = false;
  const working = workAll(site, { seed, pause: PAUSE_IN_KILLS }, () => !isOver);
  await happens();
  isOver = true;
  await working;
  const checks = await healAndCheck(cluster.database, site);
  await site.close();
  return checks;
}

async function workAll(
  site: Site,
  { seed, pause }: { seed: number; pause: number },
  goesOn: (done: number) => boolean,
): Promise<void> {
  await Promise.all(
    site.clients.map(async (client, index) => {
      const luck: Luck = createLuck(seed * 100 + index);
      const hand = newHand(client, site.work, luck);
      for (let done = 0; goesOn(done); done += 1) {
        await sleep(luck.upTo(pause));
        while ((await client.database.outbox.count()) > WAITING) await sleep(PAUSE);
        if (luck.chance(CRASH)) client.crash();
        await hand.act();
      }
    }),
  );
}

function faultsOf({ clients }: Site): Map<string, number> {
  const all = new Map<string, number>();
  for (const { line } of clients) {
    for (const [name, count] of line.faults) all.set(name, (all.get(name) ?? 0) + count);
  }
  return all;
}

function wordsOf(faults: ReadonlyMap<string, number>): string {
  return [...faults].map(([name, count]) => `${name} ${count}`).join(", ");
}

/** Checks of several rounds as one each. */
function merged(checks: readonly Check[]): Check[] {
  return [...Map.groupBy(checks, ({ name }) => name)].map(([name, same]) => ({
    name,
    problems: same.flatMap(({ problems }) => problems),
  }));
}
