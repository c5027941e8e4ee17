import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { LONG_TEXT_BODY_MAX } from "../limits.ts";
import { idOf } from "../reference.ts";
import { CONFLICT } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { countShape } from "../shape.ts";
import { templateHtmlShape, templateNameShape } from "./print-template-fields.ts";
import { printTemplateShape } from "./print-template.ts";
import { templateToChange } from "./template-to-change.ts";

/** `system/printDev/{id}`: what a template is called, and what it says. */
export const editPrintTemplate = defineCommand({
  name: "printTemplate.edit",
  method: "PUT",
  path: "/erp-api/system/printDev/{id}",
  access: "admin",
  bodyMax: LONG_TEXT_BODY_MAX,
  arguments: z.object({
    id: idOf("printTemplate"),
    name: z.optional(templateNameShape),
    html: z.optional(templateHtmlShape),
    /** The revision that was read; where there has been another one meanwhile, it is refused. */
    basedOn: z.optional(countShape),
  }),
  reply: printTemplateShape,
  lane: () => companyScope,
  words: { name: "text", html: "html" },
  *decide({ id, name, html, basedOn }, actor) {
    const found = yield* templateToChange(id, actor);
    if (!found.ok) return refused(found.error);
    const template = found.value;
    const { revision } = template;
    if (basedOn !== undefined && basedOn !== revision)
      return refused({ code: CONFLICT, reason: "printTemplate.changedMeanwhile" });
    const put = {
      ...template,
      name: name ?? template.name,
      html: html ?? template.html,
      revision: revision + 1,
      updateTime: actor.now,
    };
    return applied([{ entity: "printTemplate", action: "update", put }], put);
  },
});
