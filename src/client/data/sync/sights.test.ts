import { beforeEach, describe, expect, test } from "vitest";
import type { KindAgain, PullBody } from "#contract/calls/sync.ts";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { entityTable } from "#domain/entity-table.gen.ts";
import { companyScope } from "#domain/scope.ts";
import { makeForm, makeRecord } from "#tests/make/company-forms.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { ADMIN, makeCompany, MEMBER } from "#tests/make/site.ts";
import type { Caller } from "../calls/http.ts";
import { pullAll } from "./pull.ts";
import { kindsSeenOtherwise } from "./sights.ts";

const again: readonly KindAgain[] = [{ kind: "record", version: entityTable.record.shapeVersion }];
let database: LocalDatabase;
let asked: PullBody[];
let clerk: number;
let formId: number;

beforeEach(async () => {
  const world = makeCompany();
  clerk = world.does(ADMIN, "role.add", { name: "Clerk" }).id;
  const form = makeForm(world);
  formId = form.id;
  makeRecord(world, form, { part: "Pier 4" }, MEMBER);
  database = await openBrowserOf(world, MEMBER);
  await database.meta.put({ key: "head", value: { epoch: "one", seq: 9 } });
  asked = [];
});

const server = (async (_call: unknown, body: PullBody) => {
  asked.push(body);
  const page = { epoch: "one", head: 9, mark: "", rows: {}, gone: {}, windows: [], time: 1 };
  return { ok: true, value: { ...page, reset: false, again: ["record"] } };
}) as unknown as Caller;
const pull = async () => pullAll(database, server, 1, Date.now);
const fetchedAgain = () => asked.filter((body) => body.again).map((body) => body.again);

/** News that the form keeps a field from all but clerks. */
async function close() {
  const roles = [{ roleId: clerk, right: "read" as const }];
  const fieldPermissions = [{ path: "note", everybody: "hidden" as const, roles }];
  await database.form.update(formId, { fieldPermissions });
}

/** News that the person is a clerk by now. */
async function join() {
  await database.role.update(clerk, { members: [{ userId: MEMBER, main: 0 }] });
}

test("records are fetched again once a field of them is kept from the person, and once it no longer is", async () => {
  await pull();
  expect(fetchedAgain()).toEqual([]);
  await close();
  expect(await kindsSeenOtherwise(database)).toEqual(again);
  await pull();
  expect(fetchedAgain()).toEqual([again]);
  await pull();
  expect(fetchedAgain()).toEqual([again]);
  await join();
  await pull();
  expect(fetchedAgain()).toEqual([again, again]);
  expect(await kindsSeenOtherwise(database)).toEqual([]);
});

test("pages that were seen before go with it", async () => {
  await pull();
  const seen = { key: "list", formId, rows: [], total: 0, seenAt: 1 };
  await database.seenPage.put(seen);
  await close();
  await pull();
  expect(await database.seenPage.count()).toBe(0);
});

test("a browser that has nothing yet gets them as they are, and fetches none twice", async () => {
  await close();
  await database.meta.delete("head");
  await pull();
  expect(fetchedAgain()).toEqual([]);
  expect(await kindsSeenOtherwise(database)).toEqual([]);
});

describe("entries of the menu", () => {
  const entries = [{ kind: "menuItem", version: entityTable.menuItem.shapeVersion }];
  const place = { companyId: 1, link: "", formId: 0, rank: "a0", createTime: 1, hidden: false };
  const silent = { ...place, name: "", icon: "", page: "", authorityWord: "", scope: companyScope };
  const told = { ...silent, name: "Wages" };

  /** The directory is the clerks', and the member is none. */
  async function hold(words: typeof silent) {
    const office = { ...words, id: 71, parentId: 0, menuType: "M" as const, roles: [clerk] };
    const wages = { ...words, id: 72, parentId: 71, menuType: "C" as const, roles: [] };
    await database.menuItem.bulkPut([office, wages]);
  }

  test("are fetched again once the person finds them, and once they no longer do", async () => {
    await hold(silent);
    await pull();
    await pull();
    expect(fetchedAgain()).toEqual([entries]);
    await join();
    await pull();
    expect(fetchedAgain()).toEqual([entries, entries]);
    await database.role.update(clerk, { members: [] });
    await pull();
    expect(fetchedAgain()).toEqual([entries, entries, entries]);
  });

  test("that came before anything was kept are fetched once, not with each pull", async () => {
    await hold(told);
    await pull();
    await pull();
    expect(fetchedAgain()).toEqual([entries]);
    expect(await kindsSeenOtherwise(database)).toEqual([]);
  });
});
