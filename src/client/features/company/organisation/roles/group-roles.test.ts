import { expect, test } from "vitest";
import type { Unit } from "#domain/organisation/unit.ts";
import { groupRoles } from "./group-roles.ts";

function unit(id: number, name: string, parentId: number, rank: string): Unit {
  return { id, companyId: 1, parentId, name, rank, members: [], leaderId: 0, createTime: 0 };
}

const departments = [
  unit(1, "Office", 0, "a1"),
  unit(2, "Site", 0, "a0"),
  unit(3, "Crew", 2, "a0"),
];

test("roles of the whole company come first, then those of departments as the tree stands", () => {
  const roles = [
    unit(11, "Buyer", 1, "a0"),
    unit(12, "Slinger", 3, "a0"),
    unit(13, "Auditor", 0, "a1"),
    unit(14, "Archivist", 0, "a0"),
  ];
  expect(groupRoles(roles, departments)).toMatchObject([
    { departmentId: 0, name: "", roles: [{ name: "Archivist" }, { name: "Auditor" }] },
    { departmentId: 3, name: "Site / Crew", roles: [{ name: "Slinger" }] },
    { departmentId: 1, name: "Office", roles: [{ name: "Buyer" }] },
  ]);
});

test("a role whose department is not known here holds for the whole company", () => {
  expect(groupRoles([unit(11, "Buyer", 99, "a0")], departments)).toMatchObject([
    { departmentId: 0, roles: [{ name: "Buyer" }] },
  ]);
});
