import * as z from "zod/mini";
import { unitRefShape } from "../../organisation/unit-ref.ts";
import { FORM_CONDITION_MAX, STEP_NAME_MAX, STEP_PEOPLE_MAX } from "../../limits.ts";
import { idShape, longTextShape, textShape } from "../../shape.ts";
import {
  FLOW_COPIES_MAX,
  FLOW_EFFECTS_MAX,
  DEADLINE_DAYS_MAX,
  DEADLINE_HOURS_MAX,
  FIELD_PATH_MAX,
  STEP_FIELDS_MAX,
} from "./flow-limits.ts";
import { flowEffectShape } from "./flow-effect.ts";

/** How several people decide a step (seed 001 section 4): one after the other, all of them, or whoever is first. */
const modeShape = z.enum(["sequence", "joint", "either"]);
export type StepMode = z.infer<typeof modeShape>;

/** Some people: named, and those of departments, positions and groups. */
const peopleShape = z.strictObject({
  userIds: z.array(idShape).check(z.maxLength(STEP_PEOPLE_MAX)),
  units: z.array(unitRefShape).check(z.maxLength(STEP_PEOPLE_MAX)),
});
export type People = z.infer<typeof peopleShape>;

const levelShape = z.int().check(z.minimum(1), z.maximum(10));

/** Who decides a step (examineType of seed 001 section 4; 5 and 6 of forms-approvals 7.2). */
const approversShape = z.discriminatedUnion("by", [
  /** Named people (examineType 1). */
  z.strictObject({ by: z.literal("members"), userIds: peopleShape.shape.userIds, mode: modeShape }),
  /** Who leads the department `level` steps above the person who asks; the highest one where there are fewer (2). */
  z.strictObject({ by: z.literal("superior"), level: levelShape }),
  /** All who hold a position or stand in a department or group (3). */
  z.strictObject({ by: z.literal("role"), unit: unitRefShape, mode: modeShape }),
  /** Whom the person who asks chooses, of those named; of everybody where nobody is (4). */
  z.strictObject({
    by: z.literal("choice"),
    from: peopleShape,
    many: z.boolean(),
    mode: modeShape,
  }),
  /** Those who lead, from the person who asks upwards, one after the other: `level` of them at most, up to one of `upTo` (5). */
  z.strictObject({ by: z.literal("superiors"), level: levelShape, upTo: z.optional(unitRefShape) }),
]);
export type Approvers = z.infer<typeof approversShape>;

/** By which a node of a flow is named, in that flow. */
export const nodeIdShape = z.int().check(z.minimum(1), z.maximum(1_000_000));
const nodeNameShape = textShape(0, STEP_NAME_MAX);

/** Within how many hours a step has to be decided, and what happens where it was not. */
const deadlineShape = z.strictObject({
  /** Hours of any day; with `workingDays` what older clients take for them. */
  hours: z.int().check(z.minimum(1), z.maximum(DEADLINE_HOURS_MAX)),
  /** In place of the hours: only time of days on which the company works counts, each with its 24 hours. */
  workingDays: z.optional(z.int().check(z.minimum(1), z.maximum(DEADLINE_DAYS_MAX))),
  /** Those who are asked are reminded, who leads them is asked instead, it counts as agreed to, or it goes back to who asked. */
  late: z.enum(["remind", "escalate", "pass", "return"]),
});
export type Deadline = z.infer<typeof deadlineShape>;

/** What a field or sub-table of the form is to who decides a step: kept from them, or theirs to fill in, where they may or have to. */
const stepFieldShape = z.strictObject({
  path: textShape(1, FIELD_PATH_MAX),
  right: z.enum(["hidden", "edit", "required"]),
});
export type StepField = z.infer<typeof stepFieldShape>;

const stepShape = z.strictObject({
  kind: z.literal("step"),
  id: nodeIdShape,
  name: nodeNameShape,
  approvers: approversShape,
  /** What happens where nobody can decide it: it is passed, or the managers of the flow decide. */
  whenEmpty: z.enum(["pass", "managers"]),
  /** As long as people like, where it is left out. */
  deadline: z.optional(deadlineShape),
  /** What is not named here is only read. */
  fields: z.optional(z.array(stepFieldShape).check(z.maxLength(STEP_FIELDS_MAX))),
  /** Whoever decides it signs; nobody has to where it is left out. */
  signs: z.optional(z.boolean()),
});
export type FlowStep = z.infer<typeof stepShape>;

/** People who get to know of the request when it comes by here. */
const copyShape = z.strictObject({
  kind: z.literal("copy"),
  id: nodeIdShape,
  name: nodeNameShape,
  people: peopleShape,
  /** The person who asks chooses some of them; of everybody where nobody is named. */
  chosen: z.optional(z.boolean()),
});
export type FlowCopy = z.infer<typeof copyShape>;

/** When people get to know of every request: once it is asked for, each time that a step was decided, or when all is. */
export const COPY_TIMES = ["start", "step", "end"] as const;
export type CopyTime = (typeof COPY_TIMES)[number];

/** Who gets to know of requests wherever these go. */
const copyRuleShape = z.strictObject({
  id: nodeIdShape,
  at: z.enum(COPY_TIMES),
  people: peopleShape,
  /** As of a copy in the flow. */
  chosen: z.optional(z.boolean()),
  /** The JSON of a condition of the form's, "" = always. */
  when: longTextShape(FORM_CONDITION_MAX),
});
export type FlowCopyRule = z.infer<typeof copyRuleShape>;

export interface FlowBranch {
  readonly name: string;
  /** The JSON of a condition of the form's (forms-approvals 1.7), "" = none. */
  readonly when: string;
  /** Only for requests of these people; of anybody's where nobody is named. */
  readonly initiators: People;
  readonly nodes: readonly FlowNode[];
}

export interface FlowBranching {
  readonly kind: "branching";
  readonly id: number;
  readonly name: string;
  /** The first one that holds is taken (examineType 0). */
  readonly branches: readonly FlowBranch[];
  /** What happens where none holds: it goes on behind them, or the managers of the flow decide. */
  readonly whenNone: "skip" | "managers";
}

export type FlowNode = FlowStep | FlowCopy | FlowBranching;

const branchingShape: z.ZodMiniType<FlowBranching> = z.lazy(() =>
  z.strictObject({
    kind: z.literal("branching"),
    id: nodeIdShape,
    name: nodeNameShape,
    branches: z
      .array(
        z.strictObject({
          name: nodeNameShape,
          when: longTextShape(FORM_CONDITION_MAX),
          initiators: peopleShape,
          nodes: nodesShape,
        }),
      )
      .check(z.minLength(1), z.maxLength(20)),
    whenNone: z.enum(["skip", "managers"]),
  }),
);

/** How many there may be counts over all branches: `readFlow` says so. */
const nodesShape: z.ZodMiniType<FlowNode[]> = z.lazy(() =>
  z.array(z.union([stepShape, copyShape, branchingShape])),
);

/** What a flow can leave untold: that a step is come to, how it ended, copies, and that time is over. Requests show it all the same. */
export const SILENCEABLE = ["toDecide", "passed", "rejected", "copied", "overdue"] as const;
export const silentShape = z.array(z.enum(SILENCEABLE)).check(z.maxLength(SILENCEABLE.length));

/** How requests are decided that are made with a form. What it does not know was drawn by a newer version: nothing of it is left out. */
export const flowShape = z.strictObject({
  nodes: nodesShape,
  /** Who steps in where nobody else can; the administrators where nobody of them can either. */
  managerIds: z.array(idShape).check(z.minLength(1), z.maxLength(STEP_PEOPLE_MAX)),
  /** Who may ask; everybody where nobody is named. */
  starters: peopleShape,
  /** Where it goes on once somebody has asked again (recheckType of forms-approvals 7.1). */
  recheck: z.enum(["fromStart", "fromRejecting"]),
  /** Whoever has decided before: asked each time, not twice in a row, or once. */
  repeated: z.enum(["each", "notInARow", "once"]),
  /** Whoever would decide their own request: they do, who leads them does, or their step is passed. */
  own: z.enum(["allowed", "superior", "passed"]),
  /** Whether several requests can be decided at once, without opening each. */
  batch: z._default(z.boolean(), false),
  copies: z.optional(z.array(copyRuleShape).check(z.maxLength(FLOW_COPIES_MAX))),
  /** Of what nobody is told by a notice; of everything where it is left out. */
  silent: z.optional(silentShape),
  /** What happens by itself once a request has ended. */
  effects: z.optional(z.array(flowEffectShape).check(z.maxLength(FLOW_EFFECTS_MAX))),
});
export type Flow = z.infer<typeof flowShape>;

export const NOBODY: People = { userIds: [], units: [] };
