import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getLeaveAccounts } from "#contract/calls/leave.ts";
import { callOf } from "#contract/command-calls.ts";
import type { ApprovalFlow } from "#domain/approval/definition/approval-flow.ts";
import { templateForm } from "#domain/form/templates/template-form.ts";
import type { LeaveAllowance } from "#domain/leave/leave-allowance.ts";
import type { LeaveBooking } from "#domain/leave/leave-booking.ts";
import { startMinting } from "#server/commands/minting.ts";
import { runCommand } from "#server/commands/run-command.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { startHub } from "#server/sync/hub.ts";
import { databaseOn } from "#server/tables/sql/db.ts";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { templates, wordsOfTemplate } from "#tests/make/forms/templates.ts";
import { Replica } from "../make/replica.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

const MONDAY = Date.UTC(2026, 10, 23);

let server: TestServer;
let neighbour: Awaited<ReturnType<typeof openNeighbour>>;
let people: Awaited<ReturnType<typeof addPeople>>;
let formId: ApprovalFlow["formId"];

beforeAll(async () => {
  server = await openTestServer();
  neighbour = await openNeighbour();
  people = await addPeople(server);
  const { administrator, member } = people;
  const template = templates.find(({ key }) => key === "leave");
  if (!template) throw new Error("No form for leave");
  const { name, definition } = templateForm(template, wordsOfTemplate("leave", "en"), "en");
  const form = await done(server, administrator, callOf("form.add"), { name, definition });
  formId = form.id;
  await done(server, administrator, callOf("form.publish"), { id: formId });
  const of = flow([step(1, [member.userId])], { managerIds: [administrator.userId] });
  const saved = { formId, flow: JSON.stringify(of) };
  await done(server, administrator, callOf("approvalFlow.save"), saved);
  const kind = { name: "Annual leave", over: "refuse", halves: 20 } as const;
  await done(server, administrator, callOf("leave.saveKind"), { key: "annual", kind });
});
afterAll(async () => {
  await neighbour.close();
  await server.close();
});

/** A second server on the same database, without the HTTP. */
async function openNeighbour() {
  const { connectionString: databaseUrl } = server;
  const opened = await openDatabase({ databaseUrl, dataDir: "", log: () => undefined });
  const database = databaseOn(opened.pool);
  const { now } = server.parts;
  const hub = await startHub({ database, log: pino({ level: "silent" }), now });
  return {
    parts: { database, hub, mint: await startMinting(database), now },
    async close() {
      await hub.close();
      await opened.close();
    },
  };
}

/** One day of leave of the leader's. */
async function fillIn(): Promise<number> {
  const { leader, member } = people;
  const half = { startHalf: "am", endHalf: "pm", standIn: member.userId };
  const when = { startDate: MONDAY, endDate: MONDAY, reason: "Family", ...half };
  const data = JSON.stringify({ applicant: leader.userId, leaveType: "annual", ...when });
  return (await done(server, leader, callOf("record.add"), { modelId: formId, data })).id;
}

test("of requests that come to two servers at once as many are let through as there are days", async () => {
  const { administrator, leader, member } = people;
  const allowance = { userId: leader.userId, year: 2026, kind: "annual", halves: 6 };
  await done(server, administrator, callOf("leave.setAllowance"), allowance);
  const records: number[] = [];
  for (let nth = 0; nth < 8; nth += 1) records.push(await fillIn());
  const actor = { userId: leader.userId, isAdmin: false };
  const start = async (recordId: number, at: number) =>
    runCommand(at % 2 === 0 ? server.parts : neighbour.parts, {
      actor,
      command: "approval.start",
      body: { recordId },
    });
  const results = await Promise.all(records.map(start));
  const through = results.filter(({ state }) => state === "applied");
  expect(through).toHaveLength(3);
  const accounts = async () =>
    (await done(server, administrator, getLeaveAccounts, { userId: leader.userId, year: 2026 }))
      .accounts;
  expect(await accounts()).toEqual([{ kind: "annual", allowance: 6, asked: 6, taken: 0, left: 0 }]);
  const waiting = await server.parts.database.run<{ id: number }>(
    "select id from approvals where create_user_id = $1 order by id",
    [leader.userId],
  );
  // One is agreed to at both servers at once, and counts once; another one is withdrawn, and gives its day back.
  const decide = async (parts: typeof neighbour.parts) =>
    runCommand(parts, {
      actor: { userId: member.userId, isAdmin: false },
      command: "approval.decide",
      body: { recordId: waiting[0]?.id, status: 1 },
    });
  await Promise.all([decide(server.parts), decide(neighbour.parts)]);
  const withdrawn = { recordId: waiting[1]?.id ?? 0, status: 4, remarks: "Rain" } as const;
  await done(server, leader, callOf("approval.decide"), withdrawn);
  expect(await accounts()).toEqual([{ kind: "annual", allowance: 6, asked: 2, taken: 2, left: 2 }]);
});

test("what somebody has lies on their devices, what they ask for on those of who decides, and nothing elsewhere", async () => {
  const { leader, member, outsider } = people;
  const of = async (someone: typeof leader) => {
    const replica = await new Replica().pull(server, someone);
    return [
      replica.of<LeaveAllowance>("leaveAllowance").length,
      replica.of<LeaveBooking>("leaveBooking").length,
    ];
  };
  expect(await of(leader)).toEqual([1, 3]);
  expect(await of(member)).toEqual([0, 3]);
  expect(await of(outsider)).toEqual([0, 0]);
  const body = { userId: leader.userId, year: 2026 };
  expect(await server.call(getLeaveAccounts, body, member.token)).toMatchObject({
    reason: "adminOnly",
  });
});
