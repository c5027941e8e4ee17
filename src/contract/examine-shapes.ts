import * as z from "zod/mini";
import { ID_MAX } from "#domain/id.ts";
import { APPROVAL_PAGE_MAX, PAGE_MAX, SEARCH_KEY_MAX } from "#domain/limits.ts";
import { textShape } from "#domain/shape.ts";

/** Somebody as the calls of the seeds tell of them. */
export const personShape = z.object({ userId: z.int(), realname: z.string(), img: z.string() });

/** A page as both kinds of clients read it: that of `/oa-api` and that of `/erp-api` (forms-approvals 0). */
export const bothPages = {
  pagination: z.object({ currentPage: z.int(), pageSize: z.int(), total: z.int() }),
  totalRow: z.int(),
  totalPage: z.int(),
  pageNumber: z.int(),
  pageSize: z.int(),
  firstPage: z.boolean(),
  lastPage: z.boolean(),
};

/** Which page is asked for, as clients of `/oa-api` say it. */
export const oaPageAsked = {
  page: z.optional(z.int().check(z.positive(), z.maximum(PAGE_MAX))),
  limit: z.optional(z.int().check(z.positive(), z.maximum(APPROVAL_PAGE_MAX))),
};

/** A field of a form, or a column of one of its sub-tables. */
const columnShape = z.object({
  fieldId: z.string(),
  name: z.string(),
  fieldName: z.string(),
  /** The kind of the field (forms-approvals 1.3). */
  formType: z.string(),
  /** 1 = it has to be filled in. */
  isNull: z.int(),
  setting: z.array(z.string()),
});

/** A field of a form. */
export const fieldShape = z.extend(columnShape, {
  /** The columns of a sub-table; of what leads the way of a request none are told (forms-approvals 7.4). */
  fieldExtendList: z.optional(z.array(columnShape)),
});

/** What kind of thing is asked for: 0 a request that comes with the product, 100 and the form's id any other form (forms-approvals 7.1). */
export const labelShape = z.int().check(z.nonnegative(), z.maximum(ID_MAX));

/** Words by which requests are looked for. */
export const keywordShape = z.optional(textShape(0, SEARCH_KEY_MAX));
