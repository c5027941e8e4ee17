import * as z from "zod/mini";
import { type Actor, applied, type Change, defineCommand, refused } from "../command.ts";
import { BATCH_BODY_MAX } from "../limits.ts";
import { get, list, type Reading } from "../reading.ts";
import { idOf, newIdOf } from "../reference.ts";
import { CONFLICT, type Refusal } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { failure, type Result, success } from "#base/result.ts";
import { type CompanyForm, companyFormShape } from "./company-form.ts";
import { definitionShape, formFieldShapes, formNameShape, readDefinition } from "./form-fields.ts";
import { formToChange } from "./form-to-change.ts";
import type { FormVersion } from "./form-version.ts";
import { refuseConditions } from "./permission/refuse-conditions.ts";
import { refuseHiding } from "./permission/refuse-hiding.ts";
import { permissionsSaid, refusePermissions } from "./permission/save-permissions.ts";
import { refuseName } from "./refuse-name.ts";

const editFormShape = z.object({
  id: idOf("form"),
  name: z.optional(formNameShape),
  ...formFieldShapes,
  definition: z.optional(definitionShape),
  /** The version as which the definition is kept. */
  versionId: z.optional(newIdOf("formVersion")),
  /** The version that the definition was drawn from; where another one has been drawn meanwhile, it is refused. */
  basedOn: z.optional(idOf("formVersion")),
});
type Edit = z.infer<typeof editFormShape>;

/** `visualdev/Base/{id}`: what is said of a form, and what it asks for: another definition is the next draft. */
export const editForm = defineCommand({
  name: "form.edit",
  method: "PUT",
  path: "/erp-api/visualdev/Base/{id}",
  access: "admin",
  bodyMax: BATCH_BODY_MAX,
  arguments: editFormShape,
  reply: companyFormShape,
  lane: () => companyScope,
  mint: (args, nextId) =>
    args.definition === undefined ? args : { ...args, versionId: args.versionId ?? nextId() },
  minted: (args) => (args.definition === undefined ? [] : [args.versionId]),
  words: { name: "text" },
  *decide(args, actor) {
    const found = yield* formToChange(args.id, actor);
    if (!found.ok) return refused(found.error);
    const form = found.value;
    const { name = form.name } = args;
    const isRenamed = form.state === "published" && name !== form.name;
    const taken = isRenamed ? yield* refuseName({ id: form.id, name }) : undefined;
    if (taken) return refused(taken);
    const unknown = yield* refusePermissions(args);
    if (unknown) return refused(unknown);
    const drawn = yield* drawVersion(args, form, actor);
    if (!drawn.ok) return refused(drawn.error);
    const { draftId, changes } = drawn.value;
    const put: CompanyForm = {
      ...form,
      name,
      icon: args.icon ?? form.icon,
      group: args.group ?? form.group,
      listType: args.listType ?? form.listType,
      ...permissionsSaid(args, form),
      draftId,
      updateTime: actor.now,
    };
    const { readers, readersCondition, roles, fieldPermissions } = args;
    const isPermitted = [readers, readersCondition, roles, fieldPermissions].some(
      (said) => said !== undefined,
    );
    const unmet = isPermitted && (yield* refuseConditions({ ...put, draftId: form.draftId }));
    if (unmet) return refused(unmet);
    const shown = args.fieldPermissions && (yield* refuseHiding({ ...put, draftId: form.draftId }));
    if (shown) return refused(shown);
    return applied([{ entity: "form", action: "update", put }, ...changes], put);
  },
});

/** The next draft in the place of the one before, which nobody has filled in. */
function* drawVersion(
  { definition, versionId = 0, basedOn, timeZone }: Edit,
  { id: formId, draftId, versionId: published }: CompanyForm,
  { userId, now }: Actor,
): Reading<Result<{ draftId: number; changes: Change[] }, Refusal>> {
  if (definition === undefined) return success({ draftId, changes: [] });
  const latest = draftId || published;
  if (basedOn !== undefined && basedOn !== latest)
    return failure({ code: CONFLICT, reason: "form.drawnMeanwhile", data: { versionId: latest } });
  const before = yield* get("formVersion", latest);
  const zone = timeZone ?? before?.timeZone ?? "UTC";
  const read = readDefinition(definition, zone);
  if (!read.ok) return read;
  const versions = yield* list("formVersion", { formId });
  const last = Math.max(0, ...versions.map(({ number }) => number));
  const put: FormVersion = {
    id: versionId,
    formId,
    number: last + 1,
    definition,
    timeZone: zone,
    publishTime: 0,
    createUserId: userId,
    createTime: now,
  };
  const changes: Change[] = [{ entity: "formVersion", action: "add", put }];
  if (draftId > 0 && before)
    changes.push({ entity: "formVersion", action: "delete", remove: draftId });
  return success({ draftId: versionId, changes });
}
