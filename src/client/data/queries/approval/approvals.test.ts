import { expect, test } from "vitest";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { makeRequest, makeRequestForm } from "#tests/make/approvals/requests.ts";
import { makeForm } from "#tests/make/company-forms.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { ADMIN, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { NOBODY } from "#domain/approval/flow/flow.ts";
import { countApprovals } from "./approval-count.ts";
import { readAsking, readInBatch } from "./approval-flows.ts";
import { type ApprovalSearch, readApprovalList } from "./approvals.ts";

const ANYTHING: Omit<ApprovalSearch, "userId"> = {
  list: "mine",
  words: "",
  formId: 0,
  status: undefined,
  unread: false,
  initiatorId: 0,
  from: undefined,
  until: undefined,
  most: 50,
};

/** Three requests of the leader's, of which the member has agreed to the second, and all of which are copied to the administrator. */
async function makeThree() {
  const world = makeCompany();
  const people = { ...NOBODY, userIds: [ADMIN] };
  const nodes = [{ kind: "copy" as const, id: 9, name: "", people }, step(1, [MEMBER])];
  const form = makeRequestForm(world, flow(nodes, { managerIds: [ADMIN] }));
  const ids = [1, 2, 3].map(() => makeRequest(world, form).id);
  const [, second = 0, third = 0] = ids;
  world.does(MEMBER, "approval.decide", { recordId: second, status: 1 });
  world.does(ADMIN, "approval.readCopy", { id: third });
  const database = await openBrowserOf(world, ADMIN);
  const find = async (userId: number, search: Partial<ApprovalSearch>) => {
    const wanted = { ...ANYTHING, ...search, userId };
    const found = await readApprovalList(database, wanted);
    return found.map(({ id }) => ids.indexOf(id) + 1);
  };
  return { database, find, formId: form.id };
}

test("each list has what stands in it, in its order, and no more than are asked for", async () => {
  const { database, find } = await makeThree();
  expect(await find(MEMBER, { list: "waiting" })).toEqual([1, 3]);
  expect(await find(LEADER, { list: "waiting" })).toEqual([]);
  expect(await find(LEADER, {})).toEqual([2, 3, 1]);
  expect(await find(LEADER, { most: 1 })).toEqual([2]);
  expect(await find(MEMBER, { list: "done" })).toEqual([2]);
  expect(await find(ADMIN, { list: "copies" })).toEqual([2, 3, 1]);
  expect(await countApprovals(database, "waiting", MEMBER)).toBe(2);
  expect(await countApprovals(database, "waiting", LEADER)).toBe(0);
});

test("words are sought in titles, forms and names; form, state and what was read narrow down", async () => {
  const { find, formId } = await makeThree();
  expect(await find(LEADER, { words: " PURCHASE " })).toEqual([2, 3, 1]);
  expect(await find(LEADER, { words: "李工" })).toEqual([2, 3, 1]);
  expect(await find(LEADER, { words: "nothing like it" })).toEqual([]);
  expect(await find(LEADER, { status: 1 })).toEqual([2]);
  expect(await find(LEADER, { formId })).toEqual([2, 3, 1]);
  expect(await find(LEADER, { formId: formId + 1 })).toEqual([]);
  expect(await find(ADMIN, { list: "copies", unread: true })).toEqual([2, 1]);
});

test("who asked and when narrow down, together with all else", async () => {
  const { database, find } = await makeThree();
  const [first, , third] = await database.approval.orderBy("id").toArray();
  const [from, until] = [first?.createTime ?? 0, third?.createTime ?? 0];
  expect(from).toBeLessThan(until);
  const handled = { list: "done", initiatorId: LEADER, from, until } as const;
  expect(await find(MEMBER, handled)).toEqual([2]);
  expect(await find(MEMBER, { ...handled, words: "李工", status: 1 })).toEqual([2]);
  expect(await find(MEMBER, { ...handled, initiatorId: ADMIN })).toEqual([]);
  expect(await find(LEADER, { from: from + 1 })).toEqual([2, 3]);
  expect(await find(LEADER, { until: until - 1 })).toEqual([2, 1]);
});

test("who asks for what they fill in is told from who may not ask and from what nobody decides", async () => {
  const world = makeCompany();
  const starters = { ...NOBODY, userIds: [LEADER] };
  const form = makeRequestForm(world, flow([step(1, [MEMBER])], { managerIds: [ADMIN], starters }));
  const undecided = makeForm(world, { name: "Diary" });
  const database = await openBrowserOf(world, ADMIN);
  expect(await readAsking(database, form.id, LEADER)).toBe("asks");
  expect(await readAsking(database, form.id, MEMBER)).toBe("barred");
  expect(await readAsking(database, undecided.id, MEMBER)).toBe("undecided");
});

test("several are decided at once where the flow lets them, but for what whoever decides now has to sign", async () => {
  const world = makeCompany();
  const nodes = [step(1, [MEMBER]), { ...step(2, [LEADER]), signs: true }];
  const form = makeRequestForm(world, flow(nodes, { managerIds: [ADMIN], batch: true }));
  const single = makeRequestForm(world, flow([step(1, [MEMBER])], { managerIds: [ADMIN] }), "Hire");
  const [first, second, third] = [form, form, single].map((of) => makeRequest(world, of).id);
  world.does(MEMBER, "approval.decide", { recordId: second ?? 0, status: 1 });
  const database = await openBrowserOf(world, ADMIN);
  const all = [first ?? 0, second ?? 0, third ?? 0];
  expect([...(await readInBatch(database, all, MEMBER))]).toContain(first);
  expect([...(await readInBatch(database, all, MEMBER))]).not.toContain(third);
  expect([...(await readInBatch(database, all, LEADER))]).not.toContain(second);
});
