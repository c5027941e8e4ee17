import { expect, test } from "vitest";
import { crewOver, flow, step } from "#tests/make/approvals/flows.ts";
import { makeRequest, makeRequestForm } from "#tests/make/approvals/requests.ts";
import { makeRecord } from "#tests/make/company-forms.ts";
import { ADMIN, COLLEAGUE, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { readyForm } from "../../company-form/ready-form.ts";
import { readRecord } from "../../form/record/read-record.ts";
import { NOBODY } from "../flow/flow.ts";
import { readFillingWay, readWay, readWayBehind } from "./read-way.ts";
import { routingFieldsOf } from "./routing-fields.ts";

const people = { ...NOBODY, userIds: [COLLEAGUE] };

test("the way says who gets to know of it and when, of whom can be chosen, and only where it holds", () => {
  const world = makeCompany();
  const of = flow(
    [step(1, [MEMBER]), { kind: "copy", id: 2, name: "Store", people, chosen: true }],
    {
      managerIds: [ADMIN],
      copies: [
        { id: 3, at: "start", people, when: crewOver(5) },
        { id: 4, at: "step", people, when: crewOver(500) },
        { id: 5, at: "end", people: NOBODY, chosen: true, when: "" },
      ],
    },
  );
  const { id } = makeRecord(world, makeRequestForm(world, of), undefined, LEADER);
  const way = world.reads(readWay(id, world.now)) ?? [];
  expect(way.map(({ nodeId, kind, at }) => [nodeId, kind, at])).toEqual([
    [3, "copy", "start"],
    [1, "step", undefined],
    [2, "copyChoice", undefined],
    [5, "copyChoice", "end"],
  ]);
  expect(way[2]).toMatchObject({ many: true, choices: [COLLEAGUE], userIds: [] });
  expect(way[3]).not.toHaveProperty("choices");
});

test("what is being filled in leads where it would go if it was sent like this, before anything lies anywhere", () => {
  const world = makeCompany();
  const branch = {
    name: "Large",
    when: crewOver(10),
    initiators: NOBODY,
    nodes: [step(2, [COLLEAGUE])],
  };
  const of = flow(
    [
      step(1, [MEMBER]),
      { kind: "branching", id: 3, name: "", branches: [branch], whenNone: "skip" },
    ],
    { managerIds: [ADMIN] },
  );
  const form = makeRequestForm(world, of);
  const version = world.all("formVersion").find(({ id }) => id === form.versionId);
  const ready = version && readyForm(version);
  if (!ready?.ok) throw new Error("The form cannot be read.");
  const wayAt = (crew: number) => {
    const values = readRecord(ready.value.form, { crew }, ready.value.zone);
    if (!values.ok) throw new Error(values.error.reason);
    const filled = {
      ready: ready.value,
      values: values.value,
      initiatorId: LEADER,
      now: world.now,
    };
    return world.reads(readFillingWay(form.id, filled))?.map(({ nodeId }) => nodeId);
  };
  expect([wayAt(5), wayAt(11)]).toEqual([[1], [1, 2]]);
  expect([...routingFieldsOf(of)]).toEqual(["crew"]);
});

test("behind what is asked now come those whom somebody wanted to be asked next, and then the steps of the flow", () => {
  const world = makeCompany();
  const of = flow([step(1, [MEMBER]), step(2, [COLLEAGUE])], { managerIds: [ADMIN] });
  const { id } = makeRequest(world, makeRequestForm(world, of));
  const behind = () =>
    world.reads(readWayBehind(id, world.now))?.map(({ kind, userIds }) => [kind, ...userIds]);
  world.does(MEMBER, "approval.handOn", { id, what: "addAfter", userIds: [ADMIN] });
  expect(behind()).toEqual([
    ["added", ADMIN],
    ["step", COLLEAGUE],
  ]);
  // Also while somebody else is asked first.
  world.does(MEMBER, "approval.handOn", { id, what: "addBefore", userIds: [COLLEAGUE] });
  expect(behind()).toEqual([
    ["added", ADMIN],
    ["step", COLLEAGUE],
  ]);
});
