import * as z from "zod/mini";
import { idOf } from "#domain/reference.ts";
import { defineCall } from "../../call.ts";

/** An entry of somebody's menu as other clients read it (seed 000 section 3). */
interface UserMenuEntry {
  readonly id: number;
  /** 0 = it stands at the top. */
  readonly parentId: number;
  /** M = a directory, C = a page. */
  readonly menuType: string;
  readonly menuName: string;
  readonly icon: string;
  /** Its place among those beside it that this person finds, from 1. */
  readonly sort: number;
  /** Where it leads in the app; "" = a directory. An address outside is shown by `/externalLink` (seed 001 section 2). */
  readonly path: string;
  /** By which screen: the path of a page, `dynamicModel`, `externalLink`, or "" of a directory. */
  readonly component: string;
  /** By this the permission list knows what it leads to; "" = nothing of it is asked there. */
  readonly modelId: string;
  /** The address outside, "" = none. */
  readonly urlAddress: string;
  readonly authorityWord: string;
  readonly children: readonly UserMenuEntry[];
}

const userMenuEntryShape: z.ZodMiniType<UserMenuEntry> = z.lazy(() =>
  z.object({
    id: z.int(),
    parentId: z.int(),
    menuType: z.string(),
    menuName: z.string(),
    icon: z.string(),
    sort: z.int(),
    path: z.string(),
    component: z.string(),
    modelId: z.string(),
    urlAddress: z.string(),
    authorityWord: z.string(),
    children: z.array(userMenuEntryShape),
  }),
);

/**
 * What somebody may open of the menu, in its order (seed 000 sections 6 and 7): neither what is hidden or limited to roles of
 * others, nor directories without anything in them. Anybody asks for their own, administrators for that of others too.
 */
export const queryUserMenu = defineCall({
  name: "menu.user",
  method: "POST",
  path: "/project-api/project-user/query-user-menu",
  access: "member",
  perMinute: 120,
  body: z.object({
    /** 2 = the menu of the company, which is the only one; of any other number there is nothing. */
    managementType: z.optional(z.int().check(z.nonnegative(), z.maximum(9))),
    /** Whose menu; the caller's where left out. */
    projectUserId: z.optional(idOf("user")),
  }),
  reply: z.array(userMenuEntryShape),
});

/**
 * What the caller uses most of what they may open in the menu, in its order: entries that they marked themselves, and those that lead
 * to forms that they marked (seed 000 section 6).
 */
export const listCommonFunctions = defineCall({
  name: "commonFunction.list",
  method: "POST",
  path: "/project-api/project-workbench/commonly-used-function/list",
  access: "member",
  perMinute: 120,
  body: z.object({}),
  reply: z.array(userMenuEntryShape),
});

const namedShape = z.object({ id: z.int(), name: z.string() });
const permissionItems = z.array(z.object({ enCode: z.string(), fullName: z.string() }));

/** Who the caller is, what they find in the menu, and what they may do with each form (seed 001 sections 3 and 6). */
export const getCurrentUser = defineCall({
  name: "user.current",
  method: "GET",
  path: "/erp-api/oauth/CurrentUser",
  access: "member",
  perMinute: 60,
  body: z.object({}),
  reply: z.object({
    userInfo: z.object({
      userId: z.int(),
      /** The e-mail address by which they sign in. */
      userAccount: z.string(),
      userName: z.string(),
      /** Address of the picture, "" = none. */
      headIcon: z.string(),
      /** Their main department, which is an organisation as well; 0 = none. */
      organizeId: z.int(),
      organizeName: z.string(),
      /** From the company down to it. */
      organizeIdList: z.array(z.int()),
      departmentId: z.int(),
      departmentName: z.string(),
      /** Their positions, the main one first, and the name of that. */
      positionIds: z.array(namedShape),
      positionName: z.string(),
      roleIds: z.array(z.int()),
      groupIds: z.array(z.int()),
      isAdministrator: z.boolean(),
    }),
    menuList: z.array(userMenuEntryShape),
    permissionList: z.array(
      z.object({
        /** As the entries of the menu say it that lead there. */
        modelId: z.string(),
        modelName: z.string(),
        column: permissionItems,
        form: permissionItems,
        button: permissionItems,
        /** Whose records the caller may look at, besides those that concern them. */
        resource: permissionItems,
      }),
    ),
  }),
});
