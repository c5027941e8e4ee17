import * as z from "zod/mini";
import { columnColorShape, taskLimitShape } from "../column/column.ts";
import { fieldDefinitionsShape } from "../field/field-definition.ts";
import { FIELD_TEXT_MAX, PLAN_FIELDS_MAX } from "../field/field-limits.ts";
import { autoAssignShape, flowOutcomeShape, flowStatusShape } from "../flow/flow-item.ts";
import {
  CHECK_ITEM_NAME_MAX,
  CHECK_ITEMS_MAX,
  COLUMN_NAME_MAX,
  FLOW_ITEM_NAME_MAX,
  FLOW_ITEMS_MAX,
  PLAN_COLUMNS_MAX,
  PLAN_DESC_MAX,
  PLAN_NAME_MAX,
  PLAN_NAME_MIN,
  PLAN_TAGS_MAX,
  SUBTASKS_MAX,
  TAG_NAME_MAX,
  TASK_CONTENT_MAX,
  TASK_NAME_MAX,
  TASK_TAGS_MAX,
} from "../limits.ts";
import { flagShape, givenTimeShape } from "../shape.ts";
import { PLAN_LINKS_MAX } from "../task-link/task-link-limits.ts";
import { lagShape, lagUnitShape, linkKindShape } from "../task-link/task-link.ts";
import { estimateShape } from "../work-time/estimate.ts";
import { priorityShape } from "../task/task.ts";
import { importBaselinesShape, importPartsShape, importTimesShape } from "./import-parts.ts";
import {
  IMPORT_CHAT_MAX,
  IMPORT_COMMENT_MAX,
  IMPORT_CONTENT_MAX,
  IMPORT_TASKS_MAX,
} from "./import-limits.ts";

/** Keys are the foreign board's own ids: they only tie the parts of one BoardImport together. */
const key = z.string().check(z.minLength(1));
const name = z.string().check(z.minLength(1), z.maxLength(TASK_NAME_MAX));
const count = z.int().check(z.nonnegative());

/** The task colours of the seeds, section 3; '' is the default colour. */
export const importColorShape = z.enum(["", "yellow", "blue", "green", "pink", "purple", "grey"]);

export const importColumnShape = z.object({
  key,
  name: z.string().check(z.minLength(1), z.maxLength(COLUMN_NAME_MAX)),
  color: z.optional(columnColorShape),
  taskLimit: z.optional(taskLimitShape),
});

/** A word that tasks are marked with. */
export const importTagShape = z.object({
  key,
  name: z.string().check(z.minLength(1), z.maxLength(TAG_NAME_MAX)),
  color: columnColorShape,
});

/** A state of a workflow; what it leads to, and who comes with it, by their keys. */
export const importStateShape = z.object({
  key,
  name: z.string().check(z.minLength(1), z.maxLength(FLOW_ITEM_NAME_MAX)),
  status: flowStatusShape,
  outcome: flowOutcomeShape,
  turnKeys: z.array(key),
  memberKeys: z.array(key),
  autoAssign: autoAssignShape,
  userLimit: flagShape,
  needsPhoto: z.optional(flagShape),
  byAnother: z.optional(flagShape),
  /** "" = it stays where it is. */
  columnKey: z.string(),
});

export const importMemberShape = z.object({ key, name, username: z.string() });

/** What a task says in a field, by its place among them; people by their keys. */
const importFieldValueShape = z.object({
  field: z.int().check(z.nonnegative(), z.maximum(PLAN_FIELDS_MAX - 1)),
  value: z.string().check(z.maxLength(FIELD_TEXT_MAX)),
  memberKeys: z.optional(z.array(key)),
});

/** What plans of ours say of a task that other boards do not. */
const ownFields = {
  times: z.optional(importTimesShape),
  priority: z.optional(priorityShape),
  estimate: z.optional(estimateShape),
  assistantKeys: z.optional(z.array(key)),
  stateKey: z.optional(key),
  fields: z.optional(z.array(importFieldValueShape)),
};

export const importSubtaskShape = z.object({
  /** Where something waits for it, or it for something. */
  key: z.optional(key),
  name,
  completeTime: givenTimeShape,
  startTime: z.optional(givenTimeShape),
  endTime: givenTimeShape,
  color: z.optional(importColorShape),
  memberKeys: z.array(key),
  ...ownFields,
});

export const importCommentShape = z.object({
  /** '' where the author is not among the members. */
  memberKey: z.string(),
  /** '' where the file does not say who wrote it. */
  authorName: z.string().check(z.maxLength(TASK_NAME_MAX)),
  text: z.string().check(z.minLength(1), z.maxLength(IMPORT_COMMENT_MAX)),
  time: givenTimeShape,
});

export const importTaskShape = z.object({
  key,
  columnKey: key,
  name,
  /** Markdown: the description, and below it what has no field of its own (links, names of checklists and so on). */
  content: z.string().check(z.maxLength(IMPORT_CONTENT_MAX)),
  color: importColorShape,
  tagKeys: z.array(key).check(z.maxLength(TASK_TAGS_MAX)),
  startTime: givenTimeShape,
  endTime: givenTimeShape,
  completeTime: givenTimeShape,
  archivedTime: givenTimeShape,
  memberKeys: z.array(key),
  ...ownFields,
  milestone: z.optional(flagShape),
  /** 1 = a private task, and whom it is shown to besides its people. */
  isPrivate: z.optional(flagShape),
  shownToKeys: z.optional(z.array(key)),
  /** The description where it is HTML already. */
  html: z.optional(z.string().check(z.maxLength(TASK_CONTENT_MAX))),
  checks: z.optional(
    z
      .array(
        z.object({
          name: z.string().check(z.minLength(1), z.maxLength(CHECK_ITEM_NAME_MAX)),
          done: flagShape,
        }),
      )
      .check(z.maxLength(CHECK_ITEMS_MAX)),
  ),
  subtasks: z.array(importSubtaskShape).check(z.maxLength(SUBTASKS_MAX)),
  /** Oldest first. */
  comments: z.array(importCommentShape).check(z.maxLength(IMPORT_CHAT_MAX)),
});

/** That one task waits for another one, by the keys of tasks and subtasks; there is one of each pair, and no circle. */
const importLinkShape = z.object({
  fromKey: key,
  toKey: key,
  kind: linkKindShape,
  lag: lagShape,
  lagUnit: lagUnitShape,
});

/** What stays behind; `count` is how many there are in the file. */
export const importLeftOutShape = z.object({
  what: z.enum([
    "activity",
    "attachments",
    "automations",
    "baselines",
    "calendarExceptions",
    "cards",
    "comments",
    "constraints",
    "costs",
    "covers",
    "customFields",
    "deadlines",
    "emptyBaselines",
    "files",
    "inactive",
    "links",
    "lists",
    "locations",
    "powerUps",
    "rights",
    "stickers",
    "timeRecords",
    "trackedTime",
    "trash",
    "views",
    "votes",
  ]),
  count,
});

/** What comes along changed; one note per kind: how often, and the name of the first one concerned ('' = none). */
export const importNoteShape = z.object({
  what: z.enum([
    "automationsOff",
    "checklistsWithoutCard",
    "columnNamesCut",
    "commentsCut",
    "commentsEmpty",
    "commentsLeftOut",
    "commentsWithoutCard",
    "contentsCut",
    "duplicateCards",
    "duplicateLists",
    "lagsRounded",
    "linksInCircle",
    "listsArchived",
    "listsMerged",
    "listsMissing",
    "membersUnknown",
    "milestonesAsTasks",
    "namesCut",
    "namesFilled",
    "olderCommentsMissing",
    "outlineFlattened",
    "phasesAsColumns",
    "planDescCut",
    "planNameCut",
    "planNameFilled",
    "startsAfterEnd",
    "startsAlone",
    "subtasksInContent",
    "timesUnreadable",
  ]),
  name: z.string(),
  count,
});

/** A foreign board, ready to become a plan. Columns and tasks stand in their order. */
export const boardImportShape = z.object({
  /** The product that wrote the file, by its own name; left out where the file does not say. */
  program: z.optional(z.string().check(z.minLength(1))),
  name: z.string().check(z.minLength(PLAN_NAME_MIN), z.maxLength(PLAN_NAME_MAX)),
  desc: z.string().check(z.maxLength(PLAN_DESC_MAX)),
  columns: z.array(importColumnShape).check(z.maxLength(PLAN_COLUMNS_MAX)),
  tags: z.array(importTagShape).check(z.maxLength(PLAN_TAGS_MAX)),
  /** Fields of its tasks, in their order. */
  fields: z.optional(fieldDefinitionsShape),
  /** The workflow, in its order. */
  states: z.optional(z.array(importStateShape).check(z.maxLength(FLOW_ITEMS_MAX))),
  members: z.array(importMemberShape),
  tasks: z.array(importTaskShape).check(z.maxLength(IMPORT_TASKS_MAX)),
  links: z.optional(z.array(importLinkShape).check(z.maxLength(PLAN_LINKS_MAX))),
  baselines: z.optional(importBaselinesShape),
  parts: z.optional(importPartsShape),
  leftOut: z.array(importLeftOutShape),
  notes: z.array(importNoteShape),
});

export type ImportColor = z.infer<typeof importColorShape>;
export type ImportColumn = z.infer<typeof importColumnShape>;
export type ImportTag = z.infer<typeof importTagShape>;
export type ImportState = z.infer<typeof importStateShape>;
export type ImportMember = z.infer<typeof importMemberShape>;
export type ImportSubtask = z.infer<typeof importSubtaskShape>;
export type ImportComment = z.infer<typeof importCommentShape>;
export type ImportTask = z.infer<typeof importTaskShape>;
export type ImportLink = z.infer<typeof importLinkShape>;
export type ImportLeftOut = z.infer<typeof importLeftOutShape>;
export type ImportNote = z.infer<typeof importNoteShape>;
export type ImportChanges = Pick<BoardImport, "leftOut" | "notes">;
export type BoardImport = z.infer<typeof boardImportShape>;

/** The few words an import writes into the plan itself, in the language of whoever imports. */
export type ImportWords = {
  /** Column of cards whose list is not in the file. */
  strayColumn: string;
  /** Column of the lists over the limit. */
  otherColumn: string;
  /** Column of the archived lists. */
  archivedColumn: string;
  /** Before the names of labels that have no room among the tags, in a task's content. */
  labels: string;
  /** Before the names of checklists in a task's content. */
  checklists: string;
  /** Above the links of attachments in a task's content. */
  attachments: string;
  /** Before the name of the original list, where lists were merged. */
  list: string;
  /** Column of tasks that belong to no phase. */
  tasksColumn: string;
  /** Before the names of materials that a task uses up, in its content. */
  materials: string;
  /** The field that says how much of a task is done. */
  percentField: string;
  /** The file's own name without its ending, for boards that have none; "" where it is not known. */
  fileName: string;
};
