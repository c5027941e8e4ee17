import * as z from "zod/mini";
import { dictionaryCodeShape } from "../dictionary/dictionary-code.ts";
import { nameShape } from "../name.ts";
import { idOrNoneOf } from "../reference.ts";
import { longTextShape, textShape } from "../shape.ts";
import {
  INTERFACE_CELL_MAX,
  INTERFACE_FIELD_MAX,
  INTERFACE_FIELDS_MAX,
  INTERFACE_FILTERS_MAX,
  INTERFACE_NAME_MAX,
  INTERFACE_PARAMETERS_MAX,
  INTERFACE_ROWS_MAX,
} from "./data-interface-limits.ts";

const fieldShape = textShape(1, INTERFACE_FIELD_MAX).check(z.regex(/^[\p{L}\p{N}_]+$/u));
const labelShape = textShape(0, INTERFACE_NAME_MAX);

/** What an interface is called, and by what code forms name it. */
export const interfaceNaming = {
  name: nameShape(1, INTERFACE_NAME_MAX),
  code: dictionaryCodeShape,
};

/** What can be said of an interface; what is left out stays as it is, of a new one empty. */
export const interfaceParts = {
  category: z.optional(textShape(0, INTERFACE_NAME_MAX)),
  hasPage: z.optional(z.boolean()),
  parameters: z.optional(
    z
      .array(
        z.object({
          field: fieldShape,
          fieldName: labelShape,
          dataType: z._default(z.enum(["varchar", "int", "datetime"]), "varchar"),
          required: z._default(z.boolean(), false),
          defaultValue: z._default(longTextShape(INTERFACE_CELL_MAX), ""),
        }),
      )
      .check(z.maxLength(INTERFACE_PARAMETERS_MAX)),
  ),
  columns: z.optional(
    z
      .array(
        z.object({
          field: fieldShape,
          fieldName: labelShape,
          dataType: z._default(z.enum(["varchar", "int"]), "varchar"),
        }),
      )
      .check(z.maxLength(INTERFACE_FIELDS_MAX)),
  ),
  filters: z.optional(
    z
      .array(
        z.object({
          field: fieldShape,
          symbol: z.enum(["==", "<>", "like", ">=", "<="]),
          /** The name of a parameter, "" = compared with `value`. */
          parameter: z._default(textShape(0, INTERFACE_FIELD_MAX), ""),
          value: z._default(longTextShape(INTERFACE_CELL_MAX), ""),
        }),
      )
      .check(z.maxLength(INTERFACE_FILTERS_MAX)),
  ),
  /** Cells in the order of `columns`; of a static one only. */
  rows: z.optional(
    z
      .array(z.array(longTextShape(INTERFACE_CELL_MAX)).check(z.maxLength(INTERFACE_FIELDS_MAX)))
      .check(z.maxLength(INTERFACE_ROWS_MAX)),
  ),
  /** The form whose records a query finds. */
  formId: z.optional(idOrNoneOf("form")),
  sidx: z.optional(textShape(0, INTERFACE_NAME_MAX)),
};
