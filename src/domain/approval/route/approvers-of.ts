import type { Id } from "../../id.ts";
import type { Approvers, Flow, People, StepMode } from "../flow/flow.ts";
import { type Directory, everyoneOf, isNobody } from "./directory.ts";
import type { NextNode } from "./next-node.ts";

/** Whom the person who asks has chosen, by the step that lets them choose. */
export type Chosen = ReadonlyMap<number, readonly Id[]>;

/** Who decides a step, and how. */
export interface StepPeople {
  readonly userIds: readonly Id[];
  readonly mode: StepMode;
  /** Nobody is left to decide it, and the flow lets it pass. */
  readonly passes: boolean;
  /** Nobody else is there, and the managers of the flow decide. */
  readonly byManagers?: boolean;
  /** Whoever asks would decide it, and who leads them does instead. */
  readonly byLeader?: boolean;
}

type Choice = Extract<Approvers, { by: "choice" }>;

/** Whose request it is, and whom they chose. */
export interface Asked {
  readonly initiatorId: Id;
  readonly chosen: Chosen;
}

/** Who decides what comes next, of those who are there now (forms-approvals 7.2). */
export function approversOf(
  flow: Pick<Flow, "managerIds" | "own">,
  node: Exclude<NextNode, { kind: "copy" }>,
  { initiatorId, chosen }: Asked,
  directory: Directory,
): StepPeople {
  const barred = barredBy(flow, initiatorId);
  if (node.kind === "noBranch") return managersOf(flow, directory, barred);
  const { approvers, whenEmpty } = node;
  const named = namedBy(approvers, initiatorId, chosen.get(node.id) ?? [], directory);
  const present = [...new Set(named)].filter((userId) => directory.isActive(userId));
  if (present.length === 0) {
    // Whoever leaves out whom to choose is not let past by that.
    const passes = whenEmpty === "pass" && !hasChoices(approvers, directory);
    return passes ? nobody : managersOf(flow, directory, barred);
  }
  const others = withoutOwn(flow.own, present, initiatorId, directory);
  if (others.length > 0) {
    const byLeader = flow.own === "superior" && present.includes(initiatorId);
    const decides = { userIds: others, mode: modeOf(approvers), passes: false };
    return byLeader ? { ...decides, byLeader } : decides;
  }
  // Nobody leads whoever asks: the step is an empty one, and the flow says what becomes of those.
  const isEmpty = flow.own === "superior" && whenEmpty !== "pass";
  return isEmpty ? managersOf(flow, directory, initiatorId) : nobody;
}

const nobody: StepPeople = { userIds: [], mode: "either", passes: true };

/** Whom a rule names, whether they are there or not. */
function namedBy(
  approvers: Approvers,
  initiatorId: Id,
  chosen: readonly Id[],
  directory: Directory,
): readonly Id[] {
  switch (approvers.by) {
    case "members":
      return approvers.userIds;
    case "role":
      return directory.inUnit(approvers.unit);
    case "choice":
      return chosenOf(approvers, chosen, directory);
    case "superior": {
      const leaders = directory.leadersOf(initiatorId);
      const one = leaders[approvers.level - 1] ?? leaders.at(-1);
      return one === undefined ? [] : [one];
    }
    default: {
      const leaders = directory.leadersOf(initiatorId).slice(0, approvers.level);
      const top = approvers.upTo ? new Set(directory.inUnit(approvers.upTo)) : undefined;
      const last = leaders.findIndex((leader) => top?.has(leader));
      return last === -1 ? leaders : leaders.slice(0, last + 1);
    }
  }
}

/** Those of the chosen who may be: what a request becomes may lead to steps that it was not asked about at its start. */
function chosenOf(approvers: Choice, chosen: readonly Id[], directory: Directory): readonly Id[] {
  const may = choicesFor(approvers.from, directory);
  const fitting = may ? chosen.filter((userId) => may.includes(userId)) : chosen;
  return approvers.many ? fitting : fitting.slice(0, 1);
}

function hasChoices(approvers: Approvers, directory: Directory): boolean {
  return approvers.by === "choice" && choicesFor(approvers.from, directory)?.length !== 0;
}

function modeOf(approvers: Approvers): StepMode {
  if (approvers.by === "superiors") return "sequence";
  return approvers.by === "superior" ? "either" : approvers.mode;
}

/** The people of a step, where the person who asks is one of them and may not decide by themselves. */
function withoutOwn(
  own: Flow["own"],
  userIds: readonly Id[],
  initiatorId: Id,
  directory: Directory,
): Id[] {
  if (own === "allowed" || !userIds.includes(initiatorId)) return [...userIds];
  const leader =
    own === "superior"
      ? directory.leadersOf(initiatorId).find((userId) => directory.isActive(userId))
      : undefined;
  const decide = userIds.flatMap((userId) => (userId === initiatorId ? (leader ?? []) : userId));
  return [...new Set(decide)];
}

/** Whoever asks, where the flow keeps them from deciding their own request. */
function barredBy({ own }: Pick<Flow, "own">, initiatorId: Id): Id | undefined {
  return own === "allowed" ? undefined : initiatorId;
}

/** The managers of the flow, the administrators where none of them is there; one who may not decide only where nobody else can. */
function managersOf(
  { managerIds }: Pick<Flow, "managerIds">,
  directory: Directory,
  except?: Id,
): StepPeople {
  const present = managerIds.filter((userId) => directory.isActive(userId));
  const userIds = present.length > 0 ? present : directory.administratorIds;
  const others = [userIds, directory.administratorIds]
    .map((some) => some.filter((userId) => userId !== except))
    .find((some) => some.length > 0);
  return { userIds: others ?? userIds, mode: "either", passes: false, byManagers: true };
}

/** Who is asked instead of somebody who has let the time pass: who leads them, or the managers of the flow. */
export function headsOf(
  flow: Pick<Flow, "managerIds" | "own">,
  userId: Id,
  { initiatorId }: Pick<Asked, "initiatorId">,
  directory: Directory,
): readonly Id[] {
  const barred = barredBy(flow, initiatorId);
  const leaders = directory.leadersOf(userId).filter((one) => directory.isActive(one));
  const leader = leaders.find((one) => one !== barred);
  return leader === undefined ? managersOf(flow, directory, barred).userIds : [leader];
}

/** Who may be chosen for a step or a copy; undefined = everybody. */
export function choicesFor(from: People, directory: Directory): readonly Id[] | undefined {
  if (isNobody(from)) return undefined;
  return everyoneOf(from, directory).filter((userId) => directory.isActive(userId));
}
