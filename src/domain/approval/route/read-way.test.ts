import { expect, test } from "vitest";
import { crewOver, flow, step } from "#tests/make/approvals/flows.ts";
import { makeRequestForm } from "#tests/make/approvals/requests.ts";
import { makeRecord } from "#tests/make/company-forms.ts";
import { ADMIN, COLLEAGUE, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { NOBODY } from "../flow/flow.ts";
import { readWay } from "./read-way.ts";

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
