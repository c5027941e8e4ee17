import * as z from "zod/mini";
import { PAGE_MAX, SEARCH_KEY_MAX } from "#domain/limits.ts";
import { PICKER_PAGE_MAX } from "#domain/organisation/directory/directory-limits.ts";
import { idOrNoneOf } from "#domain/reference.ts";
import { textShape } from "#domain/shape.ts";
import { defineCall } from "../call.ts";
import {
  entryListShape,
  idsOrWords,
  keywordPaged,
  pagedEntriesShape,
  taggedIdsShape,
} from "../directory-shapes.ts";
import { bothPages } from "../examine-shapes.ts";

const keyword = z.optional(textShape(0, SEARCH_KEY_MAX));

/** Everybody who works here, by name (seed 000 §7). */
export const listAllUsers = defineCall({
  name: "directory.users",
  method: "GET",
  path: "/erp-api/permission/Users/All",
  access: "member",
  perMinute: 60,
  body: z.object({}),
  reply: entryListShape,
});

/** The company, its departments and the people in them, as one tree (seed 000 §7). */
export const selectUsers = defineCall({
  name: "directory.selector",
  method: "GET",
  path: "/erp-api/permission/Users/Selector",
  access: "member",
  perMinute: 60,
  body: z.object({}),
  reply: entryListShape,
});

/** What stands right below a node, people in pages; with words everybody whose name holds them (seed 000 §7). */
export const selectUsersBelow = defineCall({
  name: "directory.below",
  method: "POST",
  path: "/erp-api/permission/Users/ImUser/Selector/{organizeId}",
  access: "member",
  body: z.object({
    /** 0 = what stands at the top: the company. */
    organizeId: idOrNoneOf("department"),
    ...keywordPaged,
  }),
  reply: pagedEntriesShape,
});

/** People by their ids, in the order in which they were asked for (seed 001 section 7). */
export const listUsersByIds = defineCall({
  name: "directory.byIds",
  method: "POST",
  path: "/erp-api/permission/Users/getUserList",
  access: "member",
  body: z.object({ ids: idsOrWords("user") }),
  reply: entryListShape,
});

/** Those whom the caller leads (seed 001 section 7). */
export const listSubordinates = defineCall({
  name: "directory.subordinates",
  method: "POST",
  path: "/erp-api/permission/Users/getSubordinates",
  access: "member",
  body: z.object({ keyword }),
  reply: entryListShape,
});

/** Those in a department and below it; in the caller's own where none is named (seed 001 section 7). */
export const listOrganisationUsers = defineCall({
  name: "directory.organisation",
  method: "GET",
  path: "/erp-api/permission/Users/getOrganization",
  access: "member",
  body: z.object({ keyword, organizeId: z._default(idOrNoneOf("department"), 0) }),
  reply: entryListShape,
});

/** Everybody whom lists name: by themselves, by department, position, role or group (seed 001 section 7). */
export const findUsers = defineCall({
  name: "directory.condition",
  method: "POST",
  path: "/erp-api/permission/Users/UserCondition",
  access: "member",
  body: z.object({
    departIds: idsOrWords("department"),
    positionIds: idsOrWords("position"),
    userIds: idsOrWords("user"),
    roleIds: idsOrWords("role"),
    groupIds: idsOrWords("userGroup"),
    pagination: z._default(z.object(keywordPaged), {}),
  }),
  reply: pagedEntriesShape,
});

/** What ids of any kind stand for, as nodes (seed 001 section 7). */
export const listSelected = defineCall({
  name: "directory.selected",
  method: "POST",
  path: "/erp-api/permission/Users/getSelectedList",
  access: "member",
  body: z.object({ ids: taggedIdsShape }),
  reply: entryListShape,
});

/** The people whom ids of any kind stand for, in pages (seed 001 section 7). */
export const listSelectedUsers = defineCall({
  name: "directory.selectedUsers",
  method: "POST",
  path: "/erp-api/permission/Users/getSelectedUserList",
  access: "member",
  body: z.object({
    /** As `getSelectedList`; `userId` is the other name of the seed for it. */
    ids: taggedIdsShape,
    userId: taggedIdsShape,
    pagination: z._default(z.object(keywordPaged), {}),
  }),
  reply: pagedEntriesShape,
});

/** People as clients of `/oa-api` list them, in pages or all at once (seed 001 section 7). */
export const queryUserList = defineCall({
  name: "directory.queryUsers",
  method: "POST",
  path: "/oa-api/adminUser/queryUserList",
  access: "member",
  perMinute: 60,
  body: z.object({
    /** Words of the name. */
    search: keyword,
    deptId: z.optional(idOrNoneOf("department")),
    page: z.optional(z.int().check(z.positive(), z.maximum(PAGE_MAX))),
    limit: z.optional(z.int().check(z.positive(), z.maximum(PICKER_PAGE_MAX))),
    /** 1 in pages, 0 all at once. */
    pageType: z.optional(z.literal([0, 1])),
  }),
  reply: z.object({
    list: z.array(
      z.object({
        userId: z.int(),
        realname: z.string(),
        img: z.string(),
        /** The main department, 0 = none. */
        deptId: z.int(),
        deptName: z.string(),
        /** The main position. */
        post: z.string(),
        /** 1 = may sign in. */
        status: z.int(),
      }),
    ),
    ...bothPages,
  }),
});

/** What people are told of (1), and by which ways (2); of any other number there is nothing (seed 000 §7). */
export const listMessageTypes = defineCall({
  name: "directory.messageTypes",
  method: "GET",
  path: "/erp-api/message/MessageDataType/getTypeList/{type}",
  access: "member",
  body: z.object({ type: z.int().check(z.nonnegative(), z.maximum(9)) }),
  reply: z.array(z.object({ id: z.string(), fullName: z.string(), enCode: z.string() })),
});
