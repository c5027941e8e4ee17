import * as z from "zod/mini";
import { idOf } from "#domain/reference.ts";
import { defineCall } from "../call.ts";

/** The ways in which records are printed, of one form or of all (seed 000 §7). */
export const selectPrintTemplates = defineCall({
  name: "print.templates",
  method: "GET",
  path: "/erp-api/system/printDev/Selector",
  access: "member",
  body: z.object({ formId: z.optional(idOf("form")) }),
  reply: z.object({
    list: z.array(z.object({ id: z.int(), fullName: z.string(), formId: z.int() })),
  }),
});

/** What it takes to print a record that the caller may read by a template: both, and who decided what of it (seed 001 section 3). */
export const getPrintData = defineCall({
  name: "print.data",
  method: "GET",
  path: "/erp-api/system/printDev/Data",
  access: "member",
  perMinute: 240,
  body: z.object({
    /** The template. */
    id: idOf("printTemplate"),
    /** The record, as the seeds call it. */
    formId: idOf("record"),
  }),
  reply: z.object({
    printTemplate: z.string(),
    /** Values by the names of their fields; rows of sub-tables as lists. What the form hides from the start is left out. */
    printData: z.record(z.string(), z.unknown()),
    operatorRecordList: z.array(
      z.object({
        nodeName: z.string(),
        userName: z.string(),
        /** Epoch ms. */
        handleTime: z.int(),
        handleStatus: z.int(),
        handleOpinion: z.string(),
      }),
    ),
  }),
});
