import { isJsonObject, type JsonObject, objectOf, textOf } from "../json/json.ts";
import { formProblem, type FormProblem } from "../problems/form-problem.ts";
import { type FormNode, nodesOf } from "./form-node.ts";

/** What a person should know of a definition that came from elsewhere: its scripts are kept and never run, some kinds nobody knows. */
export function collectNotes(nodes: readonly FormNode[], source: JsonObject): FormProblem[] {
  const scripts = Object.entries(objectOf(source["funcs"])).filter(([, script]) =>
    isScript(script),
  );
  return [
    ...scripts.map(([name]) => formProblem("form.scriptNotRun", `funcs.${name}`)),
    ...[...nodesOf(nodes)].flatMap(notesOf),
  ];
}

function notesOf(node: FormNode): FormProblem[] {
  const events = Object.entries(objectOf(node.source.rest["on"]));
  const notes = events
    .filter(([, script]) => isScript(script))
    .map(([event]) => formProblem("form.scriptNotRun", `${node.id}.on.${event}`));
  if (node.kind.group === "unknown") notes.push(formProblem("form.kindUnknown", node.id));
  return notes;
}

/** A text, or an object with one, that another program would run. */
function isScript(value: unknown): boolean {
  if (typeof value === "string") return value.trim() !== "";
  const held = isJsonObject(value as JsonObject) ? (value as JsonObject) : {};
  return textOf(held["func"]).trim() !== "";
}
