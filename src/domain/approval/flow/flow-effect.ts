import * as z from "zod/mini";
import { idShape, textShape } from "../../shape.ts";
import {
  EFFECT_FIELDS_MAX,
  EFFECT_OWNERS_MAX,
  EFFECT_TEXT_MAX,
  FIELD_PATH_MAX,
} from "./flow-limits.ts";

const pathShape = textShape(1, FIELD_PATH_MAX);
const NUMBER_MOST = 1_000_000_000_000_000;

/** Where a value comes from: it is said here, stands in the request, or is what became of that. */
const sourceShape = z.discriminatedUnion("of", [
  z.strictObject({
    of: z.literal("value"),
    value: z.union([
      textShape(0, EFFECT_TEXT_MAX),
      z.number().check(z.minimum(-NUMBER_MOST), z.maximum(NUMBER_MOST)),
    ]),
  }),
  z.strictObject({ of: z.literal("field"), path: pathShape }),
  /** When it ended, who had the last word, and who asked. */
  z.strictObject({ of: z.enum(["decidedAt", "decidedBy", "initiator"]) }),
]);
export type EffectSource = z.infer<typeof sourceShape>;

const fillingShape = z
  .array(z.strictObject({ path: pathShape, from: sourceShape }))
  .check(z.maxLength(EFFECT_FIELDS_MAX));
export type EffectFilling = z.infer<typeof fillingShape>;

/** By which it is named among the nodes of its flow; and after which end it happens. */
const base = {
  id: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  on: z.enum(["passed", "rejected"]),
};

/** Something that happens by itself once a request has ended. What nobody has chosen yet is 0. */
export const flowEffectShape = z.discriminatedUnion("does", [
  /** Fills in fields of what was asked for. */
  z.strictObject({ does: z.literal("write"), ...base, fields: fillingShape }),
  /** Fills in another form. */
  z.strictObject({ does: z.literal("record"), ...base, formId: z.int(), fields: fillingShape }),
  /** Makes a task. Its name may name fields, `{amount}`. */
  z.strictObject({
    does: z.literal("task"),
    ...base,
    planId: z.int(),
    columnId: z.int(),
    name: textShape(0, EFFECT_TEXT_MAX),
    owners: z.strictObject({
      userIds: z.array(idShape).check(z.maxLength(EFFECT_OWNERS_MAX)),
      initiator: z.boolean(),
      fields: z.array(pathShape).check(z.maxLength(EFFECT_OWNERS_MAX)),
    }),
    /** Fields that say from when until when; without an end there is no time. */
    start: z.optional(pathShape),
    end: z.optional(pathShape),
  }),
  /** Says something in a chat; what it says may name fields. */
  z.strictObject({
    does: z.literal("message"),
    ...base,
    dialogId: z.int(),
    text: textShape(0, EFFECT_TEXT_MAX),
  }),
  /** Tells a webhook of a plan. */
  z.strictObject({ does: z.literal("webhook"), ...base, planId: z.int(), hookId: z.int() }),
]);
export type FlowEffect = z.infer<typeof flowEffectShape>;

export const EFFECT_KINDS = ["write", "record", "task", "message", "webhook"] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];
