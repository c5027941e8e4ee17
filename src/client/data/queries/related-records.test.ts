import { asking } from "#tests/make/forms/range-conditions.ts";
import { makeForm, makeRecord } from "#tests/make/company-forms.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { makeCompany, MEMBER } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { keepSeenPage, seenKey } from "../database/seen-page.ts";
import { readRelatedRecords } from "./related-records.ts";

test("a form is chosen from by what lies on the device, and by what the server has shown", async () => {
  const world = makeCompany();
  const form = makeForm(world, { readers: "all" });
  const here = makeRecord(world, form);
  const database = await openBrowserOf(world, MEMBER);
  const elsewhere = { ...here, id: here.id + 1, title: "Of another site" };
  const older = { ...here, title: "As it was" };
  const seen = (rows: readonly (typeof here)[], seenAt: number) =>
    keepSeenPage(database, {
      key: seenKey(["related", seenAt]),
      formId: form.id,
      seenAt,
      total: rows.length,
      rows,
    });
  await seen([older, { ...elsewhere, title: "As it was called" }], 1);
  await seen([elsewhere], 2);
  const model = String(form.id);
  const related = await readRelatedRecords(database, [model, "404"]);
  expect(related.has("404")).toBe(false);
  expect(related.get(model)?.map(({ id, title }) => [id, title])).toEqual([
    [here.id, here.title],
    [elsewhere.id, "Of another site"],
  ]);
});

test("what the server has shown is offered no longer than the person may look at it", async () => {
  const world = makeCompany();
  const form = makeForm(world, { readers: "own" });
  const here = makeRecord(world, form);
  const theirs = { ...here, id: here.id + 1 };
  const database = await openBrowserOf(world, MEMBER);
  const page = { key: "k", formId: form.id, seenAt: 1, total: 1, rows: [theirs] };
  await keepSeenPage(database, page);
  const model = String(form.id);
  const offered = async () =>
    (await readRelatedRecords(database, [model])).get(model)?.map(({ id }) => id);
  expect(await offered()).toEqual([here.id]);
  await database.form.update(form.id, { readers: "all" });
  expect(await offered()).toEqual([theirs.id, here.id]);
});

test("however many pages of a form were seen, its reach and what it lost are read once", async () => {
  const world = makeCompany();
  const readersCondition = asking("crew", ">=", 0);
  const form = makeForm(world, { readers: "condition", readersCondition });
  const here = makeRecord(world, form);
  const database = await openBrowserOf(world, MEMBER);
  for (let at = 1; at <= 20; at += 1) {
    const rows = [{ ...here, id: here.id + at, values: '{"crew":4}' }];
    const page = { key: `p${at}`, formId: form.id, seenAt: at, total: 1, rows };
    await keepSeenPage(database, page);
  }
  let pages = 0;
  database.seenPage.hook("reading", (page) => {
    pages += 1;
    return page;
  });
  const model = String(form.id);
  const related = await readRelatedRecords(database, [model]);
  expect(related.get(model)).toHaveLength(21);
  expect(pages).toBe(40);
});
