import * as z from "zod/mini";
import {
  INTERFACE_ANSWER_MAX,
  INTERFACE_FIELD_MAX,
  INTERFACE_FIELDS_MAX,
  INTERFACE_IDS_MAX,
} from "#domain/data-interface/data-interface-limits.ts";
import { PAGE_MAX, SEARCH_KEY_MAX } from "#domain/limits.ts";
import { textShape } from "#domain/shape.ts";
import { defineCall } from "../../call.ts";
import { asked, rowIdShape, rowShape } from "./interface-shapes.ts";

const shown = {
  /** The column whose value records keep, `id` where left out (seed 001 section 3). */
  propsValue: z.optional(textShape(0, INTERFACE_FIELD_MAX)),
  /** The column that people read, `fullName` where left out. */
  relationField: z.optional(textShape(0, INTERFACE_FIELD_MAX)),
};

/** All rows of a data interface, at most 1,000 of them (seed 001 section 7); of a query those that the caller may read. */
export const previewInterface = defineCall({
  name: "dataInterface.preview",
  isCostly: true,
  method: "POST",
  path: "/erp-api/system/DataInterface/{id}/Actions/Preview",
  access: "member",
  perMinute: 240,
  body: z.object(asked),
  reply: z.array(rowShape),
});

/** A page of the rows of which a listed column has the keyword (seed 001 section 7). */
export const listInterface = defineCall({
  name: "dataInterface.list",
  isCostly: true,
  method: "POST",
  path: "/erp-api/system/DataInterface/{id}/Actions/List",
  access: "member",
  perMinute: 240,
  body: z.object({
    ...asked,
    ...shown,
    keyword: z.optional(textShape(0, SEARCH_KEY_MAX)),
    currentPage: z.optional(z.int().check(z.positive(), z.maximum(PAGE_MAX))),
    /** 20 where left out; 10,000 means all, of which there are 1,000 at most (seed 001 section 9). */
    pageSize: z.optional(z.int().check(z.positive(), z.maximum(10 * INTERFACE_ANSWER_MAX))),
    /** Names of columns, parted by commas; all where left out. */
    columnOptions: z.optional(textShape(0, INTERFACE_FIELDS_MAX * (INTERFACE_FIELD_MAX + 1))),
  }),
  reply: z.object({
    list: z.array(rowShape),
    pagination: z.object({ currentPage: z.int(), pageSize: z.int(), total: z.int() }),
  }),
});

/** The rows whose `propsValue` is one of the ids (seed 001 section 7); parameters that were not given are passed over. */
export const interfaceRowsByIds = defineCall({
  name: "dataInterface.byIds",
  isCostly: true,
  method: "POST",
  path: "/erp-api/system/DataInterface/{id}/Actions/InfoByIds",
  access: "member",
  perMinute: 240,
  body: z.object({
    ...asked,
    ...shown,
    ids: z.array(rowIdShape).check(z.maxLength(INTERFACE_IDS_MAX)),
  }),
  reply: z.array(rowShape),
});
