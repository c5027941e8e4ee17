import { read, utils } from "xlsx";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as calls from "#contract/calls/record.ts";
import type { BodyOf } from "#contract/call.ts";
import { callOf } from "#contract/command-calls.ts";
import { diary } from "#tests/make/company-forms.ts";
import type { Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;
let modelId = 0;

beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
  const { administrator } = people;
  const form = await done(server, administrator, callOf("form.add"), {
    name: "Site diary",
    definition: diary,
    readers: "own",
  });
  modelId = form.id;
  await done(server, administrator, callOf("form.publish"), { id: modelId });
});
afterAll(async () => server.close());

async function fillIn(someone: Someone, values: object): Promise<number> {
  const data = JSON.stringify(values);
  return (await done(server, someone, callOf("record.add"), { modelId, data })).id;
}

type Asked = Omit<BodyOf<typeof calls.exportRecords>, "modelId">;

async function rowsFor(someone: Someone, asked: Asked = {}): Promise<unknown[][]> {
  const { name, url } = await done(server, someone, calls.exportRecords, { modelId, ...asked });
  expect(name).toBe("Site diary.xlsx");
  const [head, content = ""] = url.split(",");
  expect(head).toMatch(/^data:.*spreadsheetml\.sheet;base64$/);
  const book = read(Buffer.from(content, "base64"), { cellFormula: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ""] ?? {};
  const formulas = Object.values(sheet).filter((cell) => (cell as { f?: string }).f !== undefined);
  expect(formulas).toEqual([]);
  return utils.sheet_to_json<unknown[]>(sheet, { header: 1 });
}

test("everybody exports what they may read, names as names, and no formula", async () => {
  const { leader, outsider } = people;
  const foreman = leader.userId;
  const evil = '=HYPERLINK("http://evil")';
  await fillIn(leader, { part: "Pier 4", crew: 7, foreman });
  await fillIn(outsider, { part: evil, crew: 3 });
  const selectKey = ["part", "crew", "foreman"];
  const [head, ...mine] = await rowsFor(leader, { selectKey });
  expect(head).toHaveLength(3);
  expect(mine).toEqual([["Pier 4", expect.stringMatching(/^Leader\d+$/), 7]]);
  const [, ...theirs] = await rowsFor(outsider, { selectKey });
  expect(theirs.map(([part, , crew]) => [part, crew])).toEqual([[`'${evil}`, 3]]);
});

test("a search, a page and single records are exported, of those that may be read", async () => {
  const { leader, outsider, administrator } = people;
  const id = await fillIn(leader, { part: "Deck", crew: 2 });
  const foreign = await fillIn(outsider, { part: "Deck of others" });
  const parts = async (someone: Someone, asked: Asked) => {
    const [, ...rows] = await rowsFor(someone, { selectKey: ["part"], ...asked });
    return rows.flat();
  };
  expect(await parts(leader, { keyword: "deck" })).toEqual(["Deck"]);
  expect(await parts(leader, { dataType: 2, selectIds: [id, foreign] })).toEqual(["Deck"]);
  expect(await parts(administrator, { dataType: 0, pageSize: 20, sidx: "part" })).toHaveLength(4);
});

test("columns that the form does not have are refused", async () => {
  const { leader } = people;
  const body = { modelId, selectKey: ["salary"] };
  const reply = await server.call(calls.exportRecords, body, leader.token);
  expect(reply).toMatchObject({ code: 400, reason: "form.fieldMissing" });
});

test("what is too much for one workbook is refused before any of it is read", async () => {
  const { newcomer } = people;
  const definition = JSON.stringify({
    fields: [{ __vModel__: "text", __config__: { zjKey: "textarea" } }],
  });
  const form = await done(server, people.administrator, callOf("form.add"), {
    name: "Reports",
    definition,
  });
  await done(server, people.administrator, callOf("form.publish"), { id: form.id });
  const data = JSON.stringify({ text: "x" });
  const ids: number[] = [];
  for (let count = 0; count < 40; count += 1)
    ids.push((await done(server, newcomer, callOf("record.add"), { modelId: form.id, data })).id);
  await server.parts.database.run(
    `update records set "values" = json_build_object('text', repeat('x', 500000))::text where form_id = $1`,
    [form.id],
  );
  const superQueryJson = JSON.stringify({
    matchLogic: "and",
    conditionList: [
      {
        logic: "and",
        groups: [{ field: "text", symbol: "like", fieldValue: "x", zjKey: "textarea" }],
      },
    ],
  });
  for (const asked of [{}, { dataType: 2 as const, selectIds: ids }, { superQueryJson }]) {
    const body = { modelId: form.id, ...asked };
    const reply = await server.call(calls.exportRecords, body, newcomer.token);
    expect(reply).toMatchObject({ code: 400, reason: "record.exportTooLarge" });
  }
  const body = { modelId: form.id, dataType: 2 as const, selectIds: ids.slice(0, 2) };
  expect((await server.call(calls.exportRecords, body, newcomer.token)).code).toBe(200);
});
