import type { Approvers, Flow, FlowStep, StepMode } from "#domain/approval/flow/flow.ts";
import { NOBODY } from "#domain/approval/flow/flow.ts";
import type { Directory } from "#domain/approval/route/directory.ts";
import { directory, MANAGER } from "../flows.ts";

/** Who asks. */
export const ASKER = 1;
const ADMINISTRATOR = 999;
/** Somebody who is in the company no more. */
const GONE = 66;
const unit = (id: number) => ({ kind: "role", id }) as const;
const IN_UNIT: Readonly<Record<number, readonly number[]>> = {
  1: [2, 3],
  2: [],
  3: [GONE],
  4: [11],
};

/** A company in which 10, 11 and 12 lead who asks, the nearest first. */
export function toldCompany({ managerIsThere = true } = {}): Directory {
  return directory({
    isActive: (userId) => userId !== GONE && (managerIsThere || userId !== MANAGER),
    inUnit: ({ id }) => IN_UNIT[id] ?? [],
    leadersOf: (userId) => (userId === ASKER ? [10, 11, 12] : []),
    administratorIds: [ADMINISTRATOR],
  });
}

type Own = Flow["own"];

/** What a step says, and who decides it by that: told, not reckoned. */
export interface ToldStep {
  readonly is: string;
  readonly approvers: Approvers;
  readonly whenEmpty: FlowStep["whenEmpty"];
  /** Whom who asks has chosen. */
  readonly chosen?: readonly number[];
  readonly own?: Own;
  /** Nobody = it is passed. */
  readonly asks: readonly number[];
  readonly mode: StepMode;
}

const MODES = ["sequence", "joint", "either"] as const;
const members = (userIds: number[], mode: StepMode): Approvers => ({
  by: "members",
  userIds,
  mode,
});
const role = (id: number, mode: StepMode): Approvers => ({ by: "role", unit: unit(id), mode });
const choice = (many: boolean, mode: StepMode, userIds: number[] = []): Approvers => {
  return { by: "choice", from: { ...NOBODY, userIds }, many, mode };
};

/** Everybody who is named is there. */
const ofPeople: ToldStep[] = MODES.flatMap((mode) => [
  { is: "one member", approvers: members([2], mode), whenEmpty: "managers", asks: [2], mode },
  { is: "two members", approvers: members([2, 3], mode), whenEmpty: "pass", asks: [2, 3], mode },
  { is: "one is gone", approvers: members([GONE, 3], mode), whenEmpty: "pass", asks: [3], mode },
  { is: "a role", approvers: role(1, mode), whenEmpty: "pass", asks: [2, 3], mode },
  {
    is: "several are chosen",
    approvers: choice(true, mode, [2, 3, 4]),
    whenEmpty: "pass",
    chosen: [4, 2, 5],
    asks: [4, 2],
    mode,
  },
  {
    is: "one is chosen",
    approvers: choice(false, mode),
    whenEmpty: "pass",
    chosen: [3, 2],
    asks: [3],
    mode,
  },
  {
    is: "themselves among others, allowed",
    approvers: members([ASKER, 2], mode),
    whenEmpty: "managers",
    own: "allowed",
    asks: [ASKER, 2],
    mode,
  },
  {
    is: "themselves among others, passed",
    approvers: members([ASKER, 2], mode),
    whenEmpty: "managers",
    own: "passed",
    asks: [2],
    mode,
  },
  {
    is: "themselves among others, the superior",
    approvers: members([ASKER, 2], mode),
    whenEmpty: "pass",
    own: "superior",
    asks: [10, 2],
    mode,
  },
  {
    is: "themselves alone, the superior",
    approvers: members([ASKER], mode),
    whenEmpty: "pass",
    own: "superior",
    asks: [10],
    mode,
  },
]);

const superior = (level: number): Approvers => ({ by: "superior", level });
const superiors = (level: number, upTo?: number): Approvers => {
  return { by: "superiors", level, ...(upTo !== undefined && { upTo: unit(upTo) }) };
};
const row = (is: string, approvers: Approvers, asks: number[], mode: StepMode): ToldStep => {
  return { is, approvers, whenEmpty: "managers", asks, mode };
};
const ofSuperiors: ToldStep[] = [
  row("the superior", superior(1), [10], "either"),
  row("the third superior", superior(3), [12], "either"),
  row("beyond the highest one it is the highest", superior(9), [12], "either"),
  row("superiors one after the other", superiors(2), [10, 11], "sequence"),
  row("all superiors", superiors(10), [10, 11, 12], "sequence"),
  row("superiors up to a role", superiors(10, 4), [10, 11], "sequence"),
  row("superiors up to a role of nobody", superiors(2, 2), [10, 11], "sequence"),
];

/** Nobody is left of those who are named: the managers are asked, or it is passed. */
const NAMES_NOBODY: readonly (readonly [string, Approvers])[] = [
  ["no member", members([], "joint")],
  ["a member who is gone", members([GONE], "sequence")],
  ["a role of nobody", role(2, "joint")],
  ["a role of who is gone", role(3, "either")],
  ["a choice among those who are gone", choice(true, "joint", [GONE])],
];
const ofNobody: ToldStep[] = NAMES_NOBODY.flatMap(([is, approvers]): ToldStep[] => [
  { is, approvers, whenEmpty: "managers", asks: [MANAGER], mode: "either" },
  { is, approvers, whenEmpty: "pass", asks: [], mode: "either" },
]);

const ofSpecial: ToldStep[] = [
  {
    is: "whoever leaves out whom to choose is not let past",
    approvers: choice(true, "joint", [2, 3]),
    whenEmpty: "pass",
    asks: [MANAGER],
    mode: "either",
  },
  {
    is: "themselves alone, passed",
    approvers: members([ASKER], "joint"),
    whenEmpty: "managers",
    own: "passed",
    asks: [],
    mode: "either",
  },
];

export const TOLD_STEPS: readonly ToldStep[] = [
  ...ofPeople,
  ...ofSuperiors,
  ...ofNobody,
  ...ofSpecial,
];
