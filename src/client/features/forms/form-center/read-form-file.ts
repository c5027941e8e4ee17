import { failure, type Result, success } from "#base/result.ts";
import { parseDefinitionText } from "#domain/form/definition/parse-definition.ts";
import { columnDataOf } from "#domain/form/list/column-data.ts";
import { isJsonObject, type Json, textOf } from "#domain/form/json/json.ts";
import { JSON_DEPTH_MAX } from "#domain/form/definition/form-limits.ts";
import { readJsonText } from "#domain/form/json/read-json.ts";
import { FORM_DEFINITION_MAX, FORM_NAME_MAX } from "#domain/limits.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";

/** A form as a file tells of it. */
export interface FormInFile {
  /** "" where the file does not say. */
  readonly name: string;
  readonly definition: string;
  /** Parts that are kept as they are and never run or shown: scripts, and kinds of fields that nobody here knows. */
  readonly unused: number;
}

/** A file of another builder holds its definition as a text within the JSON, and more beside it. */
const FILE_SIZE_MAX = 4 * FORM_DEFINITION_MAX;

const noFormFile = parameterError("form.noFormFile");

/** Reads a definition, or the file of a form that another builder has written (`formData` within its JSON). */
export function readFormFile(text: string): Result<FormInFile, Refusal> {
  const json = readJsonText(text, { size: FILE_SIZE_MAX, depth: JSON_DEPTH_MAX });
  if (!json.ok) return failure(json.error.reason === "form.notJson" ? noFormFile : json.error);
  const { name, inner, columnData } = partsOf(json.value);
  const definition = typeof inner === "string" ? inner : JSON.stringify(inner);
  const withList = columnData === undefined ? definition : listedAs(definition, columnData);
  const read = parseDefinitionText(definition);
  if (!read.ok) return failure(read.error);
  return success({
    name: name.slice(0, FORM_NAME_MAX),
    definition: withList,
    unused: read.value.notes.length,
  });
}

interface FileParts {
  readonly name: string;
  readonly inner: Json;
  /** How its records are listed, which others write beside the definition. */
  readonly columnData: Json | undefined;
}

function partsOf(json: Json): FileParts {
  if (!isJsonObject(json)) return { name: "", inner: json, columnData: undefined };
  const { formData, fullName, columnData } = json;
  return {
    name: textOf(fullName).trim(),
    inner: formData ?? json,
    columnData: formData === undefined ? undefined : columnData,
  };
}

/** The definition with how its list is designed, where that can be read. */
function listedAs(definition: string, json: Json): string {
  const columnData = columnDataOf(json);
  if (Object.keys(columnData).length === 0) return definition;
  return JSON.stringify({ ...(JSON.parse(definition) as object), columnData });
}
