import { afterAll, beforeAll, expect, test } from "vitest";
import { queryUserMenu } from "#contract/calls/forms/user-menu.ts";
import { getSample, removeSample } from "#contract/calls/sample.ts";
import { setUp } from "#contract/calls/system.ts";
import { acceptInvite, addInvite, getInvite, listInvites } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import { pairDialogId } from "#domain/id.ts";
import type { Dialog } from "#domain/dialog/dialog.ts";
import type { Guide } from "#domain/guide/guide.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { PlanUser } from "#domain/plan/plan-user.ts";
import type { User } from "#domain/user/user.ts";
import type { Unit } from "#domain/organisation/unit.ts";
import type { File } from "#domain/file/file.ts";
import type { Sheet } from "#domain/sheet/sheet.ts";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import { textsIn } from "#server/local-text.ts";
import { Replica } from "./make/replica.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done } from "./make/world.ts";

let server: TestServer;
let admin: { token: string; userId: number };
let newcomers = 0;

beforeAll(async () => {
  server = await openTestServer();
  const person = { name: "Ada Stone", email: "ada@example.com", password: "a good password" };
  const wish = { company: "Acme", ...person, language: "en", sample: true };
  admin = (await server.call(setUp, wish)).data;
});
afterAll(async () => {
  await server.close();
});

async function joinBy(code: string) {
  newcomers += 1;
  const name = `Newcomer ${newcomers}`;
  const person = { name, email: `newcomer${newcomers}@example.com`, password: "a good password" };
  return server.call(acceptInvite, { code, ...person, clientId: `client-${newcomers}` });
}

const pulled = async (who: { token: string }) => new Replica().pull(server, who);

test("whoever sets the company up is led through the first minutes, and nobody else", async () => {
  const guides = (await pulled(admin)).of<Guide>("guide");
  expect(guides).toEqual([{ id: admin.userId, done: [], dismissed: false }]);
  const { code } = await done(server, admin, addInvite, {});
  const { data } = await joinBy(code);
  expect((await pulled(data)).of("guide")).toEqual([]);
});

test("a link for several lets in that many and is counted; then it works no longer", async () => {
  const { code, invite } = await done(server, admin, addInvite, { maxUses: 2 });
  const counted = async () =>
    (await done(server, admin, listInvites, {})).find(({ id }) => id === invite.id);
  expect(await counted()).toMatchObject({ maxUses: 2, uses: 0 });
  const [first, second, third] = await Promise.all([joinBy(code), joinBy(code), joinBy(code)]);
  const codes = [first, second, third].map((reply) => reply.code);
  expect(codes.toSorted((left, right) => left - right)).toEqual([200, 200, 404]);
  expect(await counted()).toMatchObject({ maxUses: 2, uses: 2 });
  expect((await server.call(getInvite, { code })).reason).toBe("invite.gone");
  const many = await server.call(addInvite, { maxUses: 1_000 }, admin.token);
  expect(many).toMatchObject({ code: 400, reason: "parameterError" });
});

test("a link says to what it leads, and the newcomer is in it: the plan, or else a chat with the inviter", async () => {
  const plan = await done(server, admin, callOf("plan.add"), { name: "Gate 7" });
  const toPlan = await done(server, admin, addInvite, { planId: plan.id });
  const info = await done(server, { token: "" }, getInvite, { code: toPlan.code });
  expect(info).toMatchObject({ inviterId: admin.userId, plan: { id: plan.id, name: "Gate 7" } });
  const inPlan = await pulled((await joinBy(toPlan.code)).data);
  expect(inPlan.of<Plan>("plan").map(({ id }) => id)).toEqual([plan.id]);
  const plain = await done(server, admin, addInvite, {});
  expect(await done(server, { token: "" }, getInvite, { code: plain.code })).not.toHaveProperty(
    "plan",
  );
  const { data } = await joinBy(plain.code);
  const dialogs = (await pulled(data)).of<Dialog>("dialog").map(({ id }) => id);
  expect(dialogs).toContain(pairDialogId(data.userId, admin.userId));
});

test("the sample site goes with everybody in it in one act, and what is real stays", async () => {
  const replica = await pulled(admin);
  expect(await done(server, admin, getSample, {})).toEqual({ plans: 3, people: 8 });
  const foreman = textsIn("en")("sample:people.tom");
  const tom = replica.of<User>("user").find(({ nickname }) => nickname === foreman);
  const samplePerson = tom?.id ?? 0;
  // One of them was let into a real plan, and was made to lead another.
  const real = await done(server, admin, callOf("plan.add"), {
    name: "Real work",
    columns: ["To do"],
  });
  const led = await done(server, admin, callOf("plan.add"), { name: "Handed over" });
  for (const { id } of [real, led])
    await done(server, admin, callOf("plan.invite"), { planId: id, userId: [samplePerson] });
  const task = { planId: real.id, name: "Real task", owner: [samplePerson, admin.userId] };
  const { id: taskId } = await done(server, admin, callOf("task.add"), task);
  await done(server, admin, callOf("plan.handOver"), { planId: led.id, userId: samplePerson });
  await done(server, admin, callOf("plan.exit"), { planId: led.id });
  // Somebody real stands in a department of the sample, with one of their own below it, and filled in one of its forms.
  const ofSample = replica.of<Unit>("department").find(({ parentId }) => parentId === 0);
  const own = { name: "Night crew", parentId: ofSample?.id ?? 0 };
  const crew = await done(server, admin, callOf("department.add"), own);
  const materials = replica.of<CompanyForm>("form").find(({ code }) => code === "material");
  const words = { materialName: "Sand", spec: "0/2", category: "other", unit: "t" };
  const filled = { modelId: materials?.id ?? 0, data: JSON.stringify(words) };
  await done(server, admin, callOf("record.add"), filled);

  const menu = await done(server, admin, queryUserMenu, {});
  expect(menu.map(({ menuName, children }) => [menuName, children.length])).toEqual([
    ["Site", 4],
    ["Office", 3],
  ]);

  // Its drawings and papers are there with their contents.
  const drawn = replica.of<Sheet>("sheet").map(({ number }) => number);
  expect(drawn.toSorted()).toEqual(["C-110", "S-101", "S-203"]);
  expect(replica.of("pin")).toHaveLength(11);
  const files = replica.of<File>("file");
  expect(files.map(({ ext }) => ext).toSorted()).toEqual(["csv", "md", "pdf"]);
  expect(files.every(({ arriveTime }) => arriveTime > 0)).toBe(true);

  expect(await done(server, admin, removeSample, {})).toEqual({ plans: 3, people: 8 });
  await replica.pull(server, admin);
  const plans = replica.of<Plan>("plan").map(({ name }) => name);
  expect(plans.toSorted()).toEqual(["Gate 7", "Handed over", "Real work"]);
  const members = replica.of<PlanUser>("planUser");
  expect(members.filter(({ planId }) => planId === led.id)).toEqual([
    expect.objectContaining({ userId: admin.userId, owner: 1 }),
  ]);
  expect(members.some(({ userId }) => userId === samplePerson)).toBe(false);
  expect(replica.rows.get("task")?.get(taskId)).toMatchObject({
    taskUser: [{ userId: admin.userId, owner: 1 }],
  });
  const left = replica.of<User>("user").filter(({ deleteTime }) => deleteTime > 0);
  expect(left).toHaveLength(8);
  const departments = replica.of<Unit>("department");
  expect(departments).toEqual([expect.objectContaining({ id: crew.id, parentId: 0 })]);
  for (const entity of [
    "menuItem",
    "form",
    "formVersion",
    "record",
    "approval",
    "approvalFlow",
    "sheet",
    "sheetRevision",
    "pin",
    "markup",
    "libraryItem",
    "file",
  ] as const)
    expect(replica.of(entity), entity).toEqual([]);
  expect(replica.of("leaveSetting")).toMatchObject([{ kinds: [] }]);
  expect(replica.content()).toEqual((await pulled(admin)).content());
  // Nothing is left that nobody reaches.
  const orphans = await server.parts.database.run(
    `select 1 from tasks where plan_id not in (select id from plans)
     union all select 1 from record_users where record_id not in (select id from records)`,
  );
  expect(orphans).toEqual([]);
  expect(await done(server, admin, getSample, {})).toEqual({ plans: 0, people: 0 });
  expect(await done(server, admin, removeSample, {})).toEqual({ plans: 0, people: 0 });
});

test("only administrators take the sample away", async () => {
  const { code } = await done(server, admin, addInvite, {});
  const { data } = await joinBy(code);
  expect((await server.call(removeSample, {}, data.token)).code).toBe(403);
  expect((await server.call(getSample, {}, data.token)).code).toBe(403);
});
