import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { COMPANY_ID } from "../company/company-id.ts";
import { BATCH_BODY_MAX, FORMS_MAX } from "../limits.ts";
import { list } from "../reading.ts";
import { newIdOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { refuseUnlessAdministrator } from "../user/administrators.ts";
import { type CompanyForm, companyFormShape } from "./company-form.ts";
import {
  definitionShape,
  formCodeShape,
  formFieldShapes,
  formNameShape,
  readDefinition,
} from "./form-fields.ts";
import type { FormVersion } from "./form-version.ts";
import { refuseConditionsIn } from "./permission/refuse-conditions.ts";
import { refuseHidingIn } from "./permission/refuse-hiding.ts";
import { permissionsSaid, refusePermissions } from "./permission/save-permissions.ts";

/** `visualdev/Base`: a form with its first version, which is a draft. */
export const addForm = defineCommand({
  name: "form.add",
  path: "/erp-api/visualdev/Base",
  access: "admin",
  bodyMax: BATCH_BODY_MAX,
  arguments: z.object({
    id: z.optional(newIdOf("form")),
    versionId: z.optional(newIdOf("formVersion")),
    code: z.optional(formCodeShape),
    name: formNameShape,
    ...formFieldShapes,
    definition: definitionShape,
  }),
  reply: companyFormShape,
  lane: () => companyScope,
  mint: (args, nextId) => ({
    ...args,
    id: args.id ?? nextId(),
    versionId: args.versionId ?? nextId(),
  }),
  minted: (args) => [args.id, args.versionId],
  words: { name: "text" },
  *decide(args, actor) {
    const refusal = yield* refuseUnlessAdministrator(actor);
    if (refusal) return refused(refusal);
    const { id = 0, versionId = 0, definition, timeZone = "UTC" } = args;
    const read = readDefinition(definition, timeZone);
    if (!read.ok) return refused(read.error);
    const unknown = yield* refusePermissions(args);
    if (unknown) return refused(unknown);
    const forms = yield* list("form", { companyId: COMPANY_ID });
    if (forms.length >= FORMS_MAX) return refused(parameterError("form.max", { count: FORMS_MAX }));
    const { userId: createUserId, now: createTime } = actor;
    const put: CompanyForm = {
      id,
      companyId: COMPANY_ID,
      code: args.code ?? "",
      name: args.name,
      icon: args.icon ?? "",
      group: args.group ?? "",
      state: "draft",
      versionId: 0,
      draftId: versionId,
      listType: args.listType ?? 1,
      ...permissionsSaid(args),
      createUserId,
      createTime,
      updateTime: createTime,
    };
    const shown = refuseConditionsIn(read.value.form, put) ?? refuseHidingIn(read.value.form, put);
    if (shown) return refused(shown);
    const version: FormVersion = {
      id: versionId,
      formId: id,
      number: 1,
      definition,
      timeZone,
      publishTime: 0,
      createUserId,
      createTime,
    };
    return applied(
      [
        { entity: "form", action: "add", put },
        { entity: "formVersion", action: "add", put: version },
      ],
      put,
    );
  },
});
