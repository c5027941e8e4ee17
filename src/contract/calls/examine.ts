import * as z from "zod/mini";
import { BATCH_BODY_MAX, FLOW_TEXT_MAX, OPINION_MAX, STEP_PEOPLE_MAX } from "#domain/limits.ts";
import { examineNodeShape } from "#domain/approval/definition/examine-tree.ts";
import { valuesShape } from "#domain/record/record-values.ts";
import { idOf } from "#domain/reference.ts";
import { longTextShape, textShape } from "#domain/shape.ts";
import { approvalShape } from "#domain/approval/approval.ts";
import { defineCall } from "../call.ts";
import { bothPages, fieldShape, labelShape, oaPageAsked, personShape } from "../examine-shapes.ts";
import { getApprovalSteps } from "./approval.ts";

const peopleNamed = z.array(idOf("user")).check(z.maxLength(STEP_PEOPLE_MAX));

/** A form, by its id or by its label. */
const formAsked = { label: z.optional(labelShape), categoryId: z.optional(idOf("form")) };

const definitionShape = z.object({
  /** The version of the flow. */
  examineId: z.int(),
  /** The form, the same in all versions. */
  examineInitId: z.int(),
  categoryId: z.int(),
  label: z.int(),
  examineName: z.string(),
  /** After a rejection: 1 back to the first step, 2 on where it was rejected. */
  recheckType: z.int(),
  /** 1 in use, 2 switched off, 3 replaced. */
  status: z.int(),
  managerList: z.array(z.int()),
  /** Who may ask; everybody where nobody is named. */
  userList: z.array(z.int()),
  deptList: z.array(z.int()),
  createUserName: z.string(),
  createTime: z.int(),
  updateTime: z.int(),
});

/** The fields of a form by which a flow can branch (seed 001 section 7). */
export const listExamineFields = defineCall({
  name: "examine.fields",
  method: "POST",
  path: "/oa-api/examines/queryField",
  access: "member",
  body: z.object(formAsked),
  reply: z.array(fieldShape),
});

/** The flows of a label, also those that are switched off: 0 of what comes with the product, 100 of all other forms, above it of one (seed 001 section 7). */
export const listExamines = defineCall({
  name: "examine.list",
  method: "POST",
  path: "/oa-api/examines/queryList/{label}",
  access: "admin",
  body: z.object({ label: labelShape, status: z.optional(z.literal([1, 2, 3])), ...oaPageAsked }),
  reply: z.object({ list: z.array(definitionShape), ...bothPages }),
});

/** The flows by which the caller may ask now (seed 001 section 7). */
export const listOwnExamines = defineCall({
  name: "examine.part",
  method: "POST",
  path: "/oa-api/examines/queryPartList",
  access: "member",
  body: z.object({ label: z.optional(labelShape), ...oaPageAsked }),
  reply: z.object({ list: z.array(definitionShape), ...bothPages }),
});

/** The nodes of a flow, one in another (seed 001 section 7). */
export const getExamineFlow = defineCall({
  name: "examine.flow",
  method: "POST",
  path: "/oa-api/examines/queryExamineFlow",
  access: "member",
  body: z.object({ examineId: idOf("approvalFlow") }),
  reply: z.array(examineNodeShape),
});

/** Draws how requests with a form are decided; a version of its own where there is one already (seed 001 section 7). */
export const addExamine = defineCall({
  name: "examine.add",
  method: "POST",
  path: "/oa-api/examines/addExamine",
  access: "admin",
  bodyMax: BATCH_BODY_MAX,
  body: z.object({
    ...formAsked,
    /** The version that was changed; where another one has come meanwhile, it is refused. */
    examineId: z.optional(idOf("approvalFlow")),
    /** Left out, as it was; 1 in a first version. */
    recheckType: z.optional(z.literal([1, 2])),
    managerList: peopleNamed,
    /** Who may ask; everybody where nobody is named. Left out, as it was. */
    userList: z.optional(peopleNamed),
    deptList: z.optional(z.array(idOf("department")).check(z.maxLength(STEP_PEOPLE_MAX))),
    /** The JSON of its nodes, as `queryExamineFlow` tells them. What that does not tell of them stays as it was. */
    dataList: longTextShape(2 * FLOW_TEXT_MAX),
  }),
  reply: z.object({ examineId: z.int() }),
});

/** `updateStatus`: whether requests can be made; 3 takes it out of use for good as far as a flow can be (seed 001 section 7). */
export const updateExamineStatus = defineCall({
  name: "examine.updateStatus",
  method: "POST",
  path: "/oa-api/examines/updateStatus",
  access: "admin",
  body: z.object({ examineId: idOf("approvalFlow"), status: z.literal([1, 2, 3]) }),
  reply: z.object({ examineId: z.int(), status: z.int() }),
});

/** The fields by which a request takes its way; null where no flow decides it (seed 001 section 7). */
export const listRoutingFields = defineCall({
  name: "examine.routingFields",
  method: "POST",
  path: "/oa-api/examines/previewFiledName",
  access: "member",
  body: z.object({
    ...formAsked,
    examineId: z.optional(idOf("approvalFlow")),
  }),
  reply: z.nullable(z.array(fieldShape)),
});

/** Who would decide if the caller asked for this now, or who decides what was asked for (seed 001 section 7). */
export const previewExamine = defineCall({
  name: "examine.preview",
  method: "POST",
  path: "/oa-api/examines/previewExamineFlow",
  access: "member",
  perMinute: 240,
  body: z.object({
    ...formAsked,
    /** 1 = the request `recordId` is asked for, as it stands; 0 or left out = something new. */
    status: z.optional(z.literal([0, 1])),
    recordId: z.optional(idOf("approval")),
    /** The JSON of what is filled in, by the names of the fields; of a request that is there, of what is filled in otherwise. */
    dataMap: z._default(valuesShape, "{}"),
  }),
  reply: z.object({
    remarks: z.string(),
    examineFlowList: z.array(
      z.object({
        flowId: z.int(),
        name: z.string(),
        examineType: z.int(),
        type: z.int(),
        /** As in the tree of its flow, each 0 where it says nothing of the step. */
        examineErrorHandling: z.int(),
        chooseType: z.int(),
        rangeType: z.int(),
        roleId: z.int(),
        parentLevel: z.int(),
        userList: z.array(personShape),
      }),
    ),
  }),
});

/** `auditExamine` as clients of `/erp-api` make it (seed 001 section 7). */
export const decideExamine = defineCall({
  name: "examine.decide",
  method: "POST",
  path: "/erp-api/examineRecord/auditExamine",
  access: "member",
  body: z.object({
    recordId: idOf("approval"),
    typeId: z.optional(idOf("record")),
    status: z.literal([1, 2, 4]),
    remarks: z._default(textShape(0, OPINION_MAX), ""),
  }),
  reply: approvalShape,
});

/** `queryExamineRecordList` as clients of `/erp-api` make it (seed 001 section 7). */
export const listExamineSteps = defineCall({
  ...getApprovalSteps,
  name: "examine.steps",
  path: "/erp-api/examineRecord/queryExamineRecordList",
});
