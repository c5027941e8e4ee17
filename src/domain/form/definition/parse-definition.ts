import { failure, type Result, success } from "#base/result.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import { isJsonList, isJsonObject, type Json, type JsonObject, listOf } from "../json/json.ts";
import { readJson, readJsonText } from "../json/read-json.ts";
import { collectNotes } from "./collect-notes.ts";
import type { FormDefinition } from "./form-definition.ts";
import { DEFINITION_SIZE_MAX, FORM_RULES_MAX, JSON_DEPTH_MAX } from "./form-limits.ts";
import { type FormNode } from "./form-node.ts";
import { readFormSettings } from "./form-settings.ts";
import { readNode } from "./read-node.ts";
import { refuseTree } from "./refuse-tree.ts";

/** Reads the text of a definition; what is too large, no JSON, or no form is refused. */
export function parseDefinitionText(text: string): Result<FormDefinition, Refusal> {
  const json = readJsonText(text, { size: DEFINITION_SIZE_MAX, depth: JSON_DEPTH_MAX });
  return json.ok ? readDefinition(json.value) : json;
}

/** Reads a definition that came as a value. */
export function parseDefinition(value: unknown): Result<FormDefinition, Refusal> {
  const json = readJson(value, JSON_DEPTH_MAX);
  return json.ok ? readDefinition(json.value) : json;
}

function readDefinition(json: Json): Result<FormDefinition, Refusal> {
  if (!isJsonObject(json) || !isJsonList(json["fields"])) {
    return failure(parameterError("form.notADefinition"));
  }
  const { fields, rules = [], ...rest } = json;
  if (!fields.every(isJsonObject)) return failure(parameterError("form.notADefinition"));
  if (!isJsonList(rules) || !rules.every(isJsonObject)) {
    return failure(parameterError("form.notADefinition"));
  }
  if (rules.length > FORM_RULES_MAX) {
    return failure(parameterError("form.tooManyRules", { limit: FORM_RULES_MAX }));
  }
  const nodes = fields.map((field, at) => readNode(field, String(at)));
  const refusal = refuseTree(nodes);
  if (refusal) return failure(refusal);
  return success(definitionOf(nodes, rules, "rules" in json ? { ...rest, rules: [] } : rest));
}

function definitionOf(
  nodes: readonly FormNode[],
  rules: readonly JsonObject[],
  source: JsonObject,
): FormDefinition {
  return {
    settings: readFormSettings(source),
    nodes,
    rules,
    uniqueSets: listOf(source["uniqueSets"]).map((set) =>
      listOf(set).filter((name) => typeof name === "string"),
    ),
    source,
    notes: collectNotes(nodes, source),
  };
}
