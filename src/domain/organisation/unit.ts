import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { companyScope } from "../scope.ts";
import { flagShape, idOrNoneShape, idShape, timeShape } from "../shape.ts";

/** The trees into which a company sorts its people. */
export const UNIT_KINDS = ["department", "position", "userGroup"] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** Below which address the calls of a tree are found (seed 000 §7). */
export function unitPath(kind: UnitKind) {
  return `/api/${kind === "userGroup" ? "group" : kind}` as const;
}

const unitMemberShape = z.object({
  userId: idShape,
  /** 1 = of all departments, or positions, of the person this is the main one; groups have none. */
  main: flagShape,
});
export type UnitMember = z.infer<typeof unitMemberShape>;

/** A department, a position or a group of people: one node of its tree. */
export const unitShape = z.object({
  id: idShape,
  companyId: idShape,
  /** The node above it, 0 = it stands at the top. */
  parentId: z.int().check(z.nonnegative()),
  name: z.string(),
  /** Order among the nodes beside it. */
  rank: z.string(),
  members: z.array(unitMemberShape),
  /** Who leads it and decides for those in it, 0 = nobody. */
  leaderId: idOrNoneShape,
  createTime: timeShape,
});
export type Unit = z.infer<typeof unitShape>;

function unitEntity<Name extends string, Table extends string>(name: Name, table: Table) {
  return defineEntity({
    name,
    table,
    frame: "organisation",
    since: 2,
    shapeVersion: 2,
    added: { leaderId: 0 },
    shape: unitShape,
    birth: "own",
    title: (unit) => unit.name,
    scope: () => companyScope,
    lists: ["companyId"],
  });
}

export const departmentEntity = unitEntity("department", "departments");
export const positionEntity = unitEntity("position", "positions");
export const userGroupEntity = unitEntity("userGroup", "user_groups");
