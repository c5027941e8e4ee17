import * as z from "zod/mini";
import { INSIGHT_DAYS } from "#domain/approval/insight/insight-limits.ts";
import { APPROVAL_PAGE_MAX, COPIES_READ_MAX, PAGE_MAX } from "#domain/limits.ts";
import { idOf } from "#domain/reference.ts";
import { givenTimeShape } from "#domain/shape.ts";
import { defineCall } from "../call.ts";
import { bothPages, keywordShape, labelShape, personShape } from "../examine-shapes.ts";

/** Codes of seed 001 section 4: 0 waits, 1 passed, 2 rejected, 3 in review, 4 withdrawn, 5 not submitted, 6 created, 8 voided. */
const statusShape = z.int();

/** What was done with a request, in order; the first line is that of who asked (seed 001 section 7). */
export const listApprovalLog = defineCall({
  name: "approval.log",
  method: "POST",
  path: "/oa-api/examineRecord/queryExamineRecordLog",
  access: "member",
  body: z.object({ recordId: idOf("approval") }),
  reply: z.array(
    z.object({
      examineUserId: z.int(),
      examineUserName: z.string(),
      /** For whom they did it, who were away; 0 = for themselves. */
      forUserId: z.int(),
      examineStatus: statusShape,
      /** Epoch ms. */
      examineTime: z.int(),
      remarks: z.string(),
    }),
  ),
});

/** The steps of a request as it was last asked for, and what the caller can do with it (seed 001 section 3). */
export const getApprovalSteps = defineCall({
  name: "approval.steps",
  method: "POST",
  path: "/oa-api/examineRecord/queryExamineRecordList",
  access: "member",
  body: z.object({ recordId: idOf("approval"), ownerUserId: z.optional(idOf("user")) }),
  reply: z.object({
    label: z.int(),
    examineStatus: statusShape,
    /** 1 = the caller can approve and reject now. */
    isCheck: z.int(),
    /** 1 = the caller can withdraw it. */
    isRecheck: z.int(),
    createUser: personShape,
    examineFlowList: z.array(
      z.object({
        /** The step, 0 = who asked. */
        flowId: z.int(),
        name: z.string(),
        /** 1 one after the other, 2 all of them, 3 one of them. */
        type: z.int(),
        examineStatus: statusShape,
        userList: z.array(
          z.extend(personShape, {
            examineStatus: statusShape,
            /** Epoch ms, 0 = nothing was decided yet. */
            examineTime: z.int(),
          }),
        ),
      }),
    ),
  }),
});

/** Who is asked now (forms-approvals 7.4). */
export const getApprovalInfo = defineCall({
  name: "approval.info",
  method: "POST",
  path: "/oa-api/examineRecord/queryExamineRecordInfo",
  access: "member",
  body: z.object({ recordId: idOf("approval") }),
  reply: z.object({
    recordId: z.int(),
    examineStatus: statusShape,
    examineUserIds: z.array(z.int()),
  }),
});

/** From which devices a request was acted on, as far as that is kept: to administrators and managers of its flow who may read it. */
export const listActDevices = defineCall({
  name: "approval.devices",
  method: "POST",
  path: "/api/approval/devices",
  access: "member",
  body: z.object({ recordId: idOf("approval") }),
  reply: z.array(
    z.object({
      /** The place of the act among all that was done with the request, from 0. */
      act: z.int(),
      /** Browser or access token. */
      device: z.string(),
    }),
  ),
});

const pageAsked = {
  /** In the title, the form's name or that of who asked. */
  keyword: keywordShape,
  /** Only requests of this kind; 100 = of all forms that do not come with the product. */
  label: z.optional(labelShape),
  /** Only requests with this form. */
  modelId: z.optional(idOf("form")),
  /** Only requests of which that became. */
  examineStatus: z.optional(z.literal([1, 2, 3, 4, 5, 8])),
  /** Only what this person asked for. */
  createUserId: z.optional(idOf("user")),
  /** Asked for from then on, and until then: epoch ms. */
  startTime: z.optional(givenTimeShape),
  endTime: z.optional(givenTimeShape),
  currentPage: z.optional(z.int().check(z.positive(), z.maximum(PAGE_MAX))),
  pageSize: z.optional(z.int().check(z.positive(), z.maximum(APPROVAL_PAGE_MAX))),
};

const pageShape = z.object({
  list: z.array(
    z.object({
      recordId: z.int(),
      /** The record of the form that is asked for. */
      typeId: z.int(),
      label: z.int(),
      modelId: z.int(),
      title: z.string(),
      /** The first of what was filled in, of what the caller may read, as people read it. */
      summary: z.array(z.object({ name: z.string(), value: z.string() })),
      initiator: personShape,
      createTime: z.int(),
      examineStatus: statusShape,
      currentApprovers: z.array(z.int()),
      /** Epoch ms at which the caller read what was copied to them, 0 = they have not. */
      readTime: z.int(),
    }),
  ),
  ...bothPages,
});

/** Requests that wait for the caller, those they have decided, or both (seed 001 section 7). */
export const listWaitingApprovals = defineCall({
  name: "approval.waitingList",
  method: "POST",
  path: "/erp-api/myExamine/waitingList",
  access: "member",
  body: z.object({ ...pageAsked, status: z.optional(z.enum(["waiting", "handled", "all"])) }),
  reply: pageShape,
});

/** Requests of which the caller got to know (seed 001 section 7). */
export const listCopiedApprovals = defineCall({
  name: "approval.ccList",
  method: "POST",
  path: "/erp-api/myExamine/ccList",
  access: "member",
  body: z.object(pageAsked),
  reply: pageShape,
});

/** The caller has read requests that were copied to them (forms-approvals 7.4). Answers those that are theirs to know of. */
export const readCopies = defineCall({
  name: "approval.ccRead",
  isCostly: true,
  method: "POST",
  path: "/erp-api/myExamine/ccRead",
  access: "member",
  body: z.object({
    ids: z.array(idOf("approval")).check(z.minLength(1), z.maxLength(COPIES_READ_MAX)),
  }),
  reply: z.object({ read: z.array(z.int()) }),
});

const waitingShape = z.object({
  /** The form, department or person; 0 = no department. */
  id: z.int(),
  /** Requests that wait there. */
  count: z.int(),
  /** Epoch ms since which the oldest of them does. */
  since: z.int(),
});

/** How long decisions took at a place, the slowest first. */
const takenShape = z.object({
  /** A department or a person. */
  id: z.int(),
  count: z.int(),
  /** Milliseconds. */
  median: z.int(),
  longest: z.int(),
});

/** How long steps take, where requests wait, and which of them are late: of all forms to administrators, to managers of those whose flow names them. */
export const getApprovalInsight = defineCall({
  name: "approval.insight",
  method: "POST",
  path: "/api/approval/insight",
  access: "member",
  isCostly: true,
  body: z.object({
    /** Only requests with this form. */
    formId: z.optional(idOf("form")),
    /** Steps that were decided within so many days. */
    days: z.optional(z.literal(INSIGHT_DAYS)),
    /** Only what people of this department decide, mainly working there; 0 = of none. */
    departmentId: z.optional(z.union([z.literal(0), idOf("department")])),
    /** Only what this person decides. */
    userId: z.optional(idOf("user")),
  }),
  reply: z.object({
    /** Epoch ms on the server's clock. */
    time: z.int(),
    /** The slowest first; no more than are looked at. */
    steps: z.array(
      z.object({
        formId: z.int(),
        name: z.string(),
        /** How often it was decided. */
        count: z.int(),
        /** Milliseconds. */
        median: z.int(),
        longest: z.int(),
      }),
    ),
    /** How long people took from when they were asked, by the department in which they mainly work: 0 = none. */
    stepsByDepartment: z.array(takenShape),
    stepsByPerson: z.array(takenShape),
    byForm: z.array(waitingShape),
    byDepartment: z.array(waitingShape),
    byPerson: z.array(waitingShape),
    /** What waits longest since its time was over first. */
    overdue: z.array(
      z.object({
        /** 0 = the caller may not read it, nor what it is called. */
        approvalId: z.int(),
        recordId: z.int(),
        formId: z.int(),
        title: z.string(),
        createUserId: z.int(),
        askedIds: z.array(z.int()),
        /** Epoch ms at which it should have been decided. */
        dueTime: z.int(),
      }),
    ),
  }),
});
