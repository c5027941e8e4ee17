import { afterAll, beforeAll, expect, test } from "vitest";
import { listApprovalLog } from "#contract/calls/approval.ts";
import { callOf } from "#contract/command-calls.ts";
import type { Flow, FlowNode } from "#domain/approval/flow/flow.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { relieveApprovals } from "#server/jobs/relieve-approvals.ts";
import { tableOf } from "#server/tables/registry.ts";
import { databaseOn } from "#server/tables/sql/db.ts";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { diary, diaryData, formName } from "#tests/make/company-forms.ts";
import { addSomeone, type Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

const DAY = 86_400_000;

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;
let named = 0;

beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
});
afterAll(async () => server.close());

/** Somebody who is going to be away for good. */
async function passer(): Promise<Someone> {
  named += 1;
  return addSomeone(server, `Passer${named}`);
}

async function ask(nodes: readonly FlowNode[], details: Partial<Flow> = {}): Promise<number> {
  const { administrator, leader } = people;
  const added = { name: formName("Purchase"), definition: diary };
  const { id: formId } = await done(server, administrator, callOf("form.add"), added);
  await done(server, administrator, callOf("form.publish"), { id: formId });
  const of = JSON.stringify(flow(nodes, { managerIds: [administrator.userId], ...details }));
  await done(server, administrator, callOf("approvalFlow.save"), { formId, flow: of });
  const filled = { modelId: formId, data: diaryData };
  const { id: recordId } = await done(server, leader, callOf("record.add"), filled);
  return (await done(server, leader, callOf("approval.start"), { recordId })).id;
}

const disable = async ({ userId: id }: Someone, disabled = true) =>
  done(server, people.administrator, callOf("user.setDisabled"), { id, disabled });
const requestOf = async (id: number) => {
  const row = await tableOf("approval").get(server.parts.database, id);
  if (!row) throw new Error("No request");
  return row;
};
const decide = async ({ token }: Someone, recordId: number) =>
  server.call(callOf("approval.decide"), { recordId, status: 1 }, token);

test("what waits for whoever is not there any more goes to the flow's managers, by two servers once, and says so", async () => {
  const { administrator, leader } = people;
  const gone = await passer();
  const id = await ask([step(1, [gone.userId])]);
  await disable(gone);
  const { connectionString: databaseUrl } = server;
  const second = await openDatabase({ databaseUrl, dataDir: "", log: () => undefined });
  const nodes = [server.parts, { ...server.parts, database: databaseOn(second.pool) }];
  await Promise.all(nodes.map(async (node) => relieveApprovals(node)));
  await second.close();
  const request = await requestOf(id);
  expect(request).toMatchObject({ askedIds: [administrator.userId], version: 2, status: 3 });
  const log = await done(server, leader, listApprovalLog, { recordId: id });
  expect(log.at(-1)).toMatchObject({ examineUserId: 0, forUserId: gone.userId, examineStatus: 5 });
  const notices = await tableOf("notice").list(server.parts.database, {
    userId: administrator.userId,
  });
  expect(notices).toContainEqual(expect.objectContaining({ kind: "toDecide", approvalId: id }));
  await relieveApprovals(server.parts);
  expect((await requestOf(id)).version).toBe(2);
  // Whoever comes back finds it with somebody else.
  await disable(gone, false);
  expect((await decide(gone, id)).code).not.toBe(200);
  expect((await decide(administrator, id)).data.status).toBe(1);
});

test("who has agreed already does not let it pass because nobody else is left", async () => {
  const { administrator, member } = people;
  const gone = await passer();
  const id = await ask([step(1, [member.userId, gone.userId])]);
  await decide(member, id);
  await disable(gone);
  await relieveApprovals(server.parts);
  expect(await requestOf(id)).toMatchObject({ status: 3, askedIds: [administrator.userId] });
});

test("where those who would be asked instead are asked already, it goes on by their word", async () => {
  const { administrator } = people;
  const gone = await passer();
  const id = await ask([step(1, [gone.userId, administrator.userId], "sequence")]);
  await disable(gone);
  await relieveApprovals(server.parts);
  expect(await requestOf(id)).toMatchObject({ status: 3, askedIds: [administrator.userId] });
  expect((await decide(administrator, id)).data.status).toBe(1);
});

test("whoever stands in for them goes on doing so, and what waits for others stays as it is", async () => {
  const { member, newcomer } = people;
  const gone = await passer();
  const { now } = server.clock;
  const away = { deputyId: newcomer.userId, startTime: now - DAY, endTime: now + DAY };
  await done(server, gone, callOf("delegation.set"), away);
  const id = await ask([step(1, [gone.userId])]);
  const other = await ask([step(1, [member.userId])]);
  await disable(gone);
  await relieveApprovals(server.parts);
  expect(await requestOf(id)).toMatchObject({
    version: 1,
    askedIds: [gone.userId, newcomer.userId],
  });
  expect(await requestOf(other)).toMatchObject({ version: 1, askedIds: [member.userId] });
  expect((await decide(newcomer, id)).data.status).toBe(1);
});
