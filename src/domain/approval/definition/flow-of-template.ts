import type { TemplateFlow, TemplateNode } from "../../form/templates/template-flow.ts";
import type { TemplateWords } from "../../form/templates/form-template.ts";
import type { Id } from "../../id.ts";
import { type Approvers, type Flow, type FlowNode, NOBODY } from "../flow/flow.ts";
import type { UnitRef } from "../../organisation/unit-ref.ts";

/** Of whom a flow is made that comes with a form. */
export interface FlowMakers {
  readonly words: TemplateWords;
  /** Who makes the form: they step in where nobody else can, until they name others. */
  readonly managerId: Id;
  /** Those who hold an office in the company, by its name; undefined where it knows no such office. */
  readonly officeNamed: (name: string) => UnitRef | undefined;
}

/**
 * The flow that comes with a form, as one of this company. Where an office is not there, whoever asks chooses the person, so that
 * the flow can be used at once in a company that has named no roles.
 */
export function flowOfTemplate(
  template: TemplateFlow,
  { words, managerId, officeNamed }: FlowMakers,
): Flow {
  let last = 0;
  const nextId = () => (last += 1);
  const say = (key: string) => words[key] ?? key;
  const nodes = template.nodes.map(nodeOf);
  const copies = (template.copies ?? []).map(({ at, office }) => {
    const unit = officeNamed(say(office));
    const people = unit ? { userIds: [], units: [unit] } : NOBODY;
    return { id: nextId(), at, people, when: "", ...(!unit && { chosen: true }) };
  });
  return {
    nodes,
    managerIds: [managerId],
    starters: NOBODY,
    recheck: "fromStart",
    repeated: "once",
    own: "superior",
    batch: true,
    ...(copies.length > 0 && { copies }),
  };

  function nodeOf(node: TemplateNode): FlowNode {
    const id = nextId();
    const name = say(node.name);
    if (node.kind === "step") {
      const approvers = approversOf(node.approvers, name);
      return { kind: "step", id, name, approvers, whenEmpty: "managers" };
    }
    const branches = node.branches.map((branch) => ({
      name: say(branch.name),
      when: JSON.stringify(branch.when),
      initiators: NOBODY,
      nodes: branch.nodes.map(nodeOf),
    }));
    return { kind: "branching", id, name, branches, whenNone: "skip" };
  }

  function approversOf(
    asked: Extract<TemplateNode, { kind: "step" }>["approvers"],
    name: string,
  ): Approvers {
    if ("level" in asked) return { by: asked.by, level: asked.level };
    const unit = asked.by === "office" ? officeNamed(name) : undefined;
    if (unit) return { by: "role", unit, mode: "either" };
    return { by: "choice", from: NOBODY, many: false, mode: "either" };
  }
}
