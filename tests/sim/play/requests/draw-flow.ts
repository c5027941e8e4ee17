import {
  type Approvers,
  type Flow,
  type FlowNode,
  type FlowStep,
  NOBODY,
  type People,
} from "#domain/approval/flow/flow.ts";
import type { UnitRef } from "#domain/organisation/unit-ref.ts";
import { crewOver } from "#tests/make/approvals/flows.ts";
import { field } from "#tests/make/forms/records.ts";
import { createLuck, type Luck } from "../../luck.ts";

const MODES = ["sequence", "joint", "either"] as const;

/** Whom a flow can name: the people who are there, and the departments and groups that they are in. */
export interface Cast {
  readonly people: readonly number[];
  readonly units: readonly UnitRef[];
}

/** A flow as somebody draws it, with steps of all kinds; where nobody is named by one, the flow says what becomes of it. */
export function drawFlow(luck: Luck, cast: Cast): Flow {
  const nextId = counted();
  const aNode = (): FlowNode => {
    const kind = luck.pick(["step", "step", "step", "copy", "branching"] as const);
    if (kind === "copy") return drawCopy(luck, cast, nextId());
    return kind === "branching"
      ? drawBranching(luck, cast, nextId)
      : drawStep(luck, cast, nextId());
  };
  const nodes = [drawStep(luck, cast, nextId()), ...Array.from({ length: luck.upTo(4) }, aNode)];
  const copied = { at: luck.pick(["start", "step", "end"] as const) ?? "end", when: "" };
  return {
    nodes,
    managerIds: some(luck, cast),
    starters: NOBODY,
    recheck: luck.pick(["fromStart", "fromRejecting"] as const) ?? "fromStart",
    repeated: luck.pick(["each", "notInARow", "once"] as const) ?? "each",
    own: luck.pick(["allowed", "superior", "passed"] as const) ?? "allowed",
    batch: luck.chance(0.5),
    ...(luck.chance(0.3) && {
      copies: [{ ...copied, id: nextId(), people: anybody(luck, cast) }],
    }),
  };
}

function counted(): () => number {
  let id = 0;
  return () => {
    id += 1;
    return id;
  };
}

function some(luck: Luck, { people }: Cast): number[] {
  return [...new Set([luck.pick(people) ?? 1, luck.pick(people) ?? 1])];
}

/** Named people, or all of a department or group. */
function anybody(luck: Luck, cast: Cast): People {
  const unit = luck.pick(cast.units);
  return unit && luck.chance(0.4)
    ? { userIds: [], units: [unit] }
    : { userIds: some(luck, cast), units: [] };
}

/** A step, and beside all that is drawn of it whether it is signed, and what it hides. */
function drawStep(luck: Luck, cast: Cast, id: number): FlowStep {
  const step = drawPlainStep(luck, cast, id);
  // By a luck of its own, so that what else a seed draws stays.
  const apart = createLuck(sumOf(JSON.stringify(step)));
  const hides = apart.chance(0.35);
  return {
    ...step,
    ...(hides && { fields: [...(step.fields ?? []), { path: SECRET, right: "hidden" as const }] }),
    ...(apart.chance(0.2) && { signs: true }),
  };
}

function sumOf(text: string): number {
  let sum = 7;
  for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) % 1_000_003;
  return sum;
}

function drawPlainStep(luck: Luck, cast: Cast, id: number): FlowStep {
  return {
    kind: "step",
    id,
    name: `Step ${id}`,
    approvers: drawApprovers(luck, cast),
    whenEmpty: luck.chance(0.5) ? "pass" : "managers",
    ...(luck.chance(0.3) && {
      deadline: {
        hours: 1 + luck.upTo(3),
        late: luck.pick(["remind", "escalate", "pass", "return"] as const) ?? "remind",
      },
    }),
    ...(luck.chance(0.25) && {
      fields: [{ path: "crew", right: luck.chance(0.7) ? "edit" : "required" }],
    }),
  };
}

function drawApprovers(luck: Luck, cast: Cast): Approvers {
  const mode = luck.pick(MODES) ?? "joint";
  const level = 1 + luck.upTo(3);
  const unit = luck.pick(cast.units);
  const upTo = luck.pick(cast.units);
  const named: Approvers = { by: "members", userIds: some(luck, cast), mode };
  switch (luck.upTo(8)) {
    case 0:
      return { by: "superior", level };
    case 1:
      return { by: "superiors", level, ...(upTo && luck.chance(0.3) && { upTo }) };
    case 2:
      return unit ? { by: "role", unit, mode } : named;
    case 3: {
      const from = luck.chance(0.5) ? NOBODY : anybody(luck, cast);
      return { by: "choice", from, many: luck.chance(0.6), mode };
    }
    default:
      return named;
  }
}

function drawCopy(luck: Luck, cast: Cast, id: number): FlowNode {
  const people = anybody(luck, cast);
  const chosen = luck.chance(0.3) && { chosen: true };
  return { kind: "copy", id, name: "To know", people, ...chosen };
}

function drawBranching(luck: Luck, cast: Cast, nextId: () => number): FlowNode {
  const aBranch = (when: string) => ({
    name: "Large",
    when,
    initiators: luck.chance(0.2) ? anybody(luck, cast) : NOBODY,
    nodes: Array.from({ length: luck.upTo(3) }, () => drawStep(luck, cast, nextId())),
  });
  return {
    kind: "branching",
    id: nextId(),
    name: "How large",
    branches: [
      aBranch(crewOver(10 + luck.upTo(10))),
      ...(luck.chance(0.5) ? [aBranch(luck.chance(0.5) ? crewOver(5) : "")] : []),
    ],
    whenNone: luck.chance(0.5) ? "skip" : "managers",
  };
}

/** What some steps hide, and the words with which all that it says begins. */
export const SECRET = "rival";
export const SECRET_WORDS = "Kestrel at";

/** What a request is for. */
export const requestForm = JSON.stringify({
  fields: [
    field("input", "part", { required: true }),
    field("inputNumber", "crew"),
    field("input", SECRET),
  ],
});

export function drawValues(luck: Luck): string {
  const part = `Pier ${luck.upTo(100)}`;
  return JSON.stringify({ part, crew: luck.upTo(25), [SECRET]: `${SECRET_WORDS} ${part}` });
}
