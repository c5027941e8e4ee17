import * as z from "zod/mini";
import {
  PAGE_MAX,
  RECORD_PAGES,
  RECORD_QUERY_MAX,
  RECORD_SORT_MAX,
  RECORDS_REMOVED_MAX,
  SEARCH_KEY_MAX,
} from "#domain/limits.ts";
import { EXPORT_COLUMNS_MAX } from "#domain/record/record-limits.ts";
import { recordShape } from "#domain/record/record.ts";
import { idOf } from "#domain/reference.ts";
import { longTextShape, textShape } from "#domain/shape.ts";
import { defineCall } from "../call.ts";

const pageAsked = {
  keyword: z.optional(textShape(0, SEARCH_KEY_MAX)),
  currentPage: z.optional(z.int().check(z.positive(), z.maximum(PAGE_MAX))),
  pageSize: z.optional(z.literal([...RECORD_PAGES])),
};

const foundBy = {
  /**
   * Names of fields, "-" in front of one goes down: "-part,crew"; `@updateTime` is when a record was changed. "" is the newest first;
   * left out, the list's own order (`defaultSortConfig`).
   */
  sidx: z.optional(textShape(0, RECORD_SORT_MAX)),
  /** JSON of fields with what is looked for: a text that stands in it, a value that it is or has, or from and to. */
  queryJson: z.optional(longTextShape(RECORD_QUERY_MAX)),
  /** JSON of a super query: groups of questions of which all or one have to hold (forms-approvals 1.7). */
  superQueryJson: z.optional(longTextShape(RECORD_QUERY_MAX)),
};

const paginationShape = z.object({
  currentPage: z.int(),
  pageSize: z.int(),
  total: z.int(),
});

/** A form as it is filled in; `formData` is the JSON of its definition (seed 001 section 7). */
export const getFormConfig = defineCall({
  name: "form.config",
  method: "GET",
  path: "/erp-api/visualdev/OnlineDev/{modelId}/Config",
  access: "member",
  body: z.object({ modelId: idOf("form") }),
  reply: z.object({
    id: z.int(),
    fullName: z.string(),
    enCode: z.string(),
    /** How its records are listed (forms-approvals 2). */
    type: z.int(),
    versionId: z.int(),
    formData: z.string(),
  }),
});

/** The records of a form that the caller may read, newest first where no order is asked for (seed 001 section 7). */
export const listRecords = defineCall({
  name: "record.list",
  isCostly: true,
  method: "POST",
  path: "/erp-api/visualdev/OnlineDev/{modelId}/List",
  access: "member",
  perMinute: 240,
  body: z.object({
    modelId: idOf("form"),
    ...pageAsked,
    ...foundBy,
    /** The field by which they stand in groups: how many of all that is found are in those of the page is told as well. */
    groupField: z.optional(textShape(1, SEARCH_KEY_MAX)),
    /** true = also records that the form's own conditions keep from its list (`ruleList`), to choose from them. */
    withoutRule: z.optional(z.boolean()),
    /** true = only the records are wanted: no sums of all that is found. */
    withoutSummary: z.optional(z.boolean()),
  }),
  reply: z.object({
    list: z.array(recordShape),
    pagination: paginationShape,
    /** The sums of all that is found, by field, where the form has some below its list (`showSummary`, `summaryField`). */
    summary: z.optional(z.record(z.string(), z.number())),
    /** The groups of which a record stands on the page: the JSON of what they say, "null" = nothing, and how many they are. */
    groups: z.optional(z.array(z.object({ value: z.string(), count: z.int() }))),
  }),
});

/** Records that the caller may read as a workbook (seed 001 section 7); `url` holds it itself, as `data:` in base64. */
export const exportRecords = defineCall({
  name: "record.export",
  isCostly: true,
  method: "POST",
  path: "/erp-api/visualdev/OnlineDev/{modelId}/Actions/Export",
  access: "member",
  perMinute: 6,
  body: z.object({
    modelId: idOf("form"),
    ...pageAsked,
    ...foundBy,
    /** 0 the page that is asked for, 1 all that are found, 2 those of `selectIds`; all where left out. */
    dataType: z.optional(z.literal([0, 1, 2])),
    /** The fields that become columns, by their paths; all where left out. */
    selectKey: z.optional(
      z.array(textShape(1, SEARCH_KEY_MAX)).check(z.minLength(1), z.maxLength(EXPORT_COLUMNS_MAX)),
    ),
    selectIds: z.optional(z.array(idOf("record")).check(z.maxLength(RECORDS_REMOVED_MAX))),
  }),
  reply: z.object({ name: z.string(), url: z.string() }),
});

/** One record that the caller may read; `data` is the JSON of its values (seed 001 section 7). */
export const getRecord = defineCall({
  name: "record.one",
  method: "GET",
  path: "/erp-api/visualdev/OnlineDev/{modelId}/{id}",
  access: "member",
  body: z.object({ modelId: idOf("form"), id: idOf("record") }),
  reply: z.extend(recordShape, { data: z.string() }),
});

/** The same with the words for what it says, as people read it; `data` is the JSON of that (seed 001 section 7). */
export const getRecordShown = defineCall({
  name: "record.shown",
  method: "GET",
  path: "/erp-api/visualdev/OnlineDev/{modelId}/{id}/DataChange",
  access: "member",
  body: z.object({ modelId: idOf("form"), id: idOf("record") }),
  reply: z.object({ id: z.int(), data: z.string() }),
});

/** Deletes records one by one; those that cannot go are named (seed 001 section 7). */
export const removeRecords = defineCall({
  name: "record.removeSeveral",
  isCostly: true,
  method: "POST",
  path: "/erp-api/visualdev/OnlineDev/batchDelete/{modelId}",
  access: "member",
  body: z.object({
    modelId: idOf("form"),
    ids: z.array(idOf("record")).check(z.minLength(1), z.maxLength(RECORDS_REMOVED_MAX)),
  }),
  reply: z.object({
    removed: z.array(z.int()),
    kept: z.array(z.object({ id: z.int(), reason: z.string() })),
  }),
});

/** Records of a form to choose from, each with what its field says by which people know it (seed 001 section 7). */
export const selectRecords = defineCall({
  name: "record.select",
  isCostly: true,
  method: "GET",
  path: "/erp-api/visualdev/Base/{modelId}/FieldDataSelect",
  access: "member",
  perMinute: 240,
  body: z.object({
    modelId: idOf("form"),
    ...pageAsked,
    /** The field whose value is shown; the words by which the record is known where left out. */
    relationField: z.optional(textShape(0, SEARCH_KEY_MAX)),
  }),
  reply: z.object({
    list: z.array(z.object({ id: z.int(), fullName: z.string() })),
    pagination: paginationShape,
  }),
});
