import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as imports from "#contract/calls/record-import.ts";
import * as prints from "#contract/calls/print.ts";
import * as calls from "#contract/calls/record.ts";
import { callOf } from "#contract/command-calls.ts";
import type { ArgumentsOf } from "#domain/commands.ts";
import type { Id } from "#domain/id.ts";
import { NO_ACCESS } from "#domain/refusal.ts";
import { diary, formName } from "#tests/make/company-forms.ts";
import type { Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;
let clerk: Id;

beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
  const role = await done(server, people.administrator, callOf("role.add"), { name: "Clerk" });
  clerk = role.id;
  const members = { id: clerk, addMembers: [people.member.userId] };
  await done(server, people.administrator, callOf("role.edit"), members);
});
afterAll(async () => server.close());

type Said = Pick<ArgumentsOf<"form.edit">, "readers" | "buttons" | "roles">;

/** A form of which this is said, with a record of the leader's. */
async function makeDiary(said: Said) {
  const { administrator, leader } = people;
  const named = { name: formName(), definition: diary };
  const { id: modelId } = await done(server, administrator, callOf("form.add"), named);
  await done(server, administrator, callOf("form.publish"), { id: modelId });
  const data = JSON.stringify({ part: "Pier 4" });
  const record = await done(server, leader, callOf("record.add"), { modelId, data });
  await done(server, administrator, callOf("form.edit"), { id: modelId, ...said });
  return { modelId, recordId: record.id };
}

/** What stands at each door of a form, as somebody finds it. */
async function doorsFor({ token }: Someone, { modelId, recordId }: { modelId: Id; recordId: Id }) {
  const template = await done(server, people.administrator, callOf("printTemplate.add"), {
    formId: modelId,
    name: "Sheet",
    html: "<p>x</p>",
  });
  const data = JSON.stringify({ part: "Pier 5" });
  const was = JSON.stringify({ part: "Pier 4" });
  const codes = {
    add: await server.call(callOf("record.add"), { modelId, data }, token),
    list: await server.call(calls.getRecord, { modelId, id: recordId }, token),
    import: await server.call(imports.importData, { modelId, list: [{ part: "Pier 6" }] }, token),
    template: await server.call(imports.importTemplate, { modelId }, token),
    export: await server.call(calls.exportRecords, { modelId }, token),
    print: await server.call(prints.getPrintData, { id: template.id, formId: recordId }, token),
    edit: await server.call(callOf("record.edit"), { modelId, id: recordId, data, was }, token),
    remove: await server.call(callOf("record.remove"), { modelId, id: recordId }, token),
  };
  return Object.fromEntries(
    Object.entries(codes).map(([door, { code, reason }]) => [door, reason ?? code]),
  );
}

describe("what a form lets people do", () => {
  test("is asked at every door, and nothing of it is done without the right", async () => {
    const form = await makeDiary({ readers: "all", buttons: [] });
    expect(await doorsFor(people.outsider, form)).toEqual({
      add: "form.addNotYours",
      list: 200,
      import: "form.importNotYours",
      template: "form.importNotYours",
      export: "form.exportNotYours",
      print: "form.printNotYours",
      edit: "record.readOnly",
      remove: "record.readOnly",
    });
    const { list } = await done(server, people.administrator, calls.listRecords, {
      modelId: form.modelId,
    });
    expect(list).toHaveLength(1);
  });

  test("is more for those with a role, in the range of the role", async () => {
    const roles: Said["roles"] = [
      {
        roleId: clerk,
        buttons: ["add", "edit", "remove", "import", "export", "print"],
        range: "all",
      },
    ];
    const form = await makeDiary({ readers: "own", buttons: [], roles });
    expect(Object.values(await doorsFor(people.member, form))).toEqual(Array(8).fill(200));
    const other = await makeDiary({ readers: "own", buttons: [], roles });
    expect(await doorsFor(people.outsider, other)).toMatchObject({
      add: "form.addNotYours",
      list: "record.gone",
      print: "record.gone",
      edit: "record.gone",
      remove: "record.gone",
    });
  });

  test("is theirs no longer once they have lost the role", async () => {
    const { administrator, member } = people;
    const role = await done(server, administrator, callOf("role.add"), { name: "Auditor" });
    const members = { id: role.id, addMembers: [member.userId] };
    await done(server, administrator, callOf("role.edit"), members);
    const roles: Said["roles"] = [{ roleId: role.id, buttons: ["export"], range: "all" }];
    const { modelId } = await makeDiary({ readers: "own", buttons: [], roles });
    const { list } = await done(server, member, calls.listRecords, { modelId });
    expect(list).toHaveLength(1);
    const left = { id: role.id, removeMembers: [member.userId] };
    await done(server, administrator, callOf("role.edit"), left);
    const after = await done(server, member, calls.listRecords, { modelId });
    expect(after.list).toEqual([]);
    const refused = await server.call(calls.exportRecords, { modelId }, member.token);
    expect(refused).toMatchObject({ code: NO_ACCESS, reason: "form.exportNotYours" });
  });

  test("is said by administrators alone", async () => {
    const { modelId } = await makeDiary({});
    const body = { id: modelId, readers: "all" as const };
    const refused = await server.call(callOf("form.edit"), body, people.member.token);
    expect(refused.code).not.toBe(200);
  });
});
