import { expect, test } from "vitest";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { ADMIN, COLLEAGUE, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { fits, runReading } from "../../reading.ts";
import { nodesOfTree } from "../definition/flow-of-tree.ts";
import { examineTree } from "../definition/examine-tree.ts";
import type { FlowStep } from "../flow/flow.ts";
import { approversOf } from "./approvers-of.ts";
import { readDirectory } from "./read-directory.ts";

test("whoever has the role decides, of the company or of a department, as long as they are there", async () => {
  const world = makeCompany();
  const crew = world.does(ADMIN, "department.add", { name: "Crew" }).id;
  const role = world.does(ADMIN, "role.add", { name: "Inspector", parentId: crew }).id;
  world.does(ADMIN, "role.edit", { id: role, addMembers: [MEMBER, COLLEAGUE] });
  const inspected: FlowStep = {
    ...step(1, []),
    approvers: { by: "role", unit: { kind: "role", id: role }, mode: "either" },
  };
  const decide = async () => {
    const directory = await runReading(readDirectory(), async (ask) =>
      ask.kind === "list" ? world.all(ask.entity).filter((row) => fits(row, ask.where)) : undefined,
    );
    const asked = { initiatorId: LEADER, chosen: new Map() };
    return approversOf(flow([inspected]), inspected, asked, directory);
  };
  expect(await decide()).toMatchObject({ userIds: [MEMBER, COLLEAGUE], mode: "either" });
  world.does(ADMIN, "user.setDisabled", { id: MEMBER, disabled: true });
  expect(await decide()).toMatchObject({ userIds: [COLLEAGUE] });
});

test("on the wire it is a step of type 3 with the role's id, and comes back as such", () => {
  const unit = { kind: "role", id: 77 } as const;
  const inspected: FlowStep = {
    ...step(1, []),
    approvers: { by: "role", unit, mode: "joint" },
  };
  const told = examineTree([inspected]);
  expect(told).toMatchObject([{ examineType: 3, roleId: 77, type: 2 }]);
  const back = nodesOfTree(told, (id) => (id === unit.id ? unit : undefined));
  expect(back).toEqual([inspected]);
});
