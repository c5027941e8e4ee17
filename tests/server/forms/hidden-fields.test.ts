import { afterAll, beforeAll, expect, test } from "vitest";
import { callOf } from "#contract/command-calls.ts";
import { exportRecords, getRecord, listRecords } from "#contract/calls/record.ts";
import { syncPull } from "#contract/calls/sync.ts";
import type { StepField } from "#domain/approval/flow/flow.ts";
import { formName } from "#tests/make/company-forms.ts";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { field } from "#tests/make/forms/records.ts";
import { openEar } from "../make/ear.ts";
import { handedTo } from "../make/handed-records.ts";
import type { Someone } from "../make/people.ts";
import { type Crew, makeCrew } from "../make/site.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { done } from "../make/world.ts";

const SECRET = "Kestrel and Sons";
const fields = [
  field("input", "part", { required: true }),
  field("input", "rival"),
  field("inputNumber", "crew"),
  field("uploadImg", "photos", {}, { limit: 3 }),
];
const definition = JSON.stringify({ fields, rules: [] });
const hidesRival: StepField = { path: "rival", right: "hidden" };

let server: TestServer;
let people: Crew;

beforeAll(async () => {
  server = await openTestServer();
  people = await makeCrew(server);
});
afterAll(async () => server.close());

/** A form whose requests the member decides without the rival, and after them the outsider with it. */
async function newForm(given: readonly StepField[] = [hidesRival]) {
  const { administrator, member, outsider } = people;
  const form = await done(server, administrator, callOf("form.add"), {
    name: formName("Offer"),
    definition,
  });
  await done(server, administrator, callOf("form.publish"), { id: form.id });
  const first = { ...step(1, [member.userId]), fields: [...given] };
  const of = flow([first, step(2, [outsider.userId])], { managerIds: [administrator.userId] });
  const saved = { formId: form.id, flow: JSON.stringify(of) };
  const { token } = administrator;
  return { formId: form.id, saved: await server.call(callOf("approvalFlow.save"), saved, token) };
}

const handed = async (someone: Someone, formId: number, recordId: number) =>
  handedTo(server, someone, { formId, recordId, field: "rival" });

async function ask(formId: number) {
  const data = JSON.stringify({ part: "Pier 4", rival: SECRET, crew: 4 });
  const record = await done(server, people.leader, callOf("record.add"), { modelId: formId, data });
  const started = { recordId: record.id };
  const { id } = await done(server, people.leader, callOf("approval.start"), started);
  return { id, recordId: record.id };
}

test("what a step hides reaches nobody whom only that step lets in, by no door", async () => {
  const { formId, saved } = await newForm([hidesRival, { path: "crew", right: "edit" }]);
  expect(saved.code).toBe(200);
  const ear = await openEar(server, people.member);
  const { recordId } = await ask(formId);
  const { member, leader, administrator } = people;
  const told = await handed(member, formId, recordId);
  expect(told).toContain("Pier 4");
  expect(told).not.toContain(SECRET);
  for (const someone of [leader, administrator])
    expect(await handed(someone, formId, recordId)).toContain(SECRET);

  const edit = { id: recordId, modelId: formId, data: JSON.stringify({ crew: 9 }) };
  const reply = await server.call(callOf("record.edit"), edit, member.token);
  expect(reply.code).toBe(200);
  expect(JSON.stringify(reply)).not.toContain(SECRET);
  const kept = await server.call(getRecord, { modelId: formId, id: recordId }, leader.token);
  expect(JSON.parse(kept.data.data)).toMatchObject({ rival: SECRET, crew: 9 });
  const { data } = await server.call(syncPull, { epoch: "", since: 0 }, member.token);
  await ear.heard(data.head);
  expect(JSON.stringify(ear.frames)).toContain("Pier 4");
  expect(JSON.stringify(ear.frames)).not.toContain(SECRET);
  ear.leave();
});

test("nobody finds out by asking for it: not by searching, ordering, clashing or taking it out as a sheet", async () => {
  const { formId } = await newForm([hidesRival, { path: "crew", right: "edit" }]);
  const { recordId } = await ask(formId);
  const { token } = people.member;
  const page = { modelId: formId, currentPage: 1, pageSize: 20 as const };
  for (const found of [
    { keyword: "Kestrel" },
    { queryJson: JSON.stringify({ rival: "Kestrel" }) },
    { queryJson: JSON.stringify({ crew: [1, 9] }) },
  ]) {
    const { data } = await server.call(listRecords, { ...page, ...found }, token);
    expect(data.list).toEqual([]);
  }
  const clash = {
    id: recordId,
    modelId: formId,
    data: JSON.stringify({ rival: "Other" }),
    was: JSON.stringify({ rival: "Nobody" }),
  };
  const refused = await server.call(callOf("record.edit"), clash, token);
  expect(refused).toMatchObject({ code: 403, reason: "form.fieldNotYours" });
  const sheet = { ...page, dataType: 2 as const, selectIds: [recordId] };
  const { data } = await server.call(exportRecords, sheet, token);
  const { read, utils } = await import("xlsx");
  const book = read(data.url.slice(data.url.indexOf(",") + 1), { type: "base64" });
  const texts = book.SheetNames.map((name) => utils.sheet_to_csv(book.Sheets[name] ?? {})).join();
  expect(texts).toContain("Pier 4");
  expect(texts).not.toContain(SECRET);
});

test("the next step, which hides nothing, reads all of it, and so does who gets to know of it", async () => {
  const { formId } = await newForm();
  const { id, recordId } = await ask(formId);
  const { member, outsider } = people;
  const word = { recordId: id, status: 1 as const };
  await done(server, member, callOf("approval.decide"), word);
  expect(await handed(outsider, formId, recordId)).toContain(SECRET);
  expect(await handed(member, formId, recordId)).not.toContain(SECRET);
  // Asked again where nothing is hidden, they may read it from then on, and it comes to them.
  await done(server, outsider, callOf("approval.handOn"), {
    id,
    what: "transfer",
    userIds: [member.userId],
  });
  expect(await handed(member, formId, recordId)).toContain(SECRET);
});

test("files, and what requests are known by, are not hidden by anybody", async () => {
  for (const path of ["part", "photos", "nothing"]) {
    const { saved } = await newForm([{ path, right: "hidden" }]);
    expect(saved.data).toMatchObject({ problems: [{ node: 1, what: "badHidden" }] });
  }
});
