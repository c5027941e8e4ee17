import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { COMPANY_ID } from "../company/company-id.ts";
import { LONG_TEXT_BODY_MAX, PLAN_DESC_MAX } from "../limits.ts";
import { nameShape } from "../name.ts";
import { list } from "../reading.ts";
import { newIdOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { longTextShape } from "../shape.ts";
import { givenContentShape } from "./plan-template-content.ts";
import { type PlanTemplate, planTemplateShape } from "./plan-template.ts";
import { refuseContent } from "./refuse-content.ts";
import { PLAN_TEMPLATES_MAX, TEMPLATE_NAME_MAX } from "./template-limits.ts";

/** `plan/template/add`: a plan for others like it, for everybody in the company. */
export const addPlanTemplate = defineCommand({
  name: "planTemplate.add",
  path: "/api/plan/template/add",
  bodyMax: LONG_TEXT_BODY_MAX,
  perMinute: 60,
  arguments: z.object({
    id: z.optional(newIdOf("planTemplate")),
    name: nameShape(1, TEMPLATE_NAME_MAX),
    desc: z.optional(longTextShape(PLAN_DESC_MAX)),
    content: givenContentShape,
  }),
  reply: planTemplateShape,
  lane: () => companyScope,
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: ({ id }) => [id],
  words: { name: "text", desc: "text" },
  *decide({ id = 0, name, desc = "", content }, { userId, now }) {
    const odd = refuseContent(content);
    if (odd) return refused(odd);
    const standing = yield* list("planTemplate", { companyId: COMPANY_ID });
    if (standing.length >= PLAN_TEMPLATES_MAX) {
      return refused(parameterError("planTemplate.max", { count: PLAN_TEMPLATES_MAX }));
    }
    const put: PlanTemplate = {
      id,
      companyId: COMPANY_ID,
      name,
      desc,
      userId,
      content,
      createTime: now,
      updateTime: now,
    };
    return applied([{ entity: "planTemplate", action: "add", put }], put);
  },
});
