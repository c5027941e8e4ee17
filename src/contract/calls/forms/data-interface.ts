import * as z from "zod/mini";
import {
  INTERFACE_ANSWER_MAX,
  INTERFACE_CELL_MAX,
  INTERFACE_FIELD_MAX,
  INTERFACE_FIELDS_MAX,
  INTERFACE_IDS_MAX,
  INTERFACE_PARAMETERS_MAX,
} from "#domain/data-interface/data-interface-limits.ts";
import { DICTIONARY_CODE_MAX } from "#domain/dictionary/dictionary-limits.ts";
import { PAGE_MAX, SEARCH_KEY_MAX } from "#domain/limits.ts";
import { longTextShape, textShape } from "#domain/shape.ts";
import { defineCall } from "../../call.ts";

const numberShape = z
  .number()
  .check(z.minimum(-Number.MAX_SAFE_INTEGER), z.maximum(Number.MAX_SAFE_INTEGER));
const idShape = z.union([longTextShape(INTERFACE_CELL_MAX), numberShape]);

/** What a parameter is given; what it is where nothing is said stands in the interface. */
const paramShape = z.object({
  /** The name of the parameter. */
  field: textShape(0, INTERFACE_FIELD_MAX),
  /** Its value (seed 001 section 3), null = nothing. */
  defaultValue: z.optional(
    z.nullable(z.union([idShape, z.array(idShape).check(z.maxLength(INTERFACE_IDS_MAX))])),
  ),
});

const asked = {
  /** Its id or its code. */
  id: textShape(1, DICTIONARY_CODE_MAX),
  paramList: z.optional(z.array(paramShape).check(z.maxLength(INTERFACE_PARAMETERS_MAX * 2))),
};

const shown = {
  /** The column whose value records keep, `id` where left out (seed 001 section 3). */
  propsValue: z.optional(textShape(0, INTERFACE_FIELD_MAX)),
  /** The column that people read, `fullName` where left out. */
  relationField: z.optional(textShape(0, INTERFACE_FIELD_MAX)),
};

/** A row by the names of its columns; of a query with `id`, and with `<column>_id` beside words that stand for ids. */
const rowShape = z.record(z.string(), z.unknown());

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
    ids: z.array(idShape).check(z.maxLength(INTERFACE_IDS_MAX)),
  }),
  reply: z.array(rowShape),
});
