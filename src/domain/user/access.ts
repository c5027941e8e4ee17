import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import type { Scope } from "../scope.ts";
import { userScope } from "../scope.ts";
import { idShape } from "../shape.ts";

/**
 * That a person may see a scope. The server derives these rows from members
 * coming and going; the client drops a scope when its row goes.
 */
const accessShape = z.object({
  /** `<userId>/<scope>` */
  id: z.string(),
  userId: idShape,
  target: z.string(),
});

export function accessId(userId: number, target: Scope): string {
  return `${userId}/${target}`;
}

/** The person that an access id speaks of. */
export function ownerOfAccess(id: string): number {
  return Number(id.slice(0, id.indexOf("/")));
}

/** The scope that an access id speaks of. */
export function targetOfAccess(id: string): Scope {
  return id.slice(id.indexOf("/") + 1) as Scope;
}

export const accessEntity = defineEntity({
  name: "access",
  table: "access",
  frame: "access",
  since: 1,
  shape: accessShape,
  birth: "computed",
  scope: (row) => userScope(row.userId),
  lists: [],
  derived: true,
});
