import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listAutomationLog } from "#contract/calls/programs/automation.ts";
import { callOf } from "#contract/command-calls.ts";
import { runAutomations } from "#server/automation/start-automation.ts";
import { tableOf } from "#server/tables/registry.ts";
import { type Crew, makeCrew, makeSite, type Site } from "./make/site.ts";
import { longSessions, openTestServer, type TestServer } from "./make/test-server.ts";
import { done, runOn } from "./make/world.ts";

let server: TestServer;
let crew: Crew;
let site: Site;
let states: readonly number[];

beforeAll(async () => {
  server = await openTestServer(undefined, longSessions);
  crew = await makeCrew(server);
});
beforeEach(async () => {
  site = await makeSite(server.parts, crew);
  const { planFlowItem } = await runOn(server)(crew.leader, "flow.save", {
    planId: site.planId,
    flows: [
      { name: "Open", status: "start" },
      { name: "Mended", status: "progress" },
      { name: "Passed", status: "end", needsPhoto: 1, byAnother: 1 },
    ],
  });
  states = planFlowItem.map(({ id }) => id);
  await runOn(server)(crew.leader, "task.edit", {
    id: site.taskId,
    addOwner: [crew.member.userId],
  });
  server.clock.now += 1_000;
});
afterAll(async () => server.close());

const [MENDED, PASSED] = [1, 2];
const row = async () => tableOf("task").get(server.parts.database, site.taskId);
const turn = async (place: number, { token } = crew.leader) => {
  server.clock.now += 1_000;
  const body = { id: site.taskId, flowItemId: states[place] ?? 0 };
  return server.call(callOf("task.edit"), body, token);
};

async function photograph(): Promise<void> {
  const run = runOn(server);
  const { id: dialogId } = await run(crew.member, "task.openDialog", { taskId: site.taskId });
  const content = { size: 3, md5: "900150983cd24fb0d6963f7d28e17f72" };
  await run(crew.member, "message.sendFile", { dialogId, name: "After.jpg", ...content });
}

test("a task passes by somebody else, with a photograph whose bytes may still be on their way", async () => {
  await turn(MENDED, crew.member);
  expect(await turn(PASSED)).toMatchObject({
    code: 400,
    reason: "flow.photoMissing",
    data: { to: "Passed" },
    msg: "Add a photograph to the task first: “Passed” takes none without a new one",
  });
  await photograph();
  expect(await turn(PASSED, crew.member)).toMatchObject({ code: 403, reason: "flow.byAnother" });
  expect(await turn(PASSED)).toMatchObject({ code: 200 });
  expect(await row()).toMatchObject({
    flowItemStatus: "end",
    stateUserId: crew.leader.userId,
    stateTime: server.clock.now,
  });
});

test("a rule of the plan is no second person, and its log says so", async () => {
  await runOn(server)(crew.leader, "automation.add", {
    planId: site.planId,
    name: "Pass at once",
    trigger: { on: "state", flowItemId: states[MENDED] ?? 0 },
    timeZone: "UTC",
    actions: [{ does: "state", flowItemId: states[PASSED] ?? 0 }],
  });
  await photograph();
  await turn(MENDED, crew.member);
  await runAutomations(server.parts);
  const { records } = await done(server, crew.leader, listAutomationLog, { planId: site.planId });
  expect(records).toMatchObject([
    { state: "failed", reason: "flow.byRule", outcomes: [{ data: { to: "Passed" } }] },
  ]);
  expect(await row()).toMatchObject({ flowItemId: states[MENDED] });
});
