import { Dexie } from "dexie";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { chooseSeat } from "#client/data/lead/choose-seat.ts";
import { deliverAll } from "#client/data/lead/deliver.ts";
import type { Seat } from "#client/data/lead/seat.ts";
import { createCaller } from "#client/data/calls/http.ts";
import type { TabLocks } from "#tests/make/tabs/tab-locks.ts";
import { fetchOver } from "../net/fetch-over.ts";
import type { Wire } from "../net/wire.ts";
import { mortality, type Write } from "./mortal.ts";
import type { TabChannels } from "./tab-channel.ts";

export interface ServiceWorkerSettings {
  /** Among the tabs of its browser. */
  readonly name: string;
  readonly databaseName: string;
  readonly wire: Wire;
  readonly locks: TabLocks | undefined;
  readonly channels: TabChannels;
  /** Steps until the browser stops it. */
  readonly steps: number;
  /** Whether rows that are written find room on the disk. */
  hasRoom(): boolean;
  now(): number;
  wrote(writer: object, writes: readonly Write[]): void;
}

/** The browser wakes its service worker to deliver what waits; never ends where it is stopped on the way. */
export function deliverInBackground(settings: ServiceWorkerSettings): Promise<boolean> {
  const { name, databaseName, wire, locks, channels, now } = settings;
  let left = settings.steps;
  const self = {};
  const mortal = mortality({
    lives,
    hasRoom: () => settings.hasRoom(),
    wrote: (writes) => settings.wrote(self, writes),
  });
  function lives(): boolean {
    if (left === 0) {
      mortal.abort();
      wire.time.after(0, () => locks?.kill(name));
    }
    left -= 1;
    return left >= 0;
  }
  const seatOf = (database: LocalDatabase): Seat => {
    const seat = chooseSeat({
      name: `sync:${databaseName}`,
      database,
      locks: locks?.of(name),
      tab: name,
      now,
    });
    return {
      async take(work, terms) {
        database.close({ disableAutoOpen: false });
        database.use(mortal);
        await database.open();
        return seat.take(work, terms);
      },
    };
  };
  // All browsers of a run lie in one store of databases; this one sees its own only.
  const all = Dexie.getDatabaseNames;
  Dexie.getDatabaseNames = () => Dexie.Promise.resolve([databaseName]);
  const delivered = deliverAll({
    now,
    callerOf: (token, language) =>
      createCaller({
        origin: "http://server",
        token: () => token,
        language: () => language,
        fetch: fetchOver(wire, lives),
      }),
    seatOf,
    channelOf: () => channels.open(),
  });
  Dexie.getDatabaseNames = all;
  return delivered;
}
