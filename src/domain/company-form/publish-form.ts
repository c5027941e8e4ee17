import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { shownByForm } from "../approval/definition/shown-by-form.ts";
import { checkForm } from "../form/check/check-form.ts";
import { interfacesFor, missingInterfaces } from "../data-interface/missing-interfaces.ts";
import { FORM_PROBLEMS_TOLD } from "../limits.ts";
import { get } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { type CompanyForm, companyFormShape } from "./company-form.ts";
import { formToChange } from "./form-to-change.ts";
import { closedFields } from "./permission/own-fields.ts";
import { refuseConditionsIn } from "./permission/refuse-conditions.ts";
import { refuseHidingIn } from "./permission/refuse-hiding.ts";
import { readyForm } from "./ready-form.ts";
import { refuseName } from "./refuse-name.ts";

/** `visualdev/Base/{id}/Actions/Release`: a form can be filled in from now on, as it was drawn last; or no longer. */
export const publishForm = defineCommand({
  name: "form.publish",
  path: "/erp-api/visualdev/Base/{id}/Actions/Release",
  access: "admin",
  arguments: z.object({
    id: idOf("form"),
    /** "off": nothing new is filled in; what was stays. */
    state: z._default(z.enum(["published", "off"]), "published"),
  }),
  reply: companyFormShape,
  lane: () => companyScope,
  *decide({ id, state }, actor) {
    const found = yield* formToChange(id, actor);
    if (!found.ok) return refused(found.error);
    const form = found.value;
    if (state === "off") {
      if (form.versionId === 0) return refused(parameterError("form.neverPublished"));
      if (form.state === "off") return applied([], form);
      const put: CompanyForm = { ...form, state, updateTime: actor.now };
      return applied([{ entity: "form", action: "update", put }], put);
    }
    const draft = form.draftId > 0 ? yield* get("formVersion", form.draftId) : undefined;
    if (!draft && form.state === "published") return applied([], form);
    const taken = form.state === "published" ? undefined : yield* refuseName(form);
    if (taken) return refused(taken);
    const changes: Change[] = [];
    if (draft) {
      const ready = readyForm(draft);
      if (!ready.ok) return refused(ready.error);
      const { form: drawn } = ready.value;
      const interfaces = yield* interfacesFor(drawn);
      const all = [...checkForm(drawn), ...missingInterfaces(drawn, interfaces)];
      const problems = all.slice(0, FORM_PROBLEMS_TOLD);
      if (problems.length > 0) return refused(parameterError("form.broken", { problems }));
      const field = yield* shownByForm(id, drawn, closedFields(form));
      if (field !== undefined) return refused(parameterError("form.showsHidden", { field }));
      const shown = refuseHidingIn(drawn, form) ?? refuseConditionsIn(drawn, form);
      if (shown) return refused(shown);
      const version = { ...draft, publishTime: actor.now };
      changes.push({ entity: "formVersion", action: "update", put: version });
    }
    const versionId = draft?.id ?? form.versionId;
    const put: CompanyForm = { ...form, state, versionId, draftId: 0, updateTime: actor.now };
    return applied([{ entity: "form", action: "update", put }, ...changes], put);
  },
});
