import { rankBetween, rankMoved } from "../../rank.ts";
import type { PlanPlace } from "./plan-place.ts";

/** A plan, as far as it says where it stands in a person's list. */
export interface ListedPlan {
  readonly plan: { readonly id: number; readonly createTime: number };
  readonly place: Pick<PlanPlace, "topTime" | "rank">;
}

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** A rank that begins like this has a whole part of so many digits, which hold every moment. */
const [WHOLE_HEAD, WHOLE_DIGITS] = ["h", 8];
const PART_DIGITS = 9;
const LAST_WHOLE = DIGITS.length ** WHOLE_DIGITS - 1;
/** What lies behind the point of a rank never ends in the first digit. */
const END = "V";

/**
 * Where a plan stands that nobody has moved: by when it came to where it is, the newest first. It is a rank like those that
 * people give, so that plans can be put between two that were never moved, and what comes later stands before all of them.
 */
export function usualRank({ plan, place }: ListedPlan): string {
  const moment = place.topTime || plan.createTime;
  const whole = digitsOf(LAST_WHOLE - moment, WHOLE_DIGITS);
  return `${WHOLE_HEAD}${whole}${digitsOf(Number.MAX_SAFE_INTEGER - plan.id, PART_DIGITS)}${END}`;
}

function digitsOf(count: number, length: number): string {
  let digits = "";
  for (let rest = count; digits.length < length; rest = Math.floor(rest / DIGITS.length))
    digits = `${DIGITS[rest % DIGITS.length]}${digits}`;
  return digits;
}

function isPinned({ place }: ListedPlan): boolean {
  return place.topTime > 0;
}

function rankOf(listed: ListedPlan): string {
  return listed.place.rank || usualRank(listed);
}

/** A person's plans in their order: those that they have pinned, then the others. */
export function orderPlans<Listed extends ListedPlan>(plans: readonly Listed[]): Listed[] {
  const ranked = plans.map((listed) => ({ listed, rank: rankOf(listed), top: isPinned(listed) }));
  return ranked
    .toSorted(
      (left, right) =>
        Number(right.top) - Number(left.top) ||
        compare(left.rank, right.rank) ||
        right.listed.plan.id - left.listed.plan.id,
    )
    .map(({ listed }) => listed);
}

function compare(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** What puts a plan elsewhere in the list. */
export interface NewPlace {
  readonly rank: string;
  /** Where it is pinned by it, or pinned no more. */
  readonly top?: 0 | 1;
}

/** What puts a plan beside another of a person's plans, in their order: whatever lands among the pinned ones is pinned. */
export function placeBeside(
  plans: readonly ListedPlan[],
  planId: number,
  { besideId, where }: { readonly besideId: number; readonly where: "before" | "after" },
): NewPlace | undefined {
  const moved = plans.find(({ plan }) => plan.id === planId);
  const beside = plans.find(({ plan }) => plan.id === besideId);
  if (!moved || !beside || moved === beside) return undefined;
  const top = isPinned(beside);
  const others = plans.filter((other) => other !== moved && isPinned(other) === top);
  const at = others.indexOf(beside) + (where === "after" ? 1 : 0);
  const ranks = others.map(rankOf);
  const rank = rankBetween(ranks[at - 1], ranks[at]);
  return isPinned(moved) === top ? { rank } : { rank, top: top ? 1 : 0 };
}

/** What puts a plan one further up or down among those that are pinned, or are not, as it is; undefined at the end. */
export function placeMoved(
  plans: readonly ListedPlan[],
  planId: number,
  step: -1 | 1,
): NewPlace | undefined {
  const moved = plans.find(({ plan }) => plan.id === planId);
  if (!moved) return undefined;
  const among = plans.filter((other) => isPinned(other) === isPinned(moved));
  const ranks = among.map((listed) => ({ rank: rankOf(listed) }));
  const rank = rankMoved(ranks, among.indexOf(moved), step);
  return rank === undefined ? undefined : { rank };
}
