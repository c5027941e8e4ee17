import * as z from "zod/mini";
import { SIMPLE_UPLOAD_MAX } from "#domain/limits.ts";
import { idOf } from "#domain/reference.ts";
import { textShape } from "#domain/shape.ts";
import { defineCall } from "../call.ts";

const ofPlan = { planId: idOf("plan") };

/**
 * A workbook of tasks to be filled in, with the plan's columns, states and people as lists (seed 000 section 7); `url` holds it
 * itself, as `data:` in base64.
 */
export const exportTaskTemplate = defineCall({
  name: "task.exportTemplate",
  method: "POST",
  path: "/api/plan/task/export/template",
  access: "member",
  perMinute: 12,
  body: z.object(ofPlan),
  reply: z.object({ name: z.string(), url: z.string() }),
});

/**
 * Tasks of a workbook come into a plan (seed 000 section 7): at most 1,000 rows and less than 500 KB (seed 001 section 5). Those that
 * cannot come in are answered with why, each by its cells, its line and `errorsInfo`.
 */
export const importTasks = defineCall({
  name: "file.importTasks",
  isCostly: true,
  method: "POST",
  path: "/api/plan/task/import/task",
  access: "member",
  byTlsOnly: true,
  perMinute: 12,
  bodies: ["multipart", "json"],
  part: { name: "file", max: SIMPLE_UPLOAD_MAX, isOptional: true, fieldsFirst: true },
  body: z.object({
    ...ofPlan,
    /** Whose clock its dates go by, such as "Asia/Shanghai"; UTC where left out. */
    timeZone: z.optional(textShape(1, 100)),
  }),
  reply: z.object({
    snum: z.int(),
    fnum: z.int(),
    /** 0 = all came in. */
    resultType: z.int(),
    failResult: z.array(z.record(z.string(), z.string())),
  }),
});
