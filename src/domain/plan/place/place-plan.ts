import { rankBetween, rankMoved } from "../../rank.ts";
import { isPinned, type ListedPlan, rankOf } from "./order-plans.ts";

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
