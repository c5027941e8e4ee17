import { readCondition } from "../../form/conditions/condition.ts";
import { readJsonText } from "../../form/json/read-json.ts";
import { FORM_CONDITION_MAX } from "../../limits.ts";
import { allNodes } from "../definition/read-flow.ts";
import type { Flow } from "../flow/flow.ts";

/** The fields by which a request takes its way: those that a condition of the flow asks for. */
export function routingFieldsOf({ nodes, copies = [] }: Flow): ReadonlySet<string> {
  const branches = allNodes(nodes).flatMap((node) =>
    node.kind === "branching" ? node.branches : [],
  );
  const asked = [...branches, ...copies].flatMap(({ when }) => {
    const json =
      when === "" ? undefined : readJsonText(when, { size: FORM_CONDITION_MAX, depth: 20 });
    const condition = json?.ok ? readCondition(json.value) : undefined;
    return condition?.groups.flatMap(({ questions }) => questions.map(({ field }) => field)) ?? [];
  });
  return new Set(asked);
}
