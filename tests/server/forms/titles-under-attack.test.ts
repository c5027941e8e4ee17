import { afterAll, beforeAll, expect, test } from "vitest";
import { callOf } from "#contract/command-calls.ts";
import type { FieldPermission } from "#domain/company-form/permission/form-permission.ts";
import type { Id } from "#domain/id.ts";
import { PARAMETER_ERROR } from "#domain/refusal.ts";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { formName } from "#tests/make/company-forms.ts";
import { field, rule } from "#tests/make/forms/records.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;

beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
});
afterAll(async () => server.close());

const rival = field("input", "rival");
const partWith = (config: object) => field("input", "part", { required: true, ...config });
const part = partWith({});
const hidden: FieldPermission = { path: "rival", everybody: "hidden", roles: [] };

async function published(fields: readonly object[], rules: readonly object[] = []): Promise<Id> {
  const { administrator } = people;
  const named = { name: formName("Offer"), definition: JSON.stringify({ fields, rules }) };
  const { id } = await done(server, administrator, callOf("form.add"), named);
  await done(server, administrator, callOf("form.publish"), { id });
  return id;
}

async function close(id: Id, fieldPermissions: readonly FieldPermission[]) {
  const body = { id, fieldPermissions: [...fieldPermissions] };
  return server.call(callOf("form.edit"), body, people.administrator.token);
}

const shown = { code: PARAMETER_ERROR, reason: "form.cannotHide", data: { field: "rival" } };

test("what records of an earlier version are known by is not kept from anybody", async () => {
  const { administrator } = people;
  const id = await published([rival]);
  const data = JSON.stringify({ rival: "Kestrel and Sons" });
  const { title } = await done(server, administrator, callOf("record.add"), { modelId: id, data });
  expect(title).toBe("Kestrel and Sons");
  const definition = JSON.stringify({ fields: [part, rival], rules: [] });
  await done(server, administrator, callOf("form.edit"), { id, definition });
  await done(server, administrator, callOf("form.publish"), { id });
  expect(await close(id, [hidden])).toMatchObject(shown);
});

test("nor is what records are known by where what is asked for before it may be missing", async () => {
  for (const id of [
    await published(
      [field("switch", "brief"), part, rival],
      [rule("brief", { op: "hide", targets: ["part"] })],
    ),
    await published([partWith({ noShow: true }), rival]),
    await published([partWith({ visibility: ["pc"] }), rival]),
  ])
    expect(await close(id, [hidden])).toMatchObject(shown);
  const id = await published([part, rival]);
  const read: FieldPermission = { path: "part", everybody: "read", roles: [] };
  expect(await close(id, [hidden, read])).toMatchObject(shown);
  expect((await close(id, [hidden])).code).toBe(200);
});

test("a flow that hides a field holds its form to what is asked for before it", async () => {
  const { administrator, member } = people;
  const id = await published([part, rival]);
  const hides = {
    ...step(1, [member.userId]),
    fields: [{ path: "rival", right: "hidden" as const }],
  };
  const of = flow([hides], { managerIds: [administrator.userId] });
  const saved = { formId: id, flow: JSON.stringify(of) };
  const read: FieldPermission = { path: "part", everybody: "read", roles: [] };
  expect((await close(id, [read])).code).toBe(200);
  expect(await server.call(callOf("approvalFlow.save"), saved, administrator.token)).toMatchObject({
    reason: "approval.flowBroken",
    data: { problems: [{ what: "badHidden" }] },
  });
  expect((await close(id, [])).code).toBe(200);
  await done(server, administrator, callOf("approvalFlow.save"), saved);
  expect(await close(id, [read])).toMatchObject({
    reason: "form.showsHidden",
    data: { field: "rival" },
  });
});
