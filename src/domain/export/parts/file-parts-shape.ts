import * as z from "zod/mini";
import { plainActionShapes } from "../../automation/automation-action.ts";
import {
  AUTOMATION_ACTIONS_MAX,
  AUTOMATION_NAME_MAX,
  AUTOMATION_PEOPLE_MAX,
  AUTOMATIONS_MAX,
} from "../../automation/automation-limits.ts";
import { plainTriggerShapes } from "../../automation/automation-trigger.ts";
import { BASELINE_NAME_MAX, BASELINES_MAX } from "../../baseline/baseline-limits.ts";
import { FIELD_TEXT_MAX, PLAN_FIELDS_MAX } from "../../field/field-limits.ts";
import { PLAN_TASKS_MAX, TASK_NAME_MAX, TASK_TAGS_MAX, TIME_ZONE_MAX } from "../../limits.ts";
import { SAVED_VIEW_NAME_MAX, SAVED_VIEWS_MAX } from "../../plan/saved-view/saved-view-limits.ts";
import { savedAddressShape } from "../../plan/saved-view/saved-view.ts";
import { flagShape, givenTimeShape, longTextShape } from "../../shape.ts";
import { givenTaskShape } from "../../task-template/given-task.ts";
import { TASK_TEMPLATES_MAX } from "../../task-template/task-template-limits.ts";
import { workMinutesShape, workNoteShape } from "../../work-time/add-time-entry.ts";
import { TASK_ENTRIES_MAX } from "../../work-time/work-time-limits.ts";
import { namedShape, placeShape, placesShape, taskEndShape } from "./file-place.ts";

/** So many of one list of a filter: with ids in their places it still fits into an address that is saved. */
export const FILTER_PLACES_MAX = 500;
export const FILTER_TOKENS_MAX = 250;
/** Among the values of a field that a filter asks for: nothing at all, and anything. */
export const SAYS_NOTHING = -1;
export const SAYS_ANYTHING = -2;

/** What tasks say in fields: choices and people by their places. */
export const fileFieldsShape = z
  .array(z.object({ field: placeShape, value: longTextShape(FIELD_TEXT_MAX) }))
  .check(z.maxLength(PLAN_FIELDS_MAX));

/** Time that was worked on a task. */
export const fileTimesShape = z
  .array(
    z.object({
      person: placeShape,
      startTime: givenTimeShape,
      minutes: workMinutesShape,
      note: workNoteShape,
      timed: flagShape,
    }),
  )
  .check(z.maxLength(TASK_ENTRIES_MAX));

/** The times of tasks as they stood once. */
const fileBaselineShape = z.object({
  name: namedShape(BASELINE_NAME_MAX),
  createTime: givenTimeShape,
  tasks: z
    .array(z.object({ ...taskEndShape.shape, startTime: givenTimeShape, endTime: givenTimeShape }))
    .check(z.maxLength(PLAN_TASKS_MAX)),
});

const filterPlaces = z.optional(placesShape(FILTER_PLACES_MAX));

/** How a plan is looked at, or what a task has to be like; -1 among people, states and tags = none of them. */
export const fileAddressShape = z.extend(
  z.omit(savedAddressShape, {
    owner: true,
    column: true,
    plan: true,
    flow: true,
    tag: true,
    field: true,
  }),
  {
    owner: filterPlaces,
    column: filterPlaces,
    flow: filterPlaces,
    tag: filterPlaces,
    /** Choices and people by their places, 1 for a tick. */
    field: z.optional(
      z
        .array(z.object({ field: placeShape, value: z.int().check(z.minimum(SAYS_ANYTHING)) }))
        .check(z.maxLength(FILTER_TOKENS_MAX)),
    ),
  },
);
export type FileAddress = z.infer<typeof fileAddressShape>;

/** What of it asks something of tasks. */
const fileConditionShape = z.omit(fileAddressShape, { sort: true, group: true, columns: true });

const fileViewShape = z.object({
  name: namedShape(SAVED_VIEW_NAME_MAX),
  /** 1 = for everybody in the plan. */
  shared: flagShape,
  address: fileAddressShape,
});

/** What sets a rule off; what it names of the plan by its place. */
const fileTriggerShape = z.discriminatedUnion("on", [
  ...plainTriggerShapes,
  z.object({ on: z.literal("state"), state: placeShape }),
  z.object({ on: z.literal("column"), column: placeShape }),
  z.object({ on: z.literal("field"), field: placeShape }),
]);
export type FileTrigger = z.infer<typeof fileTriggerShape>;

const peopleShape = placesShape(AUTOMATION_PEOPLE_MAX).check(z.minLength(1));

/** One thing that a rule does; what it names of the plan by its place. */
const fileActionShape = z.discriminatedUnion("does", [
  ...plainActionShapes,
  z.object({ does: z.literal("addOwner"), people: peopleShape }),
  z.object({ does: z.literal("removeOwner"), people: peopleShape }),
  z.object({ does: z.literal("addAssist"), people: peopleShape }),
  z.object({ does: z.literal("removeAssist"), people: peopleShape }),
  z.object({ does: z.literal("state"), state: placeShape }),
  z.object({ does: z.literal("column"), column: placeShape }),
  z.object({ does: z.literal("addTag"), tag: placeShape }),
  z.object({ does: z.literal("removeTag"), tag: placeShape }),
  z.object({
    does: z.literal("field"),
    field: placeShape,
    /** Choices and people by their places; "" takes away what a task said. */
    value: longTextShape(FIELD_TEXT_MAX),
  }),
  z.object({
    does: z.literal("task"),
    name: namedShape(TASK_NAME_MAX),
    column: placeShape,
    sameOwner: flagShape,
  }),
]);
export type FileAction = z.infer<typeof fileActionShape>;

/** A rule of the plan. Whether it acts is not told: wherever it comes in, it does not until somebody has looked at it. */
const fileAutomationShape = z.object({
  name: namedShape(AUTOMATION_NAME_MAX),
  trigger: fileTriggerShape,
  condition: fileConditionShape,
  actions: z.array(fileActionShape).check(z.minLength(1), z.maxLength(AUTOMATION_ACTIONS_MAX)),
  timeZone: namedShape(TIME_ZONE_MAX),
});
export type FileAutomation = z.infer<typeof fileAutomationShape>;

/** A task that the plan keeps for others like it. */
const fileTemplateShape = z.object({
  name: namedShape(TASK_NAME_MAX),
  task: z.extend(z.omit(givenTaskShape, { tagIds: true, fields: true }), {
    tags: placesShape(TASK_TAGS_MAX),
    fields: fileFieldsShape,
  }),
});
export type FileTemplate = z.infer<typeof fileTemplateShape>;

/** What a plan has beside its tasks; files of before it say nothing of it. */
export const filePartShapes = {
  baselines: z.optional(z.array(fileBaselineShape).check(z.maxLength(BASELINES_MAX))),
  automations: z.optional(z.array(fileAutomationShape).check(z.maxLength(AUTOMATIONS_MAX))),
  /** For everybody, and those of whoever wrote the file. */
  views: z.optional(z.array(fileViewShape).check(z.maxLength(2 * SAVED_VIEWS_MAX))),
  templates: z.optional(z.array(fileTemplateShape).check(z.maxLength(TASK_TEMPLATES_MAX))),
  /** Which least part in it each act asks for, where its owner has said so. */
  rights: z.optional(z.record(namedShape(50), namedShape(50))),
};
const filePartsShape = z.object(filePartShapes);
export type FileParts = z.infer<typeof filePartsShape>;
