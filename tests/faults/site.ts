import { setTimeout as sleep } from "node:timers/promises";
import { addBrowser, addSomeone } from "#tests/server/make/people.ts";
import { Client } from "./client.ts";
import { type Cluster, NODES } from "./cluster.ts";
import { layFaultLine } from "./line/fault-line.ts";
import type { Pace } from "./line/pace.ts";
import { schedulesOf } from "./line/schedule.ts";
import { newWork, type Work } from "./work.ts";

/** People at work together, each browser on a bad line of its own. */
export interface Site {
  readonly clients: readonly Client[];
  readonly work: Work;
  storm(): void;
  heal(): void;
  close(): Promise<void>;
}

export interface SiteSettings {
  readonly seed: number;
  /** Tells the sites of a run apart. */
  readonly name: string;
  readonly pace: Pace;
}

const PEOPLE = ["Hana", "Ben", "Fatou", "Olga"];

/** Opens the browsers, the last person's twice, and a plan and a group that all share. */
export async function openSite(cluster: Cluster, settings: SiteSettings): Promise<Site> {
  const { seed, name, pace } = settings;
  const server = { parts: { database: cluster.database, now: Date.now } };
  const people = [];
  for (const person of PEOPLE) people.push(await addSomeone(server, `${person}${name}`));
  const again = people.at(-1);
  if (again) people.push(await addBrowser(server, again.userId));
  const targets = cluster.nodes.map((node) => node.target);
  const schedules = schedulesOf(seed, people.length, NODES);
  const clients: Client[] = [];
  for (const [index, someone] of people.entries()) {
    const schedule = schedules[index];
    if (!schedule) continue;
    const line = await layFaultLine(targets, schedule, pace);
    const settingsOfClient = { name: `${name}-${seed}-${index}`, someone, line };
    clients.push(await Client.open({ ...settingsOfClient, patience: pace.patience }));
  }
  const place = await makePlace(clients);
  return {
    clients,
    work: newWork(place),
    storm() {
      for (const { line } of clients) line.storm();
    },
    heal() {
      for (const { line } of clients) line.heal();
    },
    async close() {
      for (const client of clients) await client.close();
    },
  };
}

/** The first makes what all work in; the others wait until it is with them. */
async function makePlace(clients: readonly Client[]) {
  const [first] = clients;
  if (!first) throw new Error("Nobody is here");
  while ((await first.database.user.count()) < PEOPLE.length) await sleep(20);
  const userId = [...new Set(clients.map((client) => client.userId))];
  const plan = await first.run("plan.add", { name: "Pier 4", columns: ["To do", "Done"] });
  await first.run("plan.invite", { planId: plan.id, userId });
  const group = await first.run("dialog.addGroup", { name: "Night shift", userId });
  const dialogIds = [Number(plan["dialogId"]), group.id];
  for (const { database } of clients) {
    while ((await database.plan.get(plan.id)) === undefined) await sleep(20);
    while ((await database.dialog.bulkGet(dialogIds)).includes(undefined)) await sleep(20);
    while ((await database.outbox.count()) > 0) await sleep(20);
  }
  return { planId: plan.id, dialogIds };
}
