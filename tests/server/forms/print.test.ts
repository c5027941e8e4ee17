import { afterAll, beforeAll, expect, test } from "vitest";
import { getPrintData, selectPrintTemplates } from "#contract/calls/print.ts";
import { callOf } from "#contract/command-calls.ts";
import { formName } from "#tests/make/company-forms.ts";
import { field, table } from "#tests/make/forms/records.ts";
import { longSessions, openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;

beforeAll(async () => {
  server = await openTestServer(undefined, longSessions);
  people = await addPeople(server);
});
afterAll(async () => server.close());

/** A form with something that it shows nobody, a template of it, and a record of the leader's. */
async function makePaper(html: string) {
  const { administrator, leader } = people;
  const definition = JSON.stringify({
    fields: [
      field("input", "customer"),
      field("input", "margin", { noShow: true }),
      table("goods", [field("input", "what"), field("inputNumber", "cost", { noShow: true })]),
    ],
  });
  const form = { name: formName("Delivery"), definition };
  const { id: formId } = await done(server, administrator, callOf("form.add"), form);
  await done(server, administrator, callOf("form.publish"), { id: formId });
  const paper = { formId, name: "Delivery note", html };
  const template = await done(server, administrator, callOf("printTemplate.add"), paper);
  const goods = [{ id: "r1", what: "Sand", cost: 7 }];
  const data = JSON.stringify({ customer: "North", margin: "12 %", goods });
  const record = await done(server, leader, callOf("record.add"), { modelId: formId, data });
  return { formId, template, record };
}

test("a template is cleaned when it is kept: tables stay, what acts or loads goes", async () => {
  const { template } = await makePaper(
    '<table><tbody><tr><td colspan="2" onclick="x()">{customer}<script>x()</script><img src="https://example.com/a.png"></td></tr></tbody></table>',
  );
  expect(template.html).toBe(
    '<table><tbody><tr><td colspan="2">{customer}</td></tr></tbody></table>',
  );
});

test("who may read a record gets what it takes to print it, without what the form hides; others are told nothing", async () => {
  const { formId, template, record } = await makePaper("<p>{customer}</p>");
  const { leader, outsider } = people;
  const asked = { id: template.id, formId: record.id };
  const { data } = await server.call(getPrintData, asked, leader.token);
  expect(data).toEqual({
    printTemplate: "<p>{customer}</p>",
    printData: { customer: "North", goods: [{ id: "r1", what: "Sand" }] },
    operatorRecordList: [],
  });
  const refused = await server.call(getPrintData, asked, outsider.token);
  expect(refused.reason).toBe("record.gone");
  const list = await server.call(selectPrintTemplates, { formId }, outsider.token);
  expect(list.data).toEqual({ list: [{ id: template.id, fullName: "Delivery note", formId }] });
});

test("a record is not printed by the template of another form", async () => {
  const [one, other] = [await makePaper("<p></p>"), await makePaper("<p></p>")];
  const asked = { id: one.template.id, formId: other.record.id };
  const { reason } = await server.call(getPrintData, asked, people.leader.token);
  expect(reason).toBe("record.gone");
});
