import "fake-indexeddb/auto";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as calls from "#contract/calls/approval.ts";
import { callOf } from "#contract/command-calls.ts";
import type { Approval } from "#domain/approval/approval.ts";
import { lapseApprovals } from "#server/jobs/lapse-approvals.ts";
import { tableOf } from "#server/tables/registry.ts";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { diary, diaryData, formName } from "#tests/make/company-forms.ts";
import { CoreBrowser } from "../make/core-browser.ts";
import type { Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

const HOUR = 3_600_000;

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;

beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
});
afterAll(async () => server.close());

/** A request of the leader's that waits for the member. */
async function ask(): Promise<Approval> {
  const { administrator, leader, member } = people;
  const added = { name: formName("Purchase"), definition: diary };
  const { id: formId } = await done(server, administrator, callOf("form.add"), added);
  const first = { ...step(1, [member.userId]), deadline: { hours: 1, late: "pass" as const } };
  const of = JSON.stringify(flow([first], { managerIds: [administrator.userId], batch: true }));
  await done(server, administrator, callOf("approvalFlow.save"), { formId, flow: of });
  await done(server, administrator, callOf("form.publish"), { id: formId });
  const filled = { modelId: formId, data: diaryData };
  const { id: recordId } = await done(server, leader, callOf("record.add"), filled);
  return done(server, leader, callOf("approval.start"), { recordId });
}

/** A server of tomorrow on the same database writes what this one does not know. */
async function tomorrow(table: string, id: number, change: string, value: unknown): Promise<void> {
  await server.parts.database.run(`update ${table} set ${change} where id = $1`, [
    id,
    JSON.stringify(value),
  ]);
}

const stored = async (id: number) => tableOf("approval").get(server.parts.database, id);
const reason = async (someone: Someone, call: Parameters<TestServer["call"]>[0], body: unknown) =>
  (await server.call(call, body, someone.token)).reason;

/** What people can do with a request, by whom. */
function acts({ id }: Approval) {
  const { leader, member, outsider } = people;
  const decide = { recordId: id, status: 1 };
  const handOn = { id, what: "transfer", userIds: [outsider.userId] };
  return [
    [member, callOf("approval.decide"), decide],
    [member, callOf("approval.decide"), { ...decide, inBatch: true }],
    [member, callOf("approval.decide"), { ...decide, status: 2, remarks: "No" }],
    [member, callOf("approval.handOn"), handOn],
    [leader, callOf("approval.decide"), { ...decide, status: 4, remarks: "No longer" }],
    [leader, callOf("approval.comment"), { id, remarks: "Well?" }],
    [leader, callOf("approval.urge"), { id }],
  ] as const;
}

const UNKNOWN = {
  "a step of another mode": ({ runs }: Approval) => [
    "runs",
    runs.map((run) => ({ ...run, mode: "quorum" })),
  ],
  "a step of another kind": ({ runs }: Approval) => [
    "runs",
    runs.map((run) => ({ ...run, kind: "parallel" })),
  ],
  "a word of another kind": ({ runs }: Approval) => [
    "runs",
    runs.map((run) => ({ ...run, tasks: run.tasks.map((task) => ({ ...task, status: 12 })) })),
  ],
  "an act of another kind": ({ events }: Approval) => [
    "events",
    [...events, { ...events[0], what: "delegateToRobot" }],
  ],
} as const satisfies Record<string, (approval: Approval) => readonly [string, unknown]>;

test.each(Object.entries(UNKNOWN))(
  "%s is kept as it is, listed, and nobody acts upon it before an update",
  async (_what, change) => {
    const { leader, member } = people;
    const request = await ask();
    const [column, value] = change(request);
    await tomorrow("approvals", request.id, `${column} = $2::jsonb`, value);
    const before = await stored(request.id);
    for (const [someone, call, body] of acts(request))
      expect(await reason(someone, call, body)).toBe("approval.newer");
    expect(await stored(request.id)).toEqual(before);
    for (const someone of [leader, member])
      for (const call of [calls.listApprovalLog, calls.getApprovalSteps, calls.getApprovalInfo])
        expect((await server.call(call, { recordId: request.id }, someone.token)).code).toBe(200);
    const { list } = await done(server, member, calls.listWaitingApprovals, {});
    expect(list.map(({ recordId }) => recordId)).toContain(request.id);
    const browser = await CoreBrowser.open(server, member);
    expect(await browser.database.approval.get(request.id)).toMatchObject({
      [column]: JSON.parse(JSON.stringify(value)) as unknown,
    });
    const decide = { recordId: request.id, status: 1, remarks: "", inBatch: false } as const;
    await expect(browser.run("approval.decide", decide)).rejects.toThrow("approval.newer");
  },
);

test.each([
  ["a node of another kind", { kind: "vote", id: 5 }],
  ["a step that more is said of", { ...step(5, [1]), quorum: 2 }],
  ["a step that others decide", { ...step(5, [1]), approvers: { by: "robot" } }],
])(
  "a flow with %s stays as it is, and nobody starts, decides or replaces anything by it",
  async (_what, node) => {
    const { administrator, leader, member } = people;
    const request = await ask();
    const text = JSON.stringify({ ...flow([]), nodes: [step(1, [member.userId]), node] });
    await server.parts.database.run("update approval_flows set flow = $2 where id = $1", [
      request.flowId,
      text,
    ]);
    const before = await stored(request.id);
    for (const [someone, call, body] of acts(request).slice(0, 4))
      expect(await reason(someone, call, body)).toBe("approval.newer");
    const filled = { modelId: request.formId, data: diaryData };
    const { id: recordId } = await done(server, leader, callOf("record.add"), filled);
    expect(await reason(leader, callOf("approval.start"), { recordId })).toBe("approval.newer");
    const of = JSON.stringify(flow([step(1, [member.userId])], { managerIds: [leader.userId] }));
    const save = { formId: request.formId, flow: of };
    expect(await reason(administrator, callOf("approvalFlow.save"), save)).toBe("approval.newer");
    const sent = { ...save, flow: text };
    expect(await reason(administrator, callOf("approvalFlow.save"), sent)).toBe(
      "approval.flowUnreadable",
    );
    const versions = await tableOf("approvalFlow").list(server.parts.database, {
      formId: request.formId,
    });
    expect(versions.map(({ flow: kept }) => kept)).toEqual([text]);
    expect(await stored(request.id)).toEqual(before);
  },
);

test("what more a newer version says of a step stays where somebody of this one decides", async () => {
  const { member } = people;
  const request = await ask();
  const runs = request.runs.map((run) => ({ ...run, colour: "amber" }));
  await tomorrow("approvals", request.id, "runs = $2::jsonb", runs);
  const decide = { recordId: request.id, status: 1 as const };
  await done(server, member, callOf("approval.decide"), decide);
  const after = await stored(request.id);
  expect(after).toMatchObject({ status: 1, runs: [{ colour: "amber" }] });
});

test("the clock leaves alone what only a newer version knows, and goes on with the others", async () => {
  const [request, other] = [await ask(), await ask()];
  const runs = request.runs.map((run) => ({ ...run, mode: "quorum" }));
  await tomorrow("approvals", request.id, "runs = $2::jsonb", runs);
  const { parts, clock } = server;
  clock.now += 2 * HOUR;
  await lapseApprovals(parts);
  const { dueTime, events } = request;
  expect(await stored(request.id)).toMatchObject({ status: 3, dueTime, runs, events });
  expect(await stored(other.id)).toMatchObject({ status: 1 });
});
