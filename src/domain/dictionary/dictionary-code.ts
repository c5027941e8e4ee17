import * as z from "zod/mini";
import { DICTIONARY_CODE_MAX } from "./dictionary-limits.ts";

/** By which dictionaries and their entries are named in forms and records: letters, digits, dots, dashes and underscores. */
export const dictionaryCodeShape = z
  .string()
  .check(z.trim(), z.maxLength(DICTIONARY_CODE_MAX), z.regex(/^[\p{L}\p{N}._-]{1,50}$/u));
