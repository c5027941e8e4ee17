import { makeForm } from "#tests/make/company-forms.ts";
import { makeFile } from "#tests/make/files.ts";
import { makeFolder, makeLibraryFile, makeSharedFolder } from "#tests/make/library.ts";
import {
  ADMIN,
  COLLEAGUE,
  LEADER,
  makeCompany,
  makeGroup,
  makeMessage,
  makePlan,
  makeTask,
  MEMBER,
  NOBODY,
} from "#tests/make/site.ts";
import type { World } from "#tests/make/world.ts";
import { expect, test } from "vitest";
import type { Decision } from "../command.ts";
import { joinKey } from "../id.ts";
import { shelfScope } from "../library/shelf.ts";
import { type Ask, fits } from "../reading.ts";
import { userScope } from "../scope.ts";
import { leaveCompany } from "./leave-company.ts";

function decide(world: World, userId: number): Decision {
  const planIds = world.all("planUser").flatMap((row) => (row.userId === userId ? row.planId : []));
  const dialogIds = world
    .all("dialogUser")
    .flatMap((row) => (row.userId === userId && row.planId === 0 ? row.dialogId : []));
  const { now } = world;
  const actor = { userId, isAdmin: false, now, arrivedAt: now };
  const fileIds = world.all("file").map(({ id }) => id);
  const itemIds = world
    .all("libraryItem")
    .flatMap((row) => (shelfScope(row) === userScope(userId) ? row.id : []));
  const folderIds = world
    .all("folderUser")
    .flatMap((row) => (row.userId === userId ? row.folderId : []));
  const recordIds = world
    .all("recordUser")
    .flatMap((row) => (row.userId === userId ? row.recordId : []));
  const places = { planIds, dialogIds, fileIds, itemIds, folderIds, recordIds };
  const reading = leaveCompany(actor, places);
  let step = reading.next();
  while (!step.done) step = reading.next(answer(world, step.value));
  return step.value;
}

function answer(world: World, ask: Ask): unknown {
  if (ask.kind === "get") return world.find(ask.entity, ask.id);
  const rows: object[] = world.all(ask.entity);
  return ask.kind === "list" ? rows.filter((row) => fits(row, ask.where)) : rows.length;
}

function leave(world: World, userId: number): void {
  const decision = decide(world, userId);
  if (!decision.ok) throw new Error(decision.refusal.reason);
  world.put(decision.changes);
}

function reasonAgainst(world: World, userId: number) {
  const decision = decide(world, userId);
  return decision.ok ? undefined : decision.refusal;
}

test("who leaves keeps a name under what they wrote, and nothing by which to be reached", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const message = makeMessage(world, plan.dialogId);
  const device = { id: 7, userId: MEMBER, name: "Firefox · Linux", createTime: world.now };
  world.put([{ entity: "device", action: "add", put: device }]);
  leave(world, MEMBER);
  expect(world.row("user", MEMBER)).toMatchObject({ nickname: "Jörg", deleteTime: world.now });
  expect(world.row("message", message.id).userId).toBe(MEMBER);
  expect(world.find("account", MEMBER)).toBeUndefined();
  expect(world.find("device", 7)).toBeUndefined();
  expect(world.find("planUser", joinKey(plan.id, MEMBER))).toBeUndefined();
});

test("what they had begun to fill in goes along", () => {
  const world = makeCompany();
  const { id: formId, versionId } = makeForm(world);
  const told = { formId, versionId, title: "", values: '{"part":"Pier 4"}', was: "{}" };
  for (const userId of [MEMBER, LEADER]) world.does(userId, "record.draft", told);
  leave(world, MEMBER);
  expect(world.all("recordDraft").map(({ userId }) => userId)).toEqual([LEADER]);
});

test("so does what they put off, began to write and set for themselves", () => {
  const world = makeCompany();
  const { dialogId } = makePlan(world).plan;
  for (const userId of [MEMBER, LEADER]) {
    const words = { dialogId, text: "Later", time: world.now + 1000 };
    world.does(userId, "message.schedule", words);
    world.does(userId, "dialog.draft", { dialogId, text: "Not yet" });
    world.does(userId, "dialog.set", { dialogId, silence: 1 });
  }
  leave(world, MEMBER);
  for (const entity of ["scheduledMessage", "dialogDraft", "dialogSetting"] as const)
    expect(world.all(entity).map(({ userId }) => userId)).toEqual([LEADER]);
});

test("their tasks stay, for others to take over", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan, { owner: [MEMBER, COLLEAGUE] });
  leave(world, MEMBER);
  expect(world.row("task", task.id).taskUser).toEqual([{ userId: COLLEAGUE, owner: 1 }]);
});

test("no private task counts them any more among those whom it is shown to", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const task = makeTask(world, plan, { visibility: 3, visibleTo: [MEMBER, COLLEAGUE] });
  leave(world, MEMBER);
  expect(world.row("task", task.id).visibleTo).toEqual([COLLEAGUE]);
});

test("a plan in which others work is handed over first", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  expect(reasonAgainst(world, LEADER)).toMatchObject({
    reason: "user.plansToHandOver",
    data: { count: 1 },
  });
  world.does(LEADER, "plan.handOver", { planId: plan.id, userId: MEMBER });
  leave(world, LEADER);
  expect(world.row("planUser", joinKey(plan.id, MEMBER)).owner).toBe(1);
  expect(world.row("plan", plan.id).userId).toBe(LEADER);
});

test("a plan in which nobody else is goes along", () => {
  const world = makeCompany();
  const { id } = world.does(LEADER, "plan.add", { name: "Only mine" });
  leave(world, LEADER);
  expect(world.find("plan", id)).toBeUndefined();
});

test("a group goes on under another of its people, and one that is empty goes along", () => {
  const world = makeCompany();
  const group = makeGroup(world);
  const { id: alone } = world.does(LEADER, "dialog.addGroup", { name: "Two", userId: [MEMBER] });
  world.does(MEMBER, "dialog.removeGroupUsers", { dialogId: alone });
  const { id: pair } = world.does(LEADER, "dialog.openUser", { userId: COLLEAGUE });
  leave(world, LEADER);
  expect(world.row("dialog", group.id).ownerId).toBe(MEMBER);
  expect(world.find("dialogUser", joinKey(group.id, LEADER))).toBeUndefined();
  expect(world.find("dialog", alone)).toBeUndefined();
  expect(world.find("dialogUser", joinKey(pair, LEADER))).toBeDefined();
});

test("departments no longer count who left, and are no longer led by them", () => {
  const world = makeCompany();
  const members = [MEMBER, COLLEAGUE].map((userId) => ({ userId, main: 1 as const }));
  const place = { id: 70, companyId: 1, parentId: 0, name: "Site", rank: "a0", leaderId: MEMBER };
  const put = { ...place, members, createTime: world.now };
  world.put([{ entity: "department", action: "add", put }]);
  leave(world, MEMBER);
  expect(world.row("department", 70)).toMatchObject({
    members: [{ userId: COLLEAGUE, main: 1 }],
    leaderId: 0,
  });
});

test("somebody always administers the company", () => {
  const world = makeCompany();
  expect(reasonAgainst(world, ADMIN)?.reason).toBe("user.lastAdministrator");
  const put = { ...world.row("user", COLLEAGUE), isAdmin: true };
  world.put([{ entity: "user", action: "update", put }]);
  leave(world, ADMIN);
  expect(world.row("user", ADMIN).isAdmin).toBe(false);
});

test("nobody leaves twice, nor who was never there", () => {
  const world = makeCompany();
  leave(world, MEMBER);
  for (const userId of [MEMBER, NOBODY]) {
    expect(reasonAgainst(world, userId)?.reason).toBe("userUnknown");
  }
});

test("the files that somebody had for themselves go with them, and what they sent stays", () => {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const { file: sent } = makeFile(world, plan.dialogId);
  const own = { ...sent, id: sent.id + 100, dialogId: 0, planId: 0, messageId: 0 };
  const foreign = { ...own, id: own.id + 1, userId: LEADER };
  for (const put of [own, foreign]) world.put([{ entity: "file", action: "add", put }]);
  leave(world, MEMBER);
  expect(world.all("file").map(({ id }) => id)).toEqual([sent.id, foreign.id]);
});

test("what somebody had in the library goes, and a shared folder of theirs goes on under another", () => {
  const world = makeCompany();
  makeLibraryFile(world, { pid: makeFolder(world).id });
  const shared = makeSharedFolder(world);
  const { item, file } = makeLibraryFile(world, { pid: shared.id });
  leave(world, LEADER);
  expect(world.all("libraryItem").map(({ id }) => id)).toEqual([shared.id, item.id]);
  expect(world.all("file").map(({ id }) => id)).toEqual([file.id]);
  expect(world.row("libraryItem", shared.id).userId).toBe(MEMBER);
  leave(world, MEMBER);
  expect(world.row("folderUser", joinKey(shared.id, COLLEAGUE)).right).toBe("write");
  leave(world, COLLEAGUE);
  expect(world.all("libraryItem")).toEqual([]);
});
