import * as z from "zod/mini";
import {
  INTERFACE_CELL_MAX,
  INTERFACE_FIELD_MAX,
  INTERFACE_IDS_MAX,
  INTERFACE_PARAMETERS_MAX,
} from "#domain/data-interface/data-interface-limits.ts";
import { DICTIONARY_CODE_MAX } from "#domain/dictionary/dictionary-limits.ts";
import { longTextShape, textShape } from "#domain/shape.ts";

const numberShape = z
  .number()
  .check(z.minimum(-Number.MAX_SAFE_INTEGER), z.maximum(Number.MAX_SAFE_INTEGER));
/** An id as records keep it of rows. */
export const rowIdShape = z.union([longTextShape(INTERFACE_CELL_MAX), numberShape]);

/** What a parameter is given; what it is where nothing is said stands in the interface. */
const paramShape = z.object({
  /** The name of the parameter. */
  field: textShape(0, INTERFACE_FIELD_MAX),
  /** Its value (seed 001 section 3), null = nothing. */
  defaultValue: z.optional(
    z.nullable(z.union([rowIdShape, z.array(rowIdShape).check(z.maxLength(INTERFACE_IDS_MAX))])),
  ),
});

/** What is asked, and with what. */
export const asked = {
  /** Its id or its code. */
  id: textShape(1, DICTIONARY_CODE_MAX),
  paramList: z.optional(z.array(paramShape).check(z.maxLength(INTERFACE_PARAMETERS_MAX * 2))),
};

/** A row by the names of its columns; of a query with `id`, and with `<column>_id` beside words that stand for ids. */
export const rowShape = z.record(z.string(), z.unknown());
