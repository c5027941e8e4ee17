import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { companyScope } from "../scope.ts";
import { flagShape, idOrNoneShape, idShape, timeShape } from "../shape.ts";

/** The trees into which a company sorts its people; roles stand below departments, or at the top where they hold for the whole company. */
export const UNIT_KINDS = ["department", "position", "userGroup", "role"] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** Of what kind the nodes are that one of this kind may stand below. */
export function parentKindOf<Kind extends UnitKind>(kind: Kind) {
  return (kind === "role" ? "department" : kind) as Kind extends "role" ? "department" : Kind;
}

/** Below which address the calls of a tree are found (seed 000 §7). */
export function unitPath(kind: UnitKind) {
  return `/api/${kind === "userGroup" ? "group" : kind}` as const;
}

const unitMemberShape = z.object({
  userId: idShape,
  /** 1 = of all departments, or positions, of the person this is the main one; groups and roles have none. */
  main: flagShape,
});
export type UnitMember = z.infer<typeof unitMemberShape>;

/** A department, a position, a role or a group of people: one node of its tree. */
export const unitShape = z.object({
  id: idShape,
  companyId: idShape,
  /** The node above it, of a role its department; 0 = it stands at the top. */
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

/** Since when a kind is there, and what its rows did not have then. */
interface Grown {
  readonly since: number;
  readonly shapeVersion?: number;
  readonly added?: { readonly leaderId: 0 };
}

const beforeLeaders: Grown = { since: 2, shapeVersion: 2, added: { leaderId: 0 } };

function unitEntity<Name extends string, Table extends string>(
  name: Name,
  table: Table,
  grown: Grown,
) {
  return defineEntity({
    name,
    table,
    frame: "organisation",
    ...grown,
    shape: unitShape,
    birth: "own",
    title: (unit) => unit.name,
    scope: () => companyScope,
    lists: ["companyId"],
  });
}

export const departmentEntity = unitEntity("department", "departments", beforeLeaders);
export const positionEntity = unitEntity("position", "positions", beforeLeaders);
export const userGroupEntity = unitEntity("userGroup", "user_groups", beforeLeaders);
export const roleEntity = unitEntity("role", "roles", { since: 21 });
