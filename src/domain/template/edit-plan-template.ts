import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { LONG_TEXT_BODY_MAX, PLAN_DESC_MAX } from "../limits.ts";
import { laterWins } from "../merge-edits.ts";
import { nameShape } from "../name.ts";
import { idOf } from "../reference.ts";
import { companyScope } from "../scope.ts";
import { longTextShape } from "../shape.ts";
import { givenContentShape } from "./plan-template-content.ts";
import { planTemplateToChange } from "./plan-template-to-change.ts";
import { planTemplateShape } from "./plan-template.ts";
import { refuseContent } from "./refuse-content.ts";
import { TEMPLATE_NAME_MAX } from "./template-limits.ts";

/** `plan/template/edit`: its name, what is said of it, or all that is in it. */
export const editPlanTemplate = defineCommand({
  name: "planTemplate.edit",
  path: "/api/plan/template/edit",
  bodyMax: LONG_TEXT_BODY_MAX,
  perMinute: 60,
  arguments: z.object({
    id: idOf("planTemplate"),
    name: z.optional(nameShape(1, TEMPLATE_NAME_MAX)),
    desc: z.optional(longTextShape(PLAN_DESC_MAX)),
    content: z.optional(givenContentShape),
  }),
  reply: planTemplateShape,
  lane: () => companyScope,
  merge: (earlier, later) => (earlier.id === later.id ? laterWins(earlier, later) : undefined),
  words: { name: "text", desc: "text" },
  *decide({ id, name, desc, content }, actor) {
    const found = yield* planTemplateToChange(id, actor);
    if ("refusal" in found) return refused(found.refusal);
    const odd = content && refuseContent(content);
    if (odd) return refused(odd);
    const { template } = found;
    const put = {
      ...template,
      name: name ?? template.name,
      desc: desc ?? template.desc,
      content: content ?? template.content,
      updateTime: actor.now,
    };
    return applied([{ entity: "planTemplate", action: "update", put }], put);
  },
});
