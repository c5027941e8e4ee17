import * as z from "zod/mini";
import { FLOW_NODES_MAX, STEP_PEOPLE_MAX } from "#domain/limits.ts";
import { nodeIdShape } from "#domain/approval/flow/flow.ts";
import { valuesShape } from "#domain/record/record-values.ts";
import { idOf } from "#domain/reference.ts";
import { givenTimeShape } from "#domain/shape.ts";
import { defineCall } from "../call.ts";
import {
  bothPages,
  fieldShape,
  keywordShape,
  oaPageAsked,
  personShape,
} from "../examine-shapes.ts";

const filledField = z.extend(fieldShape, {
  /** As it stands in the record, as JSON; "" = nothing does. */
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
    }),
    /** The JSON of what is filled in, by the names of the fields. */
    data: valuesShape,
    examineFlowData: z.optional(
      z.object({
        /** Who is asked in the steps that let the caller choose. */
        optionalList: z
          .array(
            z.object({
              flowId: nodeIdShape,
              userList: z.array(idOf("user")).check(z.maxLength(STEP_PEOPLE_MAX)),
            }),
          )
          .check(z.maxLength(FLOW_NODES_MAX)),
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
