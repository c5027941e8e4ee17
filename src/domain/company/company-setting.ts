import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { companyScope } from "../scope.ts";
import { idShape } from "../shape.ts";
import { columnTemplateShape, priorityLevelShape } from "./board-lists.ts";

/** A time of day, "HH:mm". */
export const clockShape = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/**
 * What the company has set for everybody (seed 000 §3 System config). The id is the
 * company's; while nobody has set anything there is no row, and the defaults count.
 */
export const companySettingShape = z.object({
  id: idShape,
  /** Whether visitors who are not signed in come to the page about the product first. */
  startHome: z.boolean(),
  /** Whether browsers shall agree on keys with the server (seed 000 §4). */
  e2eMessage: z.boolean(),
  /** Times of day at which a task starts and ends where nobody says otherwise. */
  taskDefaultStart: clockShape,
  taskDefaultEnd: clockShape,
  debug: z.boolean(),
  /** Whether people who do not administer the company may have bots and access tokens of their own. */
  ownTokens: z.boolean(),
  /** Whether people may make links to files for others outside of the company. */
  publicLinks: z.boolean(),
  /** Whether the server looks up where links in chats lead, and shows it below the words. */
  linkPreviews: z.boolean(),
  /** Days for which messages are kept, and those that bring a file; 0 = for good, or of files as messages. */
  messageDays: z.int(),
  fileDays: z.int(),
  /** Whether pinned messages stay, and what was said about tasks and requests. */
  keepPinned: z.boolean(),
  keepTaskChats: z.boolean(),
  /** Days after which completed tasks are put away, in plans that have none of their own; 0 = never. */
  archiveDays: z.int(),
  /** Megabytes that one person's files, and all files, may take on the server; 0 = as much as there is. */
  personQuota: z.int(),
  companyQuota: z.int(),
  /** Priorities of tasks, and sets of columns for new plans, in their order; null = as they were shipped. */
  priorities: z.nullable(z.array(priorityLevelShape)),
  columnTemplates: z.nullable(z.array(columnTemplateShape)),
});
export type CompanySetting = z.infer<typeof companySettingShape>;

export const companySettingEntity = defineEntity({
  name: "companySetting",
  table: "company_settings",
  frame: "company",
  since: 2,
  shapeVersion: 8,
  added: {
    publicLinks: true,
    linkPreviews: true,
    ownTokens: false,
    messageDays: 0,
    fileDays: 0,
    keepPinned: true,
    keepTaskChats: true,
    archiveDays: 0,
    personQuota: 0,
    companyQuota: 0,
    priorities: null,
    columnTemplates: null,
  },
  shape: companySettingShape,
  birth: "shared",
  scope: () => companyScope,
  lists: [],
});
