import { beforeEach, expect, test } from "vitest";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { makeForm } from "#tests/make/company-forms.ts";
import { machines } from "#tests/make/forms/machines.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { ADMIN, makeCompany, MEMBER } from "#tests/make/site.ts";
import { readKnownInterfaces, readSeenRows } from "./interfaces.ts";
import { keepRows } from "./rows-sight.ts";

const answer = { key: "all", seenAt: 1, total: 1, rows: [{ id: 7, price: 40 }] };
let database: LocalDatabase;
let formId: number;
let interfaceId: number;

beforeEach(async () => {
  const world = makeCompany();
  formId = makeForm(world).id;
  const asked = { ...machines, name: "Contracts", code: "contracts" };
  interfaceId = world.does(ADMIN, "dataInterface.add", asked).id;
  database = await openBrowserOf(world, MEMBER);
  await database.dataInterface.update(interfaceId, { kind: "query", formId });
  await keepRows(database, { ...answer, interfaceId });
});

const shown = async () => {
  const known = await readKnownInterfaces(database, [String(interfaceId)]);
  return [(await readSeenRows(database, answer.key))?.rows, known.get(String(interfaceId))?.rows];
};

test("rows of a form are shown as long as the person reads the same of it", async () => {
  expect(await shown()).toEqual([answer.rows, answer.rows]);
  const fieldPermissions = [{ path: "price", everybody: "hidden" as const, roles: [] }];
  await database.form.update(formId, { fieldPermissions });
  expect(await shown()).toEqual([undefined, []]);
  await database.form.update(formId, { fieldPermissions: [] });
  expect(await shown()).toEqual([answer.rows, answer.rows]);
  await database.form.update(formId, { readers: "own" });
  const own = await shown();
  await database.form.update(formId, { readers: "all" });
  expect(own).not.toEqual(await shown());
});

test("rows of another right go with the next answer, and none are shown of an interface that is off", async () => {
  await database.form.update(formId, { readers: "all" });
  await keepRows(database, { ...answer, key: "again", interfaceId });
  expect(await database.seenRows.toCollection().primaryKeys()).toEqual(["again"]);
  await database.dataInterface.update(interfaceId, { enabled: false });
  expect(await shown()).toEqual([undefined, []]);
});
