import { expect, test } from "vitest";
import { crewOver, step } from "#tests/make/approvals/flows.ts";
import { type FlowNode, type FlowStep, NOBODY } from "../flow/flow.ts";
import { examineTree } from "./examine-tree.ts";
import { nodesOfTree } from "./flow-of-tree.ts";

const by = (id: number, approvers: FlowStep["approvers"]): FlowStep => ({
  ...step(id, []),
  approvers,
});
const unit = { kind: "position", id: 70 } as const;

test("each kind of node has the code of the seeds, with what it needs", () => {
  const told = examineTree([
    step(1, [2, 3], "either"),
    by(2, { by: "superior", level: 2 }),
    by(3, { by: "role", unit, mode: "joint" }),
    by(4, { by: "choice", from: { ...NOBODY, units: [unit] }, many: true, mode: "sequence" }),
    by(5, { by: "superiors", level: 3, upTo: unit }),
    { kind: "copy", id: 6, name: "", people: { ...NOBODY, userIds: [8] } },
  ]);
  const codes = told.map((node) => [node.examineType, node.type, node.sort]);
  expect(codes).toEqual([
    [1, 3, 1],
    [2, 0, 2],
    [3, 2, 3],
    [4, 1, 4],
    [5, 1, 5],
    [7, 0, 6],
  ]);
  expect(told[0]).toMatchObject({
    flowId: 1,
    name: "Step 1",
    userList: [2, 3],
    examineErrorHandling: 2,
  });
  expect(told[1]?.parentLevel).toBe(2);
  expect(told[3]).toMatchObject({ rangeType: 3, roleId: 70, chooseType: 2 });
});

test("branches stand in their order with what they ask and what is in them", () => {
  const branch = { name: "Large", when: crewOver(10), initiators: NOBODY, nodes: [step(2, [3])] };
  const [told] = examineTree([
    { kind: "branching", id: 1, name: "", branches: [branch], whenNone: "skip" },
  ]);
  expect(told).toMatchObject({ examineType: 0, examineErrorHandling: 1 });
  expect(told?.conditionList[0]).toMatchObject({
    sort: 1,
    conditionName: "Large",
    conditionData: crewOver(10),
    examineDataList: [{ flowId: 2, examineType: 1 }],
  });
});

test("what is told of a flow is the same flow again, and what nobody knows is none", () => {
  const nodes: FlowNode[] = [
    step(1, [2, 3], "sequence"),
    by(2, { by: "role", unit, mode: "joint" }),
    {
      kind: "branching",
      id: 3,
      name: "Size",
      branches: [
        {
          name: "Large",
          when: crewOver(10),
          initiators: NOBODY,
          nodes: [by(4, { by: "superiors", level: 3, upTo: unit })],
        },
      ],
      whenNone: "managers",
    },
    by(5, { by: "choice", from: { ...NOBODY, userIds: [8] }, many: true, mode: "either" }),
    by(6, { by: "superior", level: 2 }),
    { kind: "copy", id: 7, name: "Store", people: { ...NOBODY, userIds: [8] } },
  ];
  const unitOf = (id: number) => (id === unit.id ? unit : undefined);
  expect(nodesOfTree(examineTree(nodes), unitOf)).toEqual(nodes);
  expect(nodesOfTree(examineTree(nodes), () => undefined)).toBeUndefined();
  const [first] = examineTree(nodes);
  expect(first && nodesOfTree([{ ...first, examineType: 99 }], unitOf)).toBeUndefined();
});
