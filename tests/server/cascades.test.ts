import "fake-indexeddb/auto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tableOf as localTable } from "#client/data/database/local-database.ts";
import { applyServer } from "#client/data/fold/apply-server.ts";
import { newsOfFrames } from "#client/data/sync/frames.ts";
import { entityOf } from "#domain/entities.ts";
import { mayRead } from "#server/tables/may-read.ts";
import { readHead } from "#server/tables/own/space.ts";
import { tableOf } from "#server/tables/registry.ts";
import type { CasePerson, CaseSite, RunAs } from "#tests/make/cases/case-site.ts";
import {
  type CascadeCase,
  cascadeCases,
  furnish,
  type RowName,
} from "#tests/make/cases/cascade-cases.ts";
import { makePureCaseSite } from "#tests/make/cases/pure-case-site.ts";
import { makeCaseSite } from "./make/cases/case-site.ts";
import { CoreBrowser } from "./make/core-browser.ts";
import { type Ear, openEar } from "./make/ear.ts";
import type { Someone } from "./make/people.ts";
import { Replica } from "./make/replica.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { runOn } from "./make/world.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => server.close());

/** Where somebody's rows are looked for. */
type Has = (row: RowName) => Promise<boolean>;

async function expectRows({ goes, stays }: CascadeCase, site: CaseSite, has: Has): Promise<void> {
  expect(await whichAre(goes(site), has)).toEqual([]);
  expect(await whichAre(stays(site), has)).toEqual(stays(site));
}

async function whichAre(rows: readonly RowName[], has: Has): Promise<RowName[]> {
  const held = await Promise.all(rows.map(has));
  return rows.filter((_row, index) => held[index]);
}

/** What the server lets somebody read. */
function onServer({ userId }: Someone): Has {
  const { database } = server.parts;
  return async ([entity, id]) => {
    const row = await tableOf(entity).get(database, id);
    return row !== undefined && mayRead(database, userId, entityOf(entity).scope(row));
  };
}

const inReplica =
  (replica: Replica): Has =>
  async ([entity, id]) =>
    replica.rows.get(entity)?.has(id) ?? false;

const inBrowser =
  ({ database }: CoreBrowser): Has =>
  async ([entity, id]) =>
    (await localTable(database, entity).get(id)) !== undefined;

/** Brings a browser up to date by what came over the line. */
async function hear(browser: CoreBrowser, ear: Ear): Promise<void> {
  const steps = Map.groupBy(ear.dataFrames(), ({ to }) => to);
  for (const frames of steps.values()) {
    const news = newsOfFrames(frames, "epoch");
    if (news === "pull") await browser.pull();
    else await applyServer(browser.database, { ...news, head: undefined }, 1);
  }
}

describe.each(cascadeCases)("$name", (each) => {
  test("by the rules in memory", async () => {
    const { world, site } = await makePureCaseSite();
    const run: RunAs<CasePerson> = async (person, name, args) =>
      world.does(person.userId, name, args).reply;
    const { userId } = site[each.watcher];
    const has: Has = async ([entity, id]) => {
      const row = world.find(entity, id);
      return row !== undefined && world.maySee(userId, entityOf(entity).scope(row));
    };
    await furnish(site, run);
    expect(await whichAre(each.goes(site), has)).toEqual(each.goes(site));
    await each.deed(site, run);
    await expectRows(each, site, has);
  });

  test("on the server, and with whoever hears or asks of it", async () => {
    const run = runOn(server);
    const site = await makeCaseSite(server);
    await furnish(site, run);
    const watcher = site[each.watcher];
    const asking = await CoreBrowser.open(server, watcher);
    const hearing = await CoreBrowser.open(server, watcher);
    const asked = await new Replica().pull(server, watcher);
    const heard = asked.copy();
    for (const has of [onServer(watcher), inReplica(asked), inBrowser(asking)])
      expect(await whichAre(each.goes(site), has)).toEqual(each.goes(site));

    const ear = await openEar(server, watcher);
    await each.deed(site, run);
    await ear.heard(await readHead(server.parts.database));
    ear.leave();
    await asking.pull();
    await hear(hearing, ear);
    await asked.pull(server, watcher);
    for (const frame of ear.dataFrames()) heard.applyFrame(frame);
    // Who is let into a scope pulls: frames do not bring what is in it.
    if (each.goes(site).length === 0) await heard.pull(server, watcher);

    await expectRows(each, site, onServer(watcher));
    for (const replica of [asked, heard]) await expectRows(each, site, inReplica(replica));
    for (const browser of [asking, hearing]) await expectRows(each, site, inBrowser(browser));
  });
});
