import type { ArgumentsOf } from "../../commands.ts";
import type { FileTemplate } from "../../export/parts/file-parts-shape.ts";
import type { Id } from "../../id.ts";
import { canBeNamed, planActs } from "../../plan/set-plan-rights.ts";
import { type PlanPart, planParts } from "../../plan/plan-acts.ts";
import type { ImportParts } from "../import-parts.ts";
import { addressOfPlaces } from "./address-of-places.ts";
import { automationOfPlaces } from "./automation-of-places.ts";
import { idsAt, type PlanThings, valueAt } from "./plan-things.ts";

/** Something that a person could do by hand, and that an import does. */
export type PartStep = {
  [Name in "automation.add" | "savedView.add" | "taskTemplate.add" | "plan.setRights"]: {
    readonly name: Name;
    readonly args: ArgumentsOf<Name>;
  };
}["automation.add" | "savedView.add" | "taskTemplate.add" | "plan.setRights"];

interface PartSteps {
  readonly steps: readonly PartStep[];
  /** How many of each stay behind. */
  readonly left: { readonly automations: number; readonly views: number };
}

/** What a plan has beside its tasks, one by one, as whoever brings it would write it by hand. */
export function partSteps(
  { automations = [], views = [], templates = [], rights = {} }: ImportParts,
  planId: Id,
  things: PlanThings,
): PartSteps {
  const rules = automations.flatMap((one) => automationOfPlaces(one, things) ?? []);
  const seen = views.flatMap(({ address, ...view }) => {
    const saved = addressOfPlaces(address, things);
    return saved ? [{ ...view, address: saved }] : [];
  });
  const said = knownRights(rights);
  return {
    steps: [
      ...templates.map((one): PartStep => ({
        name: "taskTemplate.add",
        args: { planId, ...templateOf(one, things) },
      })),
      ...seen.map((view): PartStep => ({ name: "savedView.add", args: { planId, ...view } })),
      ...rules.map((rule): PartStep => ({ name: "automation.add", args: { planId, ...rule } })),
      ...(Object.keys(said).length > 0
        ? [{ name: "plan.setRights" as const, args: { planId, rights: said } }]
        : []),
    ],
    left: { automations: automations.length - rules.length, views: views.length - seen.length },
  };
}

/** Of what a file says of rights what the owner of a plan could say. */
export function knownRights(rights: NonNullable<ImportParts["rights"]>): Record<string, PlanPart> {
  const known = planActs.flatMap((act) => {
    const part = planParts.find((one) => Object.hasOwn(rights, act) && one === rights[act]);
    return part !== undefined && canBeNamed(act, part) ? [[act, part] as const] : [];
  });
  return Object.fromEntries(known);
}

function templateOf(
  { name, task }: FileTemplate,
  things: PlanThings,
): Omit<ArgumentsOf<"taskTemplate.add">, "planId"> {
  const { tags, fields, ...rest } = task;
  const said = fields.flatMap(({ field, value }) => {
    const [id, kept] = [things.fieldIds[field], valueAt(field, value, things)];
    return id && kept ? [{ id, value: kept }] : [];
  });
  return { name, task: { ...rest, tagIds: idsAt(tags, things.tagIds), fields: said } };
}
