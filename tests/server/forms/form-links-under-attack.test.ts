import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addFormLink,
  fillByFormLink,
  listFormLinks,
  openFormLink,
  removeFormLink,
} from "#contract/calls/forms/form-link.ts";
import { callOf } from "#contract/command-calls.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { tableOf } from "#server/tables/registry.ts";
import { formName } from "#tests/make/company-forms.ts";
import { calculation, field, table } from "#tests/make/forms/records.ts";
import { setUpCompany } from "../make/site.ts";
import { longSessions, openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

const GONE = { code: 404, reason: "formLink.gone" };
const part = field("input", "part", { required: true });

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;

beforeAll(async () => {
  server = await openTestServer(undefined, longSessions);
  await setUpCompany(server);
  people = await addPeople(server);
});
afterAll(async () => server.close());

let calls = 0;
/** Each call comes from an address of its own. */
const from = () => {
  calls += 1;
  return { "x-forwarded-for": `10.9.0.${calls}` };
};
async function publish(fields: readonly unknown[]): Promise<number> {
  const added = { name: formName("Visit"), definition: JSON.stringify({ fields }) };
  const { id } = await done(server, people.administrator, callOf("form.add"), added);
  await done(server, people.administrator, callOf("form.publish"), { id });
  return id;
}
const link = async (formId: number, maxUses = 0) =>
  done(server, people.administrator, addFormLink, { formId, name: "Gate 2", maxUses });
const open = async (code: string) => server.call(openFormLink, { code }, "", from());
const ticketOf = async (code: string) => (await open(code)).data.ticket;
const fill = async (ticket: string, key: string, values: object, name?: string) => {
  const data = JSON.stringify(values);
  const body = { ticket, key: key.padEnd(16, "-"), data, ...(name !== undefined && { name }) };
  return server.call(fillByFormLink, body, "", from());
};
const recordsOf = async (formId: number): Promise<FormRecord[]> =>
  tableOf("record").list(server.parts.database, { formId });

test("of many sent at once only as many come as the link may bring, and refused ones give no place away", async () => {
  const formId = await publish([part]);
  const ticket = await ticketOf((await link(formId, 3)).code);
  const sent = Array.from({ length: 12 }, async (_, at) =>
    fill(ticket, `at-once-${at}`, at % 2 === 0 ? { part: "A" } : { part: 5 }),
  );
  await Promise.all(sent);
  for (let more = 0; more < 4; more += 1) await fill(ticket, `more-${more}`, { part: "B" });
  expect(await recordsOf(formId)).toHaveLength(3);
  const { links } = await done(server, people.administrator, listFormLinks, { formId });
  expect(links).toMatchObject([{ uses: 3, works: false }]);
});

test("what came is known to have come, though nothing more comes by the link", async () => {
  const formId = await publish([part]);
  const { code, link: made } = await link(formId, 1);
  const ticket = await ticketOf(code);
  expect(await fill(ticket, "last", { part: "A" })).toMatchObject({ code: 200 });
  expect(await fill(ticket, "last", { part: "A" })).toMatchObject({ code: 200 });
  await done(server, people.administrator, removeFormLink, { id: made.id });
  expect(await fill(ticket, "last", { part: "A" })).toMatchObject({ code: 200 });
  expect(await fill(ticket, "other", { part: "B" })).toMatchObject(GONE);
  expect(await recordsOf(formId)).toHaveLength(1);
});

test("what is refused is no record that came, and a name that is not seen is none", async () => {
  const formId = await publish([part]);
  const { code } = await link(formId);
  const ticket = await ticketOf(code);
  await fill(ticket, "unseen", { part: "A" }, " \u200D ");
  const before = await done(server, people.administrator, listFormLinks, { formId });
  server.clock.now += 5_000;
  expect(await fill(ticket, "wrong", {})).not.toMatchObject({ code: 200 });
  expect(await done(server, people.administrator, listFormLinks, { formId })).toEqual(before);
  expect(await recordsOf(formId)).toMatchObject([{ visitor: "-" }]);
});

test("no value tells a visitor what stands in a field that they are not shown", async () => {
  const { administrator } = people;
  const fields = [
    part,
    field("inputNumber", "rate", { noShow: true, defaultValue: 17 }),
    field("userSelect", "foreman", { defaultCurrent: true }),
  ];
  const ticket = await ticketOf((await link(await publish(fields))).code);
  const refused = { reason: "form.fieldNotYours" };
  expect(await fill(ticket, "less", { rate: 16 })).toMatchObject(refused);
  expect(await fill(ticket, "exact", { rate: 17 })).toMatchObject(refused);
  expect(await fill(ticket, "who", { foreman: administrator.userId })).toMatchObject(refused);
});

test("what stands from the start where visitors do not look stands in their records too, but for who they are not", async () => {
  const formId = await publish([
    part,
    field("inputNumber", "rate", { noShow: true, defaultValue: 17 }),
    field("input", "origin", { visibility: [], defaultValue: "gate" }),
    field("userSelect", "foreman", { defaultCurrent: true }),
    table("works", [
      field("input", "what"),
      field("input", "unit", { noShow: true, defaultValue: "h" }),
    ]),
    calculation("twice", "rate * 2", { isStorage: 2 }),
  ]);
  const ticket = await ticketOf((await link(formId)).code);
  const sent = { part: "A", works: [{ id: "r1", what: "Rebar" }] };
  expect(await fill(ticket, "start", sent)).toMatchObject({ code: 200 });
  const [record] = await recordsOf(formId);
  expect(JSON.parse(record?.values ?? "")).toMatchObject({
    rate: 17,
    origin: "gate",
    foreman: null,
    works: [{ what: "Rebar", unit: "h" }],
    twice: 34,
  });
});

test("visitors get the choices that there are, and none that are switched off", async () => {
  const { administrator } = people;
  const { id } = await done(server, administrator, callOf("dictionary.add"), {
    name: "Waste",
    code: "visitorWaste",
  });
  const add = async (code: string, parentCode = "") =>
    done(server, administrator, callOf("dictionary.addEntry"), {
      id,
      code,
      name: code,
      parentCode,
    });
  await add("rubble");
  await add("former");
  await add("below", "former");
  await done(server, administrator, callOf("dictionary.editEntry"), {
    id,
    code: "former",
    enabled: false,
  });
  const kind = { dataType: "dictionary", dictionaryType: "visitorWaste" };
  const { code } = await link(await publish([field("select", "kind", kind)]));
  const { data } = await open(code);
  expect(data.dictionaries).toMatchObject([{ entries: [{ code: "rubble" }] }]);
});
