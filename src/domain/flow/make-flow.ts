import type { Id } from "../id.ts";
import { ranksAfter } from "../rank.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import type { FlowItem } from "./flow-item.ts";
import type { FlowItemInput } from "./flow-item-input.ts";
import { presetOutcome } from "./preset-outcome.ts";

/** Refuses a workflow in which nothing begins or nothing ends, and states that name nobody where they need somebody. */
export function refuseFlow(items: readonly FlowItemInput[]): Refusal | undefined {
  if (items.length === 0) return undefined;
  const has = (status: string) => items.some((item) => item.status === status);
  if (!has("start") || !has("end")) return parameterError("flow.startAndEnd");
  const ids = items.map(({ id, newId }) => id ?? newId);
  const isOdd =
    new Set(ids).size < items.length ||
    items.some(({ id, newId }) => id !== undefined && newId !== undefined) ||
    items.some(({ turns }) => turns?.some((place) => place >= items.length));
  if (isOdd) return parameterError();
  const asks = ({ autoAssign, userLimit }: FlowItemInput) =>
    autoAssign === "replace" || autoAssign === "merge" || userLimit === 1;
  const lonely = items.find((item) => asks(item) && !item.userIdList?.length);
  return lonely && parameterError("flow.peopleMissing", { name: lonely.name });
}

/** The rows of a workflow; those that were there stay who they are. */
export function makeFlow(
  { planId, items }: { readonly planId: Id; readonly items: readonly FlowItemInput[] },
  before: ReadonlyMap<Id, FlowItem>,
  now: number,
): FlowItem[] {
  const ids = items.map(({ id, newId }) => id ?? newId ?? 0);
  const ranks = ranksAfter(undefined, items.length);
  return items.map((item, place) => {
    const id = ids[place] ?? 0;
    const turns = item.turns?.map((other) => ids[other] ?? 0) ?? ids;
    const was = before.get(id);
    const preset = presetOutcome(item.name, item.status);
    return {
      id,
      planId,
      name: item.name,
      status: item.status,
      outcome: item.status === "end" ? item.outcome || preset : "",
      turns: ids.filter((other) => other === id || turns.includes(other)),
      userIdList: [...new Set(item.userIdList)],
      autoAssign: item.autoAssign ?? "",
      userLimit: item.userLimit ?? 0,
      needsPhoto: item.needsPhoto ?? was?.needsPhoto ?? 0,
      byAnother: item.byAnother ?? was?.byAnother ?? 0,
      columnId: item.columnId ?? 0,
      rank: ranks[place] ?? "a0",
      createTime: was?.createTime ?? now,
    };
  });
}
