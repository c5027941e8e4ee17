import { expect, test } from "vitest";
import { crewOver, flow, step } from "#tests/make/approvals/flows.ts";
import { type Flow, type FlowNode, NOBODY } from "../flow/flow.ts";
import type { UnitRef } from "../../organisation/unit-ref.ts";
import { type ExamineNode, examineTree } from "./examine-tree.ts";
import { nodesOfTree } from "./flow-of-tree.ts";
import { keepUntold } from "./keep-untold.ts";
import { numberTree } from "./number-tree.ts";

const crew: UnitRef = { kind: "department", id: 70 };
const foremen: UnitRef = { kind: "position", id: 71 };
const units = [foremen, crew];

const nodes: FlowNode[] = [
  {
    ...step(1, [2, 3], "sequence"),
    deadline: { hours: 8, late: "escalate" },
    fields: [{ path: "crew", right: "hidden" }],
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
        initiators: { userIds: [], units },
        nodes: [step(3, [4])],
      },
      {
        name: "",
        when: "",
        initiators: { userIds: [], units: [crew] },
        nodes: [],
      },
    ],
    whenNone: "managers",
  },
  {
    ...step(4, []),
    approvers: {
      by: "choice",
      from: { userIds: [], units },
      many: true,
      mode: "either",
    },
  },
  {
    kind: "copy",
    id: 5,
    name: "Store",
    people: { userIds: [8], units },
    chosen: true,
  },
];
const before = flow(nodes, {
  repeated: "once",
  own: "superior",
  batch: true,
  copies: [{ id: 6, at: "end", people: { userIds: [8], units }, when: crewOver(3) }],
  effects: [{ does: "message", id: 7, on: "passed", dialogId: 9, text: "Done" }],
});

/** The flow that becomes of a tree, its recheck and managers being those of others. */
function drawn(tree: readonly ExamineNode[]): Flow {
  const unitOf = (id: number) => units.find((unit) => unit.id === id);
  const made = nodesOfTree(numberTree(tree, before), unitOf) ?? [];
  return flow(made, { recheck: "fromRejecting" });
}
const told = examineTree(nodes);
const redrawn = (tree: readonly ExamineNode[]) => keepUntold(drawn(tree), before);
const changed = (at: number, change: Partial<ExamineNode>) =>
  told.map((node, index) => (index === at ? { ...node, ...change } : node));

test("what a tree does not tell stays as it was, and what it tells is taken", () => {
  expect(redrawn(told)).toEqual({ ...before, recheck: "fromRejecting" });
  const [first] = redrawn(changed(0, { name: "Check", userList: [9], type: 3 })).nodes;
  const approvers = { by: "members", userIds: [9], mode: "either" };
  expect(first).toEqual({ ...nodes[0], name: "Check", approvers });
});

test("a step that others decide keeps its time, its fields and its signature", () => {
  const [first] = redrawn(changed(0, { examineType: 3, roleId: 71, type: 2 })).nodes;
  const approvers = { by: "role", unit: foremen, mode: "joint" };
  expect(first).toEqual({ ...nodes[0], approvers });
});

test("of a step that is new, or is another kind of node by now, there is nothing to keep", () => {
  const added: ExamineNode = { ...told[0]!, flowId: 20, name: "New", sort: 9 };
  expect(redrawn([...told, added]).nodes[4]).toEqual({
    ...step(20, [2, 3], "sequence"),
    name: "New",
  });
  const [copied] = redrawn(changed(0, { examineType: 7, userList: [2] })).nodes;
  expect(copied).toEqual({
    kind: "copy",
    id: 1,
    name: "Step 1",
    people: { ...NOBODY, userIds: [2] },
  });
});

test("whoever names another department to choose of means only that one", () => {
  const choice = (change: Partial<ExamineNode>) => redrawn(changed(2, change)).nodes[2];
  expect(choice({ userList: [5] })).toMatchObject({
    approvers: { from: { userIds: [5], units } },
  });
  expect(choice({ roleId: 70 })).toMatchObject({
    approvers: { from: { units: [crew] } },
  });
  expect(choice({ roleId: 0 })).toMatchObject({ approvers: { from: NOBODY } });
});

test("branches keep whose requests they are for, wherever they are moved", () => {
  const unitsOf = (tree: ExamineNode[]) => {
    const branching = redrawn(tree).nodes[1];
    const branches = branching?.kind === "branching" ? branching.branches : [];
    return branches.map(({ initiators }) => initiators.units);
  };
  const [large, rest] = told[1]!.conditionList;
  const placed = (...list: NonNullable<typeof large>[]) =>
    changed(1, {
      conditionList: list.map((one, at) => ({ ...one, sort: at })),
    });
  const added = {
    ...rest!,
    conditionName: "Small",
    conditionDataList: undefined,
    examineDataList: [],
  };
  expect(unitsOf(placed(added, large!, rest!))).toEqual([[], units, [crew]]);
  expect(unitsOf(placed({ ...large!, conditionName: "Huge" }, rest!))).toEqual([units, [crew]]);
});

test("a branch of which nobody says what has to hold asks what it asked, in all its parts", () => {
  const parted = JSON.stringify({ matchLogic: "or", conditionList: [crewOver(10), crewOver(3)] });
  const [step1, branching, ...rest] = nodes;
  if (branching?.kind !== "branching" || !step1) throw new Error("No branching");
  const [large, other] = branching.branches;
  const branches = [{ ...large!, when: parted }, other!];
  const was: Flow = { ...before, nodes: [step1, { ...branching, branches }, ...rest] };
  const tree = examineTree(was.nodes);
  const whens = (list: readonly ExamineNode[]) => {
    const made = nodesOfTree(numberTree(list, was), (id) => units.find((unit) => unit.id === id));
    const found = keepUntold(flow(made ?? []), was).nodes[1];
    return found?.kind === "branching" ? found.branches.map(({ when }) => when) : [];
  };
  const mute = (list: ExamineNode["conditionList"]) =>
    list.map(({ conditionData: _untold, ...condition }, at) => ({ ...condition, sort: at }));
  const withBranches = (list: ExamineNode["conditionList"]) =>
    tree.map((node) => (node.flowId === 2 ? { ...node, conditionList: list } : node));
  const branchesNow = tree[1]?.conditionList ?? [];
  expect(whens(tree)).toEqual([parted, ""]);
  expect(whens(withBranches(mute(branchesNow)))).toEqual([parted, ""]);
  expect(whens(withBranches(mute(branchesNow.toReversed())))).toEqual(["", parted]);
  expect(whens(withBranches(branchesNow.map((one) => ({ ...one, conditionData: "" }))))).toEqual([
    "",
    "",
  ]);
});

test("what is kept makes way for a node that took its id", () => {
  const added: ExamineNode = { ...told[0]!, flowId: 6, sort: 9 };
  const { copies, effects } = redrawn([...told, { ...added }]);
  expect([copies?.[0]?.id, effects?.[0]?.id]).toEqual([8, 7]);
  expect(copies?.[0]).toEqual({ ...before.copies?.[0], id: 8 });
});

test("a node without an id is the one that stood in its place, or a new one", () => {
  const bare = (tree: readonly ExamineNode[]): ExamineNode[] =>
    tree.map((node) => ({
      ...node,
      flowId: 0,
      conditionList: node.conditionList.map((condition) => ({
        ...condition,
        examineDataList: bare(condition.examineDataList),
      })),
    }));
  expect(redrawn(bare(told))).toEqual(redrawn(told));
  const [first] = redrawn([{ ...told[3]!, flowId: 0 }]).nodes;
  expect(first?.id).toBe(8);
  const fresh = numberTree(bare(told), undefined).map(({ flowId }) => flowId);
  expect(new Set(fresh).size).toBe(4);
});
