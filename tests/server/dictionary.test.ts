import { afterAll, beforeAll, expect, test } from "vitest";
import * as calls from "#contract/calls/dictionary.ts";
import { callOf } from "#contract/command-calls.ts";
import { SIGNED_OUT } from "#contract/envelope.ts";
import { field } from "#tests/make/forms/records.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { addPeople, done } from "./make/world.ts";

let server: TestServer;
let staff: Awaited<ReturnType<typeof addPeople>>;
let waste: number;

beforeAll(async () => {
  server = await openTestServer();
  staff = await addPeople(server);
  const { administrator: by } = staff;
  const add = async (name: string, code: string, parentId = 0) =>
    (await done(server, by, callOf("dictionary.add"), { name, code, parentId })).id;
  const site = await add("Site", "site");
  waste = await add("Waste", "waste", site);
  await add("Trades", "trades");
  const entry = async (code: string, name: string, parentCode = "") =>
    done(server, by, callOf("dictionary.addEntry"), { id: waste, code, name, parentCode });
  await entry("rubble", "Rubble");
  await entry("brick", "Brick", "rubble");
  await entry("wood", "Wood");
  await entry("tar", "Tar");
  await done(server, by, callOf("dictionary.editEntry"), {
    id: waste,
    code: "tar",
    enabled: false,
  });
});
afterAll(async () => server.close());

test("who is not signed in learns nothing of dictionaries", async () => {
  for (const call of [calls.listDictionaryTypes, calls.listAllDictionaries])
    expect((await server.call(call, {})).code).toBe(SIGNED_OUT);
});

test("dictionaries are told as a tree of types", async () => {
  const { list } = await done(server, staff.outsider, calls.listDictionaryTypes, {});
  expect(list).toMatchObject([
    {
      fullName: "Site",
      enCode: "site",
      sortCode: 1,
      hasChildren: true,
      children: [{ id: waste, fullName: "Waste", sortCode: 1, hasChildren: false, children: [] }],
    },
    { fullName: "Trades", sortCode: 2 },
  ]);
});

test("all dictionaries are told with what can be chosen by each", async () => {
  const { list } = await done(server, staff.outsider, calls.listAllDictionaries, {});
  expect(list.map(({ enCode, dictionaryList }) => [enCode, dictionaryList.length])).toEqual([
    ["site", 0],
    ["waste", 2],
    ["trades", 0],
  ]);
});

test("a dictionary gives its entries by its id or its code, without those that are switched off", async () => {
  const select = async (dictionary: string) =>
    (await done(server, staff.outsider, calls.selectDictionaryData, { dictionary })).list;
  const byCode = await select("waste");
  expect(byCode).toMatchObject([
    { id: "rubble", enCode: "rubble", hasChildren: true, children: [{ id: "brick" }] },
    { id: "wood", fullName: "Wood", parentId: "", children: [] },
  ]);
  expect(await select(String(waste))).toEqual(byCode);
  expect(await select("nothing")).toEqual([]);
});

test("a record takes what its dictionary holds, and nothing else", async () => {
  const { administrator, leader } = staff;
  const definition = JSON.stringify({
    fields: [
      field("treeSelect", "kind", { dataType: "dictionary", dictionaryType: String(waste) }),
    ],
  });
  const { id } = await done(server, administrator, callOf("form.add"), {
    name: "Skip",
    definition,
  });
  await done(server, administrator, callOf("form.publish"), { id });
  const write = async (kind: string) => {
    const body = { modelId: id, data: JSON.stringify({ kind }) };
    return (await server.call(callOf("record.add"), body, leader.token)).reason;
  };
  expect(await write("brick")).toBeUndefined();
  expect(await write("plutonium")).toBe("form.recordInvalid");
});
