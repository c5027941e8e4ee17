import { type Flow, type FlowNode, type FlowStep, NOBODY } from "#domain/approval/flow/flow.ts";
import { crewOver } from "#tests/make/approvals/flows.ts";
import { field } from "#tests/make/forms/records.ts";
import type { Luck } from "../../luck.ts";

const MODES = ["sequence", "joint", "either"] as const;

/** A flow as somebody draws it, of the people who are there; never one in which nobody is asked. */
export function drawFlow(luck: Luck, people: readonly number[]): Flow {
  let id = 0;
  const nextId = () => {
    id += 1;
    return id;
  };
  const some = () => [...new Set([luck.pick(people) ?? 1, luck.pick(people) ?? 1])];
  const aStep = (): FlowStep => {
    const stepId = nextId();
    const mode = luck.pick(MODES) ?? "joint";
    const approvers: FlowStep["approvers"] = luck.chance(0.8)
      ? { by: "members", userIds: some(), mode }
      : { by: "choice", from: NOBODY, many: true, mode };
    const whenEmpty = luck.chance(0.5) ? "pass" : "managers";
    return { kind: "step", id: stepId, name: `Step ${stepId}`, approvers, whenEmpty };
  };
  const aNode = (): FlowNode => {
    const kind = luck.pick(["step", "step", "step", "copy", "branching"] as const);
    if (kind === "copy") {
      return { kind, id: nextId(), name: "To know", people: { ...NOBODY, userIds: some() } };
    }
    if (kind !== "branching") return aStep();
    const branch = {
      name: "Large",
      when: crewOver(luck.upTo(20)),
      initiators: NOBODY,
      nodes: [aStep()],
    };
    const whenNone = luck.chance(0.5) ? "skip" : "managers";
    return { kind, id: nextId(), name: "How large", branches: [branch], whenNone };
  };
  const copied = { at: luck.pick(["start", "step", "end"] as const) ?? "end", when: "" };
  return {
    nodes: [aStep(), ...Array.from({ length: luck.upTo(3) }, aNode)],
    managerIds: [luck.pick(people) ?? 1],
    starters: NOBODY,
    recheck: luck.pick(["fromStart", "fromRejecting"] as const) ?? "fromStart",
    repeated: luck.pick(["each", "notInARow", "once"] as const) ?? "each",
    own: luck.pick(["allowed", "superior", "passed"] as const) ?? "allowed",
    batch: luck.chance(0.5),
    ...(luck.chance(0.3) && {
      copies: [{ ...copied, id: nextId(), people: { ...NOBODY, userIds: some() } }],
    }),
  };
}

/** What a request is for. */
export const requestForm = JSON.stringify({
  fields: [field("input", "part", { required: true }), field("inputNumber", "crew")],
});

export function drawValues(luck: Luck): string {
  return JSON.stringify({ part: `Pier ${luck.upTo(100)}`, crew: luck.upTo(25) });
}
