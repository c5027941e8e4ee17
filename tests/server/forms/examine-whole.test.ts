import { afterAll, beforeAll, expect, test } from "vitest";
import * as examine from "#contract/calls/examine.ts";
import * as oa from "#contract/calls/oa-examine.ts";
import { callOf } from "#contract/command-calls.ts";
import { templateForm } from "#domain/form/templates/template-form.ts";
import { textOfExamine } from "#server/queries/examine/oa-values.ts";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { templates, wordsOfTemplate } from "#tests/make/forms/templates.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;
let categoryId: number;
let flowId: number;

/** The general request; the member decides. */
beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
  const { administrator, member } = people;
  const template = templates.find(({ key }) => key === "general");
  if (!template) throw new Error("No general request");
  const { name, definition } = templateForm(template, wordsOfTemplate("general", "en"), "en");
  const form = { name, definition };
  ({ id: categoryId } = await done(server, administrator, callOf("form.add"), form));
  await done(server, administrator, callOf("form.publish"), { id: categoryId });
  const of = flow([step(1, [member.userId])], { managerIds: [administrator.userId] });
  const saved = { formId: categoryId, flow: JSON.stringify(of) };
  ({ id: flowId } = await done(server, administrator, callOf("approvalFlow.save"), saved));
});
afterAll(async () => server.close());

async function cameBack() {
  const { leader, member } = people;
  const asks = { oaExamine: { categoryId, content: "Gate 2 open until midnight", remark: "Once" } };
  const made = await done(server, leader, oa.setOaExamine, asks);
  const rejects = { recordId: made.recordId, status: 2, remarks: "Until ten" } as const;
  await done(server, member, examine.decideExamine, rejects);
  return made;
}

async function valuesOf(id: number): Promise<unknown> {
  return JSON.parse((await done(server, people.leader, oa.getOaExamine, { id })).data);
}

test("of what came back only what is said is written, and what others changed meanwhile stays", async () => {
  const { administrator, leader } = people;
  const { examineId: id } = await cameBack();
  const edit = { id, data: JSON.stringify({ remark: "Guard is told" }) };
  await done(server, administrator, callOf("record.edit"), { modelId: categoryId, ...edit });
  const again = { oaExamine: { categoryId, examineId: id, content: "Gate 2 open until ten" } };
  const filler = { userId: leader.userId, now: server.clock.now };
  const text = await textOfExamine(server.parts.database, filler, again);
  // Whatever is changed from here on is not among what is written.
  const said = { subject: "Gate 2 open until ten", content: "Gate 2 open until ten" };
  expect(JSON.parse(text.ok ? text.value : "{}")).toEqual(said);
  await done(server, leader, oa.setOaExamine, again);
  expect(await valuesOf(id)).toMatchObject({
    content: "Gate 2 open until ten",
    remark: "Guard is told",
  });
});

test("where asking again is refused nothing of what came back is changed, and nobody is told of it", async () => {
  const { administrator, leader } = people;
  const { examineId: id, recordId } = await cameBack();
  await done(server, administrator, callOf("approval.void"), { id: recordId, remarks: "Never" });
  const before = await valuesOf(id);
  const lines = async () => (await server.parts.database.run("select seq from changes")).length;
  const told = await lines();
  const again = { oaExamine: { categoryId, examineId: id, content: "Gate 2 open until ten" } };
  const refused = await server.call(oa.setOaExamine, again, leader.token);
  expect(refused).toMatchObject({ code: 506, reason: "approval.notYourTurn" });
  expect(await valuesOf(id)).toEqual(before);
  expect(await lines()).toBe(told);
});

test("where asking is refused nothing of what was filled in was ever there", async () => {
  const { administrator, leader } = people;
  await done(server, administrator, examine.updateExamineStatus, { examineId: flowId, status: 2 });
  const lines = async () => (await server.parts.database.run("select seq from changes")).length;
  const told = await lines();
  const asks = { oaExamine: { categoryId, content: "Gate 3" } };
  expect((await server.call(oa.setOaExamine, asks, leader.token)).code).toBe(504);
  expect(await lines()).toBe(told);
});

test("a choice that stands twice is refused, and the form stays as it was", async () => {
  const { administrator, leader } = people;
  const form = await done(server, administrator, callOf("form.add"), {
    name: "Seals",
    definition: '{"fields":[]}',
  });
  const draw = (setting: string[]) => ({
    categoryId: form.id,
    data: [{ name: "Which seal", formType: "select", setting }],
  });
  await done(server, administrator, oa.saveFormFields, draw(["Round", "Square"]));
  const before = await done(server, leader, oa.listFormFields, { categoryId: form.id });
  const twice = draw(["Round", "Oval", "Oval"]);
  const refused = await server.call(oa.saveFormFields, twice, administrator.token);
  expect(refused).toMatchObject({ code: 400, reason: "form.choiceTwice" });
  const after = await done(server, leader, oa.listFormFields, { categoryId: form.id });
  expect(after).toEqual(before);
  const rows = await server.parts.database.run<{ draft_id: number }>(
    `select draft_id from forms where id = ${form.id}`,
  );
  expect(rows[0]?.draft_id).toBe(0);
});
