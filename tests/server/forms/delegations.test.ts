import { afterAll, beforeAll, expect, test } from "vitest";
import { listAudit } from "#contract/calls/administration.ts";
import { listApprovalLog, listWaitingApprovals } from "#contract/calls/approval.ts";
import { callOf } from "#contract/command-calls.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { followDelegations } from "#server/jobs/follow-delegations.ts";
import { tableOf } from "#server/tables/registry.ts";
import { databaseOn } from "#server/tables/sql/db.ts";
import { oneStepFlow } from "#tests/make/approvals/flows.ts";
import { diary, diaryData } from "#tests/make/company-forms.ts";
import type { Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

const DAY = 86_400_000;

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;
let modelId: number;

beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
  const { administrator, member } = people;
  const added = { name: "Purchase", definition: diary };
  ({ id: modelId } = await done(server, administrator, callOf("form.add"), added));
  await done(server, administrator, callOf("form.publish"), { id: modelId });
  const flow = JSON.stringify(oneStepFlow(member.userId, administrator.userId));
  await done(server, administrator, callOf("approvalFlow.save"), { formId: modelId, flow });
});
afterAll(async () => server.close());

async function ask() {
  const filled = { modelId, data: diaryData };
  const record = await done(server, people.leader, callOf("record.add"), filled);
  return done(server, people.leader, callOf("approval.start"), { recordId: record.id });
}

const asked = async (id: number) =>
  (await tableOf("approval").get(server.parts.database, id))?.askedIds;
const toldOf = async ({ userId }: Someone) =>
  (await tableOf("notice").list(server.parts.database, { userId })).map(({ kind }) => kind);
const delegations = async () =>
  tableOf("delegation").list(server.parts.database, { userId: people.member.userId });

test("what waits goes over and comes back by the clock, of two servers once, and all is told", async () => {
  const { administrator, leader, member, newcomer, outsider } = people;
  const waiting = await ask();
  const { now } = server.clock;
  const times = { startTime: now, endTime: now + 2 * DAY };
  await done(server, member, callOf("delegation.set"), { deputyId: newcomer.userId, ...times });
  expect(await asked(waiting.id)).toEqual([member.userId]);
  const { connectionString: databaseUrl } = server;
  const second = await openDatabase({ databaseUrl, dataDir: "", log: () => undefined });
  const nodes = [server.parts, { ...server.parts, database: databaseOn(second.pool) }];
  await Promise.all(nodes.map(async (node) => followDelegations(node)));
  expect(await asked(waiting.id)).toEqual([member.userId, newcomer.userId]);
  expect((await tableOf("approval").get(server.parts.database, waiting.id))?.version).toBe(2);
  expect(await toldOf(newcomer)).toEqual(expect.arrayContaining(["deputy", "toDecide"]));
  const list = await done(server, newcomer, listWaitingApprovals, {});
  expect(list.list.map(({ recordId }) => recordId)).toEqual([waiting.id]);
  const decides = { recordId: waiting.id, status: 1, remarks: "In her name" } as const;
  await done(server, newcomer, callOf("approval.decide"), decides);
  const log = await done(server, leader, listApprovalLog, { recordId: waiting.id });
  expect(log.at(-1)).toMatchObject({
    examineUserId: newcomer.userId,
    forUserId: member.userId,
    examineStatus: 1,
  });
  const audit = await done(server, administrator, listAudit, { kind: "delegation" });
  expect(audit.records[0]).toMatchObject({ userId: member.userId });
  const later = await ask();
  expect(await asked(later.id)).toEqual([member.userId, newcomer.userId]);
  server.clock.now += 3 * DAY;
  await Promise.all(nodes.map(async (node) => followDelegations(node)));
  expect(await asked(later.id)).toEqual([member.userId]);
  expect(await delegations()).toEqual([]);
  const late = { recordId: later.id, status: 1 } as const;
  const refused = await server.call(callOf("approval.decide"), late, newcomer.token);
  expect(refused.code).toBe(506);
  expect(await toldOf(outsider)).toEqual([]);
  await second.close();
});

test("whoever stood in decides no more once that has ended, also before what waits was looked after", async () => {
  const { member, newcomer } = people;
  const { now } = server.clock;
  const times = { startTime: now - DAY, endTime: now + DAY };
  const { userId: deputyId } = newcomer;
  await done(server, member, callOf("delegation.set"), { deputyId, ...times });
  const { id: recordId } = await ask();
  expect(await asked(recordId)).toEqual([member.userId, deputyId]);
  await done(server, member, callOf("delegation.end"), { deputyId });
  const decide = callOf("approval.decide");
  const late = await server.call(decide, { recordId, status: 1 }, newcomer.token);
  expect([late.code, late.reason]).toEqual([506, "approval.notYourTurn"]);
  // What is not done in anybody's name is still theirs to do, as for all who have a say in it.
  const word = { id: recordId, remarks: "I was away" };
  await done(server, newcomer, callOf("approval.comment"), word);
  const { status } = await done(server, member, decide, { recordId, status: 1 });
  expect(status).toBe(1);
});
