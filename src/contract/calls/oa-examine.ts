import * as z from "zod/mini";
import { BATCH_BODY_MAX, FLOW_NODES_MAX, STEP_PEOPLE_MAX } from "#domain/limits.ts";
import { FIELD_PATH_MAX } from "#domain/approval/flow/flow-limits.ts";
import { FORM_FIELDS_MAX } from "#domain/form/definition/form-limits.ts";
import {
  OA_CHOICES_MAX,
  OA_FIELD_NAME_MAX,
  OA_LINES_MAX,
  OA_TEXT_MAX,
} from "#domain/approval/oa/oa-limits.ts";
import { nodeIdShape } from "#domain/approval/flow/flow.ts";
import { nameShape } from "#domain/name.ts";
import { valuesShape } from "#domain/record/record-values.ts";
import { idOf } from "#domain/reference.ts";
import { givenTimeShape, longTextShape, textShape } from "#domain/shape.ts";
import { defineCall } from "../call.ts";
import {
  bothPages,
  fieldShape,
  keywordShape,
  labelShape,
  oaPageAsked,
  personShape,
} from "../examine-shapes.ts";

const filledField = z.extend(fieldShape, {
  /** As it stands in the record, of a sub-table its rows, as JSON; "" = nothing does. */
  value: z.string(),
});

const documentShape = z.object({
  /** The record of the form. */
  examineId: z.int(),
  categoryId: z.int(),
  categoryTitle: z.string(),
  /** The request, 0 = it was not asked for yet. */
  examineRecordId: z.int(),
  examineStatus: z.int(),
  title: z.string(),
  createUser: personShape,
  createTime: z.int(),
});

/** The fields of what is asked for, with what was filled in (seed 001 section 7). */
export const listOaFields = defineCall({
  name: "oaExamine.fields",
  method: "POST",
  path: "/oa-api/oaExamine/getField",
  access: "member",
  body: z.object({ examineId: idOf("record") }),
  reply: z.array(filledField),
});

/** The fields of a form (seed 001 section 7). */
export const listFormFields = defineCall({
  name: "oaExamine.formFields",
  method: "POST",
  path: "/oa-api/oaExamineField/queryField/{categoryId}",
  access: "member",
  body: z.object({ categoryId: idOf("form") }),
  reply: z.array(fieldShape),
});

/** A field, or a column of a sub-table, as it is drawn. */
const drawnFieldShape = z.object({
  /** As it is told; the name of a new one, where it is to have one. */
  fieldId: z.optional(textShape(0, FIELD_PATH_MAX)),
  /** What people read. */
  name: nameShape(1, OA_FIELD_NAME_MAX),
  /** A kind of field as they are told, or the name of a type of the seeds' clients. */
  formType: z.optional(textShape(0, OA_FIELD_NAME_MAX)),
  /** The code of such a type, where no kind is named. */
  type: z.optional(z.int().check(z.nonnegative(), z.maximum(99))),
  /** 1 = it has to be filled in; left out, as it was. */
  isNull: z.optional(z.literal([0, 1])),
  /** Its choices, each once; left out, as they were. */
  setting: z.optional(z.array(textShape(1, OA_FIELD_NAME_MAX)).check(z.maxLength(OA_CHOICES_MAX))),
});

/**
 * Draws the fields of a form (forms-approvals 7.4): those that are not named are taken away, what a list of fields does not
 * tell of them stays. 400: a field or a choice is named twice; 508: the form comes with the product; 512: something else asks for a field that is not named.
 */
export const saveFormFields = defineCall({
  name: "oaExamine.saveFields",
  method: "POST",
  path: "/oa-api/oaExamineField/saveField",
  access: "admin",
  bodyMax: BATCH_BODY_MAX,
  body: z.object({
    categoryId: idOf("form"),
    data: z
      .array(
        z.extend(drawnFieldShape, {
          /** The columns of a sub-table; left out, those that it had. */
          fieldExtendList: z.optional(z.array(drawnFieldShape).check(z.maxLength(FORM_FIELDS_MAX))),
        }),
      )
      .check(z.minLength(1), z.maxLength(FORM_FIELDS_MAX)),
  }),
  reply: z.object({
    categoryId: z.int(),
    /** The version that is filled in from now on. */
    versionId: z.int(),
  }),
});

/** A number as people write them down. */
const amountShape = z.number().check(z.minimum(-1e15), z.maximum(1e15));

/** What all requests have in common, as the seeds' clients say it; what a form has no field for is left out. */
const commonWords = {
  /** What is asked for, or why. */
  content: z.optional(longTextShape(OA_TEXT_MAX)),
  remark: z.optional(longTextShape(OA_TEXT_MAX)),
  /** The kind of leave and the like: a choice by its id, by its words, or by its place from 1. */
  typeId: z.optional(z.union([amountShape, textShape(0, OA_FIELD_NAME_MAX)])),
  money: z.optional(amountShape),
  /** Epoch ms. */
  startTime: z.optional(givenTimeShape),
  endTime: z.optional(givenTimeShape),
  /** How long: worked out by the form, and not taken. */
  duration: z.optional(amountShape),
  batchId: z.optional(textShape(0, OA_FIELD_NAME_MAX)),
};

/** A line of a trip, or of what was laid out. */
const travelShape = z.object({
  startAddress: z.optional(longTextShape(OA_TEXT_MAX)),
  endAddress: z.optional(longTextShape(OA_TEXT_MAX)),
  vehicle: z.optional(textShape(0, OA_FIELD_NAME_MAX)),
  /** There only, or there and back. */
  trip: z.optional(textShape(0, OA_FIELD_NAME_MAX)),
  startTime: z.optional(givenTimeShape),
  endTime: z.optional(givenTimeShape),
  description: z.optional(longTextShape(OA_TEXT_MAX)),
  money: z.optional(amountShape),
});

/** Fills in a form and asks for approval at once; or changes what came back, and asks again (seed 001 section 7). */
export const setOaExamine = defineCall({
  name: "oaExamine.set",
  method: "POST",
  path: "/oa-api/oaExamine/setOaExamine",
  access: "member",
  body: z.object({
    oaExamine: z.object({
      categoryId: idOf("form"),
      /** The record that came back. */
      examineId: z.optional(idOf("record")),
      ...commonWords,
    }),
    oaExamineTravelList: z.optional(z.array(travelShape).check(z.maxLength(OA_LINES_MAX))),
    /** The other fields, each by its name. */
    field: z.optional(
      z
        .array(
          z.object({
            fieldId: z.optional(textShape(0, FIELD_PATH_MAX)),
            fieldName: z.optional(textShape(0, FIELD_PATH_MAX)),
            value: z.union([longTextShape(OA_TEXT_MAX), amountShape, z.boolean()]),
          }),
        )
        .check(z.maxLength(FORM_FIELDS_MAX)),
    ),
    /** The JSON of all that is filled in, by the names of the fields, in place of the words, lines and fields above; of what came back, of what is to change. */
    data: z.optional(valuesShape),
    examineFlowData: z.optional(
      z.object({
        /** As clients of the seeds send it along; the form is the one above. */
        label: z.optional(labelShape),
        categoryId: z.optional(idOf("form")),
        /** Who is asked in the steps that let the caller choose. */
        optionalList: z.optional(
          z
            .array(
              z.object({
                flowId: nodeIdShape,
                userList: z.array(idOf("user")).check(z.maxLength(STEP_PEOPLE_MAX)),
              }),
            )
            .check(z.maxLength(FLOW_NODES_MAX)),
        ),
      }),
    ),
  }),
  reply: z.object({ examineId: z.int(), recordId: z.int(), examineStatus: z.int() }),
});

/** Deletes what was withdrawn, by who asked; an administrator deletes also what was rejected (seed 001 section 7). */
export const deleteOaExamine = defineCall({
  name: "oaExamine.delete",
  method: "POST",
  path: "/oa-api/oaExamine/deleteOaExamine",
  access: "member",
  body: z.object({ examineId: idOf("record") }),
  reply: z.object({ examineId: z.int() }),
});

/** What is asked for, as a whole (seed 001 section 7). */
export const getOaExamine = defineCall({
  name: "oaExamine.one",
  method: "POST",
  path: "/oa-api/oaExamine/queryOaExamineInfo/{id}",
  access: "member",
  body: z.object({ id: idOf("record") }),
  reply: z.extend(documentShape, {
    /** The JSON of its values. */
    data: z.string(),
    field: z.array(filledField),
  }),
});

const initiatedAsked = {
  keyword: keywordShape,
  categoryId: z.optional(idOf("form")),
  status: z.optional(z.literal([1, 2, 3, 4, 5, 8])),
  /** Asked for from then on, and until then: epoch ms. */
  startTime: z.optional(givenTimeShape),
  endTime: z.optional(givenTimeShape),
};

/** What the caller has asked for, the newest first (seed 001 section 7). */
export const listInitiated = defineCall({
  name: "oaExamine.mine",
  method: "POST",
  path: "/oa-api/oaExamine/myInitiate",
  access: "member",
  body: z.object({
    ...initiatedAsked,
    ...oaPageAsked,
  }),
  reply: z.object({
    list: z.array(
      z.extend(documentShape, {
        /** Who is asked now. */
        examineName: z.string(),
        /** What the caller can do with it: 1 = they can. */
        permission: z.object({
          isUpdate: z.int(),
          isDelete: z.int(),
          isRecheck: z.int(),
          isCheck: z.int(),
        }),
      }),
    ),
    ...bothPages,
  }),
});

/** The same as a workbook (forms-approvals 7.4); `url` holds it itself, as `data:` in base64. */
export const exportInitiated = defineCall({
  name: "oaExamine.export",
  method: "POST",
  path: "/oa-api/oaExamine/export",
  access: "member",
  perMinute: 6,
  body: z.object(initiatedAsked),
  reply: z.object({ name: z.string(), url: z.string() }),
});
