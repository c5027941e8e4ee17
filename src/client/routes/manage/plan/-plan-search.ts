import { redirect } from "@tanstack/react-router";
import type { SavedSession } from "#client/live/session/session.ts";
import { ALL_PLANS } from "#domain/plan/view/all-plans.ts";
import { VIEW_ADDRESS_NAMES, type ViewAddress } from "#domain/plan/view/view-address-names.ts";
import { refuseNoTask, taskSearch } from "../-parameters.ts";

/** What the address of a plan may carry besides: its open task, and how it is looked at. */
export type PlanSearch = { task?: number } & ViewAddress;

/** `?task=8421&view=table&state=open`; what it means is found out when the plan is shown. */
export function planSearch(search: Record<string, unknown>): PlanSearch {
  const view = VIEW_ADDRESS_NAMES.flatMap((name) => {
    const value = search[name];
    return typeof value === "string" || typeof value === "number" ? [[name, value]] : [];
  });
  return { ...taskSearch(search), ...(Object.fromEntries(view) as ViewAddress) };
}

interface Visit {
  readonly search: PlanSearch;
  readonly context: { readonly session: SavedSession };
}

/** An address that says nothing of how the plan is looked at leads to how the person left it. */
export async function toKeptView(
  visit: Visit & { readonly params: { readonly planId: number } },
): Promise<void> {
  const search = await keptSearch(visit, visit.params.planId);
  if (!search) return;
  throw redirect({ to: "/manage/plan/$planId", params: visit.params, search, replace: true });
}

/** The same for all plans. */
export async function toKeptViewOfAll(visit: Visit): Promise<void> {
  const search = await keptSearch(visit, ALL_PLANS);
  if (search) throw redirect({ to: "/manage/plan/all_task", search, replace: true });
}

/** undefined where the address says itself how it is looked at, and where that is as usual. */
async function keptSearch(
  { search, context }: Visit,
  planId: number,
): Promise<PlanSearch | undefined> {
  refuseNoTask({ search });
  const { task, ...address } = search;
  if (Object.values(address).some((value) => value !== undefined)) return undefined;
  const { keptAddress } = await import("#client/parts/plan/kept-view.ts");
  const kept = keptAddress(context.session.userId, planId);
  if (Object.keys(kept).length === 0) return undefined;
  return { ...(task !== undefined && { task }), ...kept };
}
