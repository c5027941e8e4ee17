import { expect, test } from "vitest";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { diary, makeForm } from "#tests/make/company-forms.ts";
import { ADMIN, COLLEAGUE, LEADER, makeCompany, MEMBER, OUTSIDER } from "#tests/make/site.ts";
import { readyForm } from "../../company-form/ready-form.ts";
import { readRecord } from "../../form/record/read-record.ts";
import type { World } from "#tests/make/world.ts";
import { fits, runReading } from "../../reading.ts";
import { type Flow, type FlowNode, NOBODY } from "../flow/flow.ts";
import { tryFlow } from "./try-flow.ts";

const large = JSON.stringify({
  matchLogic: "and",
  conditionList: [{ logic: "and", groups: [{ field: "crew", symbol: ">", fieldValue: 20 }] }],
});

/** Large crews are the colleague's to decide, then nobody, then whom the person who asks chooses. */
const nodes: FlowNode[] = [
  {
    kind: "branching",
    id: 1,
    name: "Size",
    branches: [{ name: "Large", when: large, initiators: NOBODY, nodes: [step(2, [COLLEAGUE])] }],
    whenNone: "skip",
  },
  step(3, [], "joint", "pass"),
  step(4, [], "joint", "managers"),
  {
    ...step(5, []),
    approvers: {
      by: "choice",
      from: { ...NOBODY, userIds: [MEMBER] },
      many: false,
      mode: "either",
    },
  },
  { kind: "copy", id: 6, name: "", people: { ...NOBODY, userIds: [OUTSIDER] } },
];

async function trial(details: Partial<Flow>, crew: number, arrange?: (world: World) => void) {
  const world = makeCompany();
  arrange?.(world);
  const form = makeForm(world, { definition: diary });
  const ready = readyForm(world.row("formVersion", form.versionId));
  if (!ready.ok) throw new Error(ready.error.reason);
  const values = readRecord(ready.value.form, { part: "Pier 4", crew }, ready.value.zone);
  if (!values.ok) throw new Error(values.error.reason);
  const of = flow(details.nodes ?? nodes, { managerIds: [ADMIN], ...details });
  const asked = { ready: ready.value, values: values.value, initiatorId: LEADER, now: world.now };
  const before = JSON.stringify(world.all("approval"));
  const tried = await runReading(tryFlow(of, asked), async (ask) => {
    if (ask.kind === "get") return world.all(ask.entity).find(({ id }) => id === ask.id);
    return ask.kind === "list" ? world.all(ask.entity).filter((row) => fits(row, ask.where)) : 0;
  });
  expect(JSON.stringify(world.all("approval"))).toBe(before);
  return tried;
}

test("says who would decide, and why it is them", async () => {
  const { mayAsk, places } = await trial({}, 30);
  expect(mayAsk).toBe(true);
  expect(places.map(({ nodeId, why, userIds }) => [nodeId, why, userIds])).toEqual([
    [2, "members", [COLLEAGUE]],
    [3, "passes", []],
    [4, "managers", [ADMIN]],
    [5, "choice", [MEMBER]],
    [6, "copy", [OUTSIDER]],
  ]);
  expect(places[0]?.branches).toEqual([{ name: "Large", when: large }]);
});

test("another value goes another way, and who may not ask is told", async () => {
  const { mayAsk, places } = await trial({ starters: { ...NOBODY, userIds: [MEMBER] } }, 3);
  expect(mayAsk).toBe(false);
  expect(places.map(({ nodeId }) => nodeId)).toEqual([3, 4, 5, 6]);
});

test("where whoever asks would decide, it says that who leads them does instead", async () => {
  const { places } = await trial({ nodes: [step(7, [LEADER])], own: "superior" }, 3, (world) => {
    const { id } = world.does(ADMIN, "department.add", { name: "Works" });
    world.does(ADMIN, "department.edit", { id, leaderId: COLLEAGUE, addMembers: [LEADER] });
  });
  expect(places.map(({ why, userIds }) => [why, userIds])).toEqual([["leader", [COLLEAGUE]]]);
});
