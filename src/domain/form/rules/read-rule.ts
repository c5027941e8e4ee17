import { readCondition } from "../conditions/condition.ts";
import { readTokens } from "../expression/token.ts";
import {
  isJsonObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  textOf,
} from "../json/json.ts";
import {
  CHECK_REASONS,
  type CheckReason,
  type FormRule,
  type RuleAction,
  type RuleMessage,
  type RuleWhen,
} from "./form-rule.ts";

/** Reads a rule of a definition; undefined where its question is none that is known. */
export function readRule(json: JsonObject, place: number): FormRule | undefined {
  const when = readWhen(json["when"]);
  if (!when) return undefined;
  return {
    id: textOf(json["id"]) || String(place),
    name: textOf(json["name"]),
    enabled: json["enabled"] !== false,
    when,
    does: listOf(json["does"]).map((action) => readAction(objectOf(action))),
    otherwise: listOf(json["otherwise"]).map((action) => readAction(objectOf(action))),
  };
}

function readWhen(json: Json | undefined): RuleWhen | undefined {
  if (json === undefined || json === null) return { type: "always" };
  const { expression } = objectOf(json);
  if (Array.isArray(expression)) return { type: "formula", tokens: readTokens(expression) };
  const condition = readCondition(json);
  return condition && { type: "condition", condition };
}

function readAction(json: JsonObject): RuleAction {
  const targets = listOf(json["targets"])
    .filter((target) => typeof target === "string")
    .map((target) => target.replace("-", "."));
  const tokens = readTokens(json["expression"]);
  const op = textOf(json["op"]);
  switch (op) {
    case "show":
    case "hide":
    case "optional":
    case "enable":
    case "disable":
      return { op, targets };
    case "require":
      return { op, targets, atLeast: Math.max(1, Number(json["atLeast"] ?? 1) || 1) };
    case "options":
      return { op, targets, ids: listOf(json["ids"]).filter(isId) };
    case "compute":
    case "set":
      return { op, targets, tokens };
    case "check": {
      const reason = checkReason(json["reason"]);
      return {
        op,
        targets,
        tokens,
        message: readMessage(json["message"]),
        ...(reason && { reason }),
        soft: json["soft"] === true,
      };
    }
    default:
      return { op: "other", source: json };
  }
}

function isId(json: Json): json is string | number {
  return typeof json === "string" || typeof json === "number";
}

/** The text that a check names; undefined where it names none that is known here. */
export function checkReason(json: Json | undefined): CheckReason | undefined {
  const names = Object.keys(CHECK_REASONS) as (keyof typeof CHECK_REASONS)[];
  const name = names.find((each) => each === json);
  return name && CHECK_REASONS[name];
}

function readMessage(json: Json | undefined): RuleMessage {
  if (!isJsonObject(json)) return textOf(json);
  const texts = Object.entries(json).filter(([, text]) => typeof text === "string");
  return Object.fromEntries(texts) as Readonly<Record<string, string>>;
}
