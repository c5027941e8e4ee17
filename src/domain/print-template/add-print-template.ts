import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { formToChange } from "../company-form/form-to-change.ts";
import { LONG_TEXT_BODY_MAX } from "../limits.ts";
import { list } from "../reading.ts";
import { idOf, newIdOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import {
  PRINT_TEMPLATES_MAX,
  templateHtmlShape,
  templateNameShape,
} from "./print-template-fields.ts";
import { type PrintTemplate, printTemplateShape } from "./print-template.ts";

/** `system/printDev`: one more way in which the records of a form are printed. */
export const addPrintTemplate = defineCommand({
  name: "printTemplate.add",
  path: "/erp-api/system/printDev",
  access: "admin",
  bodyMax: LONG_TEXT_BODY_MAX,
  arguments: z.object({
    id: z.optional(newIdOf("printTemplate")),
    formId: idOf("form"),
    name: templateNameShape,
    html: templateHtmlShape,
  }),
  reply: printTemplateShape,
  lane: () => companyScope,
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: ({ id }) => [id],
  words: { name: "text", html: "html" },
  *decide({ id = 0, formId, name, html }, actor) {
    const found = yield* formToChange(formId, actor);
    if (!found.ok) return refused(found.error);
    const others = yield* list("printTemplate", { formId });
    if (others.length >= PRINT_TEMPLATES_MAX)
      return refused(parameterError("printTemplate.max", { count: PRINT_TEMPLATES_MAX }));
    const { now } = actor;
    const times = { createTime: now, updateTime: now };
    const put: PrintTemplate = { id, formId, name, html, revision: 1, ...times };
    return applied([{ entity: "printTemplate", action: "add", put }], put);
  },
});
