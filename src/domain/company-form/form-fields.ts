import * as z from "zod/mini";
import { failure, type Result } from "#base/result.ts";
import { namedZone } from "../form/calendar/zone.ts";
import {
  FORM_CODE_MAX,
  FORM_DEFINITION_MAX,
  FORM_GROUP_MAX,
  FORM_ICON_MAX,
  FORM_NAME_MAX,
  TIME_ZONE_MAX,
} from "../limits.ts";
import { nameShape } from "../name.ts";
import { oneLine } from "../one-line.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import { longTextShape, textShape } from "../shape.ts";
import {
  conditionGivenShape,
  fieldPermissionsGivenShape,
  formButtonsGivenShape,
  recordRangeShape,
  rolePermissionsGivenShape,
} from "./permission/form-permission.ts";
import { type ReadyForm, readyForm } from "./ready-form.ts";

/** What is said of a form besides its definition. */
export const formNameShape = nameShape(1, FORM_NAME_MAX);
export const formFieldShapes = {
  icon: z.optional(textShape(0, FORM_ICON_MAX)),
  group: z.optional(textShape(0, FORM_GROUP_MAX, oneLine)),
  listType: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
  readers: z.optional(recordRangeShape),
  readersCondition: z.optional(conditionGivenShape),
  buttons: z.optional(formButtonsGivenShape),
  roles: z.optional(rolePermissionsGivenShape),
  fieldPermissions: z.optional(fieldPermissionsGivenShape),
  timeZone: z.optional(textShape(1, TIME_ZONE_MAX)),
};
export const formCodeShape = textShape(0, FORM_CODE_MAX);
/** Somewhat more than is taken, so that whoever sends too much is told how much that is. */
export const definitionShape = longTextShape(2 * FORM_DEFINITION_MAX);

/** A definition that can be kept: small enough to lie on every device, and one that can be read. */
export function readDefinition(definition: string, timeZone: string): Result<ReadyForm, Refusal> {
  const size = definition.length;
  if (size > FORM_DEFINITION_MAX)
    return failure(parameterError("form.tooLarge", { limit: FORM_DEFINITION_MAX, size }));
  if (!namedZone(timeZone)) return failure(parameterError("form.timeZoneUnknown"));
  return readyForm({ definition, timeZone });
}
