import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calls } from "#contract/registry.ts";
import { listTasks } from "#contract/calls/task.ts";
import { SUCCESS } from "#contract/success.ts";
import { entityNames } from "#domain/entity-names.ts";
import { taskScope } from "#domain/scope.ts";
import { readHead } from "#server/tables/own/space.ts";
import type { CaseSite } from "#tests/make/cases/case-site.ts";
import { tableRows } from "#tests/make/table-rows.ts";
import { makeCaseSite } from "./make/cases/case-site.ts";
import { type Someone } from "./make/people.ts";
import { bodyOf, codesOf, idsIn } from "./make/roles/call-bodies.ts";
import { setUpCompany } from "./make/site.ts";
import { openStandingSite, type StandingSite } from "./make/cases/standing-site.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, runOn } from "./make/world.ts";

/** Stands in all that the private task is called and says. */
const SECRET = "Zebra wages";

let server: TestServer;
let standing: StandingSite;
/** Of the private task, and of all that belongs to it. */
const ids = new Set<number>();

beforeAll(async () => {
  server = await openTestServer();
  await setUpCompany(server);
  standing = await openStandingSite(server, makePrivate);
});

afterAll(async () => server.close());

/** Makes the task private to the member who owns it and to the leader: the colleague, who is in the plan, does not see it. */
async function makePrivate({ leader, task, subtask, checkItem, ...site }: CaseSite<Someone>) {
  const run = runOn(server);
  await run(leader, "task.edit", { id: task.id, name: SECRET });
  await run(leader, "task.edit", { id: subtask.id, name: SECRET });
  await run(leader, "checkItem.edit", { id: checkItem.id, name: SECRET });
  await run(leader, "message.sendText", { dialogId: site.taskDialog.id, text: SECRET });
  await run(leader, "task.setVisibility", { id: task.id, visibility: 2 });
  for (const entity of entityNames)
    for (const row of await tableRows(server.parts.database, entity, [taskScope(task.id)]))
      if (typeof row.id === "number") ids.add(row.id);
}

async function call(one: (typeof calls)[number], role: "colleague" | "member") {
  const site = await standing.whole();
  const me = site[role];
  const body = await bodyOf(server, one, site, me);
  const before = await readHead(server.parts.database);
  const address = {
    "x-forwarded-for": `10.2.${calls.indexOf(one) >> 8}.${calls.indexOf(one) & 255}`,
  };
  const reply = await server.call(one, body, me.token, address);
  const isChanged = (await readHead(server.parts.database)) !== before;
  return { reply, isChanged, isAboutIt: idsIn(body).some((id) => ids.has(id)) };
}

const reading = calls.filter(({ command }) => !command);
const doing = calls.filter(({ command }) => command);
const named = (some: readonly (typeof calls)[number][]) =>
  some.map((one) => [one.name, one] as const);

describe("to whoever is in the plan and does not see a task", () => {
  test.each(named(reading))("%s says nothing of it", async (_name, one) => {
    const { reply, isAboutIt } = await call(one, "colleague");
    expect(JSON.stringify(reply)).not.toContain(SECRET);
    if (isAboutIt) expect(reply.code).not.toBe(SUCCESS);
  });

  test.each(named(doing))("%s finds nothing of it to change", async (_name, one) => {
    const { reply, isAboutIt, isChanged } = await call(one, "colleague");
    expect(JSON.stringify(reply)).not.toContain(SECRET);
    if (!isAboutIt) return;
    expect(reply.code).not.toBe(SUCCESS);
    expect(isChanged).toBe(false);
  });
});

test.each(["plan.exit", "plan.removeUsers"] as const)(
  "who was chosen to see a task, and is let in again after %s, does not see it",
  async (way) => {
    const { leader, colleague, plan, task } = await makeCaseSite(server);
    const run = runOn(server);
    const planId = plan.id;
    const userId = [colleague.userId];
    await run(leader, "task.setVisibility", { id: task.id, visibility: 3, visibleTo: userId });
    expect(await namesOfTasks(colleague, planId)).toContain(task.name);
    if (way === "plan.exit") await run(colleague, way, { planId });
    else await run(leader, way, { planId, userId });
    await run(leader, "plan.invite", { planId, userId });
    expect(await namesOfTasks(leader, planId)).toContain(task.name);
    expect(await namesOfTasks(colleague, planId)).not.toContain(task.name);
  },
);

async function namesOfTasks(someone: Someone, planId: number): Promise<string[]> {
  const { records } = await done(server, someone, listTasks, { planId, parentId: -1 });
  return records.map(({ name }) => name);
}

test("who sees a private task does with it all that they may do with any", async () => {
  let count = 0;
  for (const one of calls) {
    const { reply, isAboutIt } = await call(one, "member");
    if (!isAboutIt) continue;
    count += 1;
    expect(reply.code, `${one.name}: ${reply.msg}`).toBe(codesOf(one)?.member);
  }
  expect(count).toBeGreaterThan(50);
}, 900_000);
