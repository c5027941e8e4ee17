import * as z from "zod/mini";
import { idShape } from "../shape.ts";
import { UNIT_KINDS } from "./unit.ts";

/** A department, a position, a group or a role, by its kind and id. */
export const unitRefShape = z.strictObject({ kind: z.enum(UNIT_KINDS), id: idShape });
export type UnitRef = z.infer<typeof unitRefShape>;
