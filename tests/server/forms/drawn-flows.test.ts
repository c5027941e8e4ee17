import { afterAll, beforeAll, expect, test } from "vitest";
import * as examine from "#contract/calls/examine.ts";
import { callOf } from "#contract/command-calls.ts";
import { type Flow, type FlowNode, NOBODY } from "#domain/approval/flow/flow.ts";
import { CONFLICT } from "#domain/refusal.ts";
import { crewOver, flow, step } from "#tests/make/approvals/flows.ts";
import { diary } from "#tests/make/company-forms.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { addPeople, done } from "../make/world.ts";

let server: TestServer;
let people: Awaited<ReturnType<typeof addPeople>>;
let categoryId: number;
let before: Flow;
let examineId: number;

/** A flow in which all is said that the designer of flows can say. */
function whole(departmentId: number, positionId: number): Flow {
  const { administrator, leader, member, newcomer } = people;
  const crew = { kind: "department", id: departmentId } as const;
  const foremen = { kind: "position", id: positionId } as const;
  const theirs = { userIds: [leader.userId], units: [crew, foremen] };
  const large = { ...step(3, [newcomer.userId]), signs: true };
  const nodes: FlowNode[] = [
    {
      ...step(1, [member.userId]),
      deadline: { hours: 8, late: "escalate" },
      fields: [{ path: "crew", right: "required" }],
      signs: true,
    },
    {
      kind: "branching",
      id: 2,
      name: "Size",
      branches: [
        {
          name: "Large",
          when: crewOver(10),
          initiators: theirs,
          nodes: [large],
        },
      ],
      whenNone: "skip",
    },
    {
      ...step(4, []),
      approvers: { by: "choice", from: theirs, many: true, mode: "either" },
      deadline: { hours: 24, late: "remind" },
    },
    { kind: "copy", id: 5, name: "Store", people: theirs, chosen: true },
  ];
  return flow(nodes, {
    managerIds: [administrator.userId],
    starters: theirs,
    recheck: "fromRejecting",
    repeated: "notInARow",
    own: "superior",
    batch: true,
    copies: [{ id: 6, at: "end", people: theirs, when: crewOver(3) }],
    effects: [
      {
        does: "write",
        id: 7,
        on: "passed",
        fields: [{ path: "crew", from: { of: "value", value: 7 } }],
      },
    ],
  });
}

beforeAll(async () => {
  server = await openTestServer();
  people = await addPeople(server);
  const { administrator } = people;
  const added = { name: "Purchase", definition: diary };
  ({ id: categoryId } = await done(server, administrator, callOf("form.add"), added));
  await done(server, administrator, callOf("form.publish"), { id: categoryId });
  const department = await done(server, administrator, callOf("department.add"), { name: "Works" });
  // A role that nobody is in cannot be drawn.
  const members = { id: department.id, addMembers: [people.member.userId] };
  await done(server, administrator, callOf("department.edit"), members);
  const position = await done(server, administrator, callOf("position.add"), {
    name: "Foreman",
  });
  before = whole(department.id, position.id);
  const saved = { formId: categoryId, flow: JSON.stringify(before) };
  ({ id: examineId } = await done(server, administrator, callOf("approvalFlow.save"), saved));
});
afterAll(async () => server.close());

const draw = (dataList: unknown) => ({
  categoryId,
  managerList: [people.administrator.userId],
  dataList: JSON.stringify(dataList),
});

/** The flow of a version, as it stands there. */
async function flowOf(id: number): Promise<Flow> {
  const [row] = await server.parts.database.run<{ flow: string }>(
    "select flow from approval_flows where id = $1",
    [id],
  );
  return JSON.parse(row?.flow ?? "null") as Flow;
}

test("whoever changes a step by the tree of the seeds takes nothing else away", async () => {
  const { administrator } = people;
  expect(await flowOf(examineId)).toEqual(before);
  const tree = await done(server, administrator, examine.getExamineFlow, {
    examineId,
  });
  const renamed = tree.map((node) => (node.flowId === 1 ? { ...node, name: "Site office" } : node));
  const drawn = await done(server, administrator, examine.addExamine, {
    ...draw(renamed),
    examineId,
  });
  const [first, ...others] = before.nodes;
  const nodes = [{ ...first, name: "Site office" }, ...others];
  expect(await flowOf(drawn.examineId)).toEqual({ ...before, nodes });
  const stale = { ...draw(tree), examineId };
  const refused = await server.call(examine.addExamine, stale, administrator.token);
  expect(refused.code).toBe(CONFLICT);
  const again = await done(server, administrator, examine.addExamine, draw(tree));
  expect(await flowOf(again.examineId)).toEqual(before);
});

test("who may ask is as it was where it is not said, and stays so for positions", async () => {
  const { administrator, member } = people;
  const { list } = await done(server, administrator, examine.listExamines, {
    label: 100,
    status: 1,
  });
  const [told] = list;
  const tree = await done(server, administrator, examine.getExamineFlow, {
    examineId: told?.examineId ?? 0,
  });
  const [department, position] = before.starters.units;
  expect(told).toMatchObject({
    userList: before.starters.userIds,
    deptList: [department?.id],
  });
  const asTold = {
    userList: told?.userList,
    deptList: told?.deptList,
    recheckType: 2 as const,
  };
  const same = await done(server, administrator, examine.addExamine, {
    ...draw(tree),
    ...asTold,
  });
  expect((await flowOf(same.examineId)).starters).toEqual({
    userIds: before.starters.userIds,
    units: [department, position],
  });
  const others = {
    userList: [member.userId],
    deptList: [],
    recheckType: 1 as const,
  };
  const changed = await done(server, administrator, examine.addExamine, {
    ...draw(tree),
    ...others,
  });
  expect(await flowOf(changed.examineId)).toEqual({
    ...before,
    starters: { userIds: [member.userId], units: [position] },
    recheck: "fromStart",
  });
});

test("a first version is as the seeds have it where nothing is said", async () => {
  const { administrator, member } = people;
  const added = { name: "Journey", definition: diary };
  const form = await done(server, administrator, callOf("form.add"), added);
  await done(server, administrator, callOf("form.publish"), { id: form.id });
  const first = await done(server, administrator, examine.addExamine, {
    ...draw([{ examineType: 1, name: "Step 1", userList: [member.userId], type: 2 }]),
    categoryId: form.id,
  });
  expect(await flowOf(first.examineId)).toEqual(
    flow([step(1, [member.userId])], {
      managerIds: [administrator.userId],
      starters: NOBODY,
    }),
  );
});

test("what a branch asks is told in pieces, and changed by them", async () => {
  const { administrator, leader } = people;
  const tree = [
    {
      examineType: 0,
      conditionList: [
        {
          conditionName: "Large",
          conditionDataList: [
            { fieldName: "crew", conditionType: 6, type: 5, values: ["10", "1", "2", "20"] },
            { conditionType: 8, values: { userList: [leader.userId] } },
          ],
          examineDataList: [{ examineType: 1, userList: [leader.userId], type: 3 }],
        },
      ],
    },
  ];
  const drawn = await done(server, administrator, examine.addExamine, draw(tree));
  const [branching] = (await flowOf(drawn.examineId)).nodes;
  if (branching?.kind !== "branching") throw new Error("It is no branching");
  const [large] = branching.branches;
  expect(JSON.parse(large?.when ?? "")).toMatchObject({
    conditionList: [
      {
        groups: [
          { field: "crew", symbol: ">", fieldValue: 10 },
          { field: "crew", symbol: "<=", fieldValue: 20 },
        ],
      },
    ],
  });
  expect(large?.initiators.userIds).toEqual([leader.userId]);
  const broken = structuredClone(tree);
  broken[0]!.conditionList[0]!.conditionDataList[0]!.values = ["ten", "1", "2", "20"];
  const refused = await server.call(examine.addExamine, draw(broken), administrator.token);
  expect(refused).toMatchObject({ code: 400, reason: "approval.flowUnreadable" });
});
