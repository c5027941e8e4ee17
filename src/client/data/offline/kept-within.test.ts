import { expect, test } from "vitest";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { makeFolder, makeLibraryFile } from "#tests/make/library.ts";
import { LEADER, makeCompany, makePlan } from "#tests/make/site.ts";
import { keepContent } from "../uploads/kept/keep-content.ts";
import { keepOffline } from "./choose-offline.ts";
import { readKeptWithin } from "./kept-within.ts";

const NOW = 1_800_000_000_000;

test("what lies in a kept folder or plan says how much of it is here, once", async () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const place = { planId: plan.id };
  const outer = makeFolder(world, place);
  const inner = makeFolder(world, { ...place, pid: outer.id });
  const [here, away] = ["Here.pdf", "Away.pdf"].map((name) =>
    makeLibraryFile(world, { ...place, name, pid: inner.id }),
  );
  makeLibraryFile(world, { name: "Elsewhere.pdf" });
  const database = await openBrowserOf(world, LEADER);
  expect(await readKeptWithin(database)).toEqual(new Map());
  const id = here?.file.id ?? 0;
  await keepContent(database, { fileId: id, variant: "whole" }, new Blob(["abc"]), NOW);
  await keepOffline(database, { kind: "folder", id: outer.id }, NOW);
  const expected = new Map([
    [`file/${here?.item.id}`, { files: 1, here: 1 }],
    [`file/${away?.item.id}`, { files: 1, here: 0 }],
    [`folder/${inner.id}`, { files: 2, here: 1 }],
    [`folder/${outer.id}`, { files: 2, here: 1 }],
  ]);
  expect(await readKeptWithin(database)).toEqual(expected);
  await keepOffline(database, { kind: "plan", id: plan.id }, NOW);
  expect(await readKeptWithin(database)).toEqual(expected);
});
