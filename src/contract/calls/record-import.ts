import * as z from "zod/mini";
import { BATCH_BODY_MAX, SEARCH_KEY_MAX } from "#domain/limits.ts";
import { IMPORT_CALL_ROWS } from "#domain/import/import-limits.ts";
import { idOf } from "#domain/reference.ts";
import { textShape } from "#domain/shape.ts";
import { defineCall } from "../call.ts";

const ofForm = { modelId: idOf("form") };
const workbookShape = z.object({ name: z.string(), url: z.string() });
/** A record as a sheet says it: the texts of its cells by field, the lines of a sub-table as a list; read by the form. */
const rowShape = z.record(z.string(), z.unknown());
const listShape = z.array(rowShape).check(z.minLength(1), z.maxLength(IMPORT_CALL_ROWS));

/** A workbook to be filled in (seed 001 section 7); `url` holds it itself, as `data:` in base64. */
export const importTemplate = defineCall({
  name: "record.importTemplate",
  method: "GET",
  path: "/erp-api/visualdev/OnlineDev/{modelId}/TemplateDownload",
  access: "member",
  perMinute: 12,
  body: z.object({ ...ofForm, menuId: z.optional(textShape(0, SEARCH_KEY_MAX)) }),
  reply: workbookShape,
});

/** What a sheet says that the caller sent by `Uploader`, under the name that was answered there (seed 001 section 7). */
export const importPreview = defineCall({
  name: "record.importPreview",
  isCostly: true,
  method: "GET",
  path: "/erp-api/visualdev/OnlineDev/{modelId}/ImportPreview",
  access: "member",
  perMinute: 12,
  body: z.object({ ...ofForm, fileName: textShape(1, 1_000) }),
  reply: z.object({
    dataRow: z.array(rowShape),
    headerRow: z.array(
      z.object({
        id: z.string(),
        fullName: z.string(),
        zjKey: z.string(),
        children: z.optional(
          z.array(z.object({ id: z.string(), fullName: z.string(), zjKey: z.string() })),
        ),
      }),
    ),
  }),
});

/** Brings records in, each for itself; those that cannot come in are answered with their reason (seed 001 section 7). */
export const importData = defineCall({
  name: "record.importData",
  isCostly: true,
  method: "POST",
  path: "/erp-api/visualdev/OnlineDev/{modelId}/ImportData",
  access: "member",
  perMinute: 12,
  bodyMax: BATCH_BODY_MAX,
  body: z.object({
    ...ofForm,
    list: listShape,
    /** 1 = all are new; 2 = those that are there, found by what no two records may have alike, are changed. */
    type: z.optional(z.literal(["1", "2"])),
  }),
  reply: z.object({
    snum: z.int(),
    fnum: z.int(),
    /** 0 = all came in. */
    resultType: z.int(),
    failResult: z.array(rowShape),
  }),
});

/** Records that did not come in as a workbook, with why in its last column (seed 001 section 7). */
export const importFailures = defineCall({
  name: "record.importExceptionData",
  method: "POST",
  path: "/erp-api/visualdev/OnlineDev/{modelId}/ImportExceptionData",
  access: "member",
  perMinute: 12,
  bodyMax: BATCH_BODY_MAX,
  body: z.object({ ...ofForm, list: listShape }),
  reply: workbookShape,
});
