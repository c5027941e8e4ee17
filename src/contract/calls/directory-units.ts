import * as z from "zod/mini";
import { SEARCH_KEY_MAX } from "#domain/limits.ts";
import { DIRECTORY_IDS_MAX } from "#domain/organisation/directory/directory-limits.ts";
import { idOrNoneOf } from "#domain/reference.ts";
import { textShape } from "#domain/shape.ts";
import { defineCall } from "../call.ts";
import { entryListShape, idsOrWords } from "../directory-shapes.ts";

const keyword = z.optional(textShape(0, SEARCH_KEY_MAX));
/** Where who asks stands at the moment; their own departments where left out. */
const organizeId = z._default(idOrNoneOf("department"), 0);

/** All roles of the company, each with where it belongs and how many have it (seed 001 section 7). */
export const listRoles = defineCall({
  name: "role.list",
  method: "POST",
  path: "/api/role/list",
  access: "member",
  body: z.object({}),
  reply: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      fullName: z.string(),
      /** 0 = of the whole company. */
      departmentId: z.int(),
      departmentName: z.string(),
      userNum: z.int(),
    }),
  ),
});

/** Roles to choose from: those of the whole company below node 1, the others below their departments (seed 000 §7, seed 001 §3). */
export const selectRoles = defineCall({
  name: "role.selector",
  method: "GET",
  path: "/erp-api/permission/Role/Selector",
  access: "member",
  body: z.object({}),
  reply: entryListShape,
});

/** Groups to choose from (seed 000 §7). */
export const selectGroups = defineCall({
  name: "group.selector",
  method: "GET",
  path: "/erp-api/permission/Group/Selector",
  access: "member",
  body: z.object({}),
  reply: entryListShape,
});

/** Positions to choose from, as a tree (seed 000 §7). */
export const selectPositions = defineCall({
  name: "position.selector",
  method: "GET",
  path: "/erp-api/permission/Position/Selector",
  access: "member",
  body: z.object({ keyword }),
  reply: entryListShape,
});

/** All positions one after the other (seed 000 §7). */
export const listPositions = defineCall({
  name: "position.all",
  method: "GET",
  path: "/erp-api/permission/Position/All",
  access: "member",
  body: z.object({ keyword }),
  reply: entryListShape,
});

/** Positions that lists name, and those that people of departments hold (seed 001 section 7). */
export const findPositions = defineCall({
  name: "position.condition",
  method: "POST",
  path: "/erp-api/permission/Position/PositionCondition",
  access: "member",
  body: z.object({
    keyword,
    departIds: idsOrWords("department"),
    positionIds: idsOrWords("position"),
  }),
  reply: entryListShape,
});

/** The company and its departments, of which those can be chosen that are one's own or led by who asks; all of them by administrators (seed 000 §7). */
export const selectOrganisations = defineCall({
  name: "organize.selectorByAuth",
  method: "GET",
  path: "/erp-api/permission/Organize/SelectorByAuth/{organizeId}",
  access: "member",
  body: z.object({ organizeId }),
  reply: entryListShape,
});

/** The company and its departments (seed 000 §7). */
export const organisationTreeCall = defineCall({
  name: "organize.tree",
  method: "GET",
  path: "/erp-api/permission/Organize/Tree",
  access: "member",
  body: z.object({ keyword }),
  reply: entryListShape,
});

/** The departments that a list names, with those above them, which cannot be chosen (seed 001 section 7). */
export const findOrganisations = defineCall({
  name: "organize.condition",
  method: "POST",
  path: "/erp-api/permission/Organize/OrganizeCondition",
  access: "member",
  body: z.object({ keyword, departIds: idsOrWords("department") }),
  reply: entryListShape,
});

/** Departments to choose from, as `Organize/SelectorByAuth`, without the company (seed 000 §7). */
export const selectDepartments = defineCall({
  name: "department.selectorByAuth",
  method: "GET",
  path: "/erp-api/permission/Department/SelectorByAuth/{organizeId}",
  access: "member",
  body: z.object({ organizeId }),
  reply: entryListShape,
});

const deptIdShape = z.int();

/** A department as clients of `/oa-api` read it. */
interface DeptNode {
  readonly id: number;
  readonly deptId: number;
  /** The department above it, 0 = the company. */
  readonly pid: number;
  readonly name: string;
  /** Who leads it, 0 = nobody. */
  readonly ownerUserId: number;
  readonly num: number;
  readonly children: readonly DeptNode[];
}

const deptNodeShape: z.ZodMiniType<DeptNode> = z.lazy(() =>
  z.object({
    id: deptIdShape,
    deptId: deptIdShape,
    pid: deptIdShape,
    name: z.string(),
    ownerUserId: z.int(),
    num: z.int(),
    children: z.array(deptNodeShape),
  }),
);

/** The departments as a tree for clients of `/oa-api` (seed 001 section 7). */
export const queryDeptTree = defineCall({
  name: "department.queryTree",
  method: "POST",
  path: "/oa-api/adminDept/queryDeptTree",
  access: "member",
  body: z.object({}),
  reply: z.array(deptNodeShape),
});

/** Provinces, cities or districts below one; the first ones where none is named. At `level` and beyond they are leaves (seed 001 section 7). */
export const selectAreas = defineCall({
  name: "area.selector",
  method: "GET",
  path: "/erp-api/system/Area/{level}/Selector/{parentId}",
  access: "member",
  body: z.object({
    /** How deep the picker goes: 0 provinces, 1 cities, 2 districts; or the code of an area whose parts are asked for, "-1" for provinces. */
    level: textShape(1, 12),
    parentId: textShape(1, 12),
  }),
  reply: z.object({
    list: z.array(
      z.object({ id: z.string(), parentId: z.string(), fullName: z.string(), isLeaf: z.boolean() }),
    ),
  }),
});

/** The names along paths of codes; what is no area keeps its code (seed 001 section 7). */
export const nameAreas = defineCall({
  name: "area.byIds",
  method: "POST",
  path: "/erp-api/system/Area/GetAreaByIds",
  access: "member",
  body: z.object({
    idsList: z
      .array(z.array(textShape(1, 12)).check(z.maxLength(4)))
      .check(z.maxLength(DIRECTORY_IDS_MAX)),
  }),
  reply: z.array(z.array(z.string())),
});
