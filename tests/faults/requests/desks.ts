import { addBrowser, type Someone } from "#tests/server/make/people.ts";
import { Client } from "../client.ts";
import { NODES } from "../cluster.ts";
import { layFaultLine } from "../line/fault-line.ts";
import { schedulesOf } from "../line/schedule.ts";
import type { Stage } from "../stories.ts";
import type { Office } from "./office.ts";
import type { Attempt } from "./races.ts";

/** The browsers of those who ask and decide, each on a bad line of its own; one of them has two. */
export interface Desks {
  readonly clients: readonly Client[];
  /** At which browser somebody does the first or the second thing of a race. */
  of(attempt: Attempt, at: number): Client;
  storm(): void;
  heal(): void;
  rest(): void;
  wake(): void;
  close(): Promise<void>;
}

export async function openDesks(
  { cluster, seed, pace }: Stage,
  { hana, ben, fatou }: Office,
): Promise<Desks> {
  const server = { parts: { database: cluster.database, now: Date.now } };
  const people: Someone[] = [hana, ben, fatou, await addBrowser(server, ben.userId)];
  const targets = cluster.nodes.map((node) => node.target);
  const clients: Client[] = [];
  for (const [at, schedule] of schedulesOf(seed, people.length, NODES).entries()) {
    const someone = people[at];
    if (!someone) continue;
    const line = await layFaultLine(targets, schedule, pace);
    const settings = { name: `requests-${seed}-${at}`, someone, line, patience: pace.patience };
    clients.push(await Client.open(settings));
  }
  const each = (act: (client: Client) => void) => () => {
    for (const client of clients) act(client);
  };
  return {
    clients,
    of({ by }, at) {
      const own = clients.filter(({ userId }) => userId === by.userId);
      const client = own[at % own.length];
      if (!client) throw new Error("Nobody sits there");
      return client;
    },
    storm: each(({ line }) => line.storm()),
    heal: each(({ line }) => line.heal()),
    rest: each((client) => client.rest()),
    wake: each((client) => client.wake()),
    async close() {
      for (const client of clients) await client.close();
    },
  };
}
