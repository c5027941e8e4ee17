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

/** Whether a person has put it at the top of their list. */
export function isPinned({ place }: ListedPlan): boolean {
  return place.topTime > 0;
}

/** Where it stands among those beside it: as it was moved, or as it came. */
export function rankOf(listed: ListedPlan): string {
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
