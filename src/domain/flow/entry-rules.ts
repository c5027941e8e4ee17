import type { FlowItem } from "./flow-item.ts";

type EntryRules = Pick<FlowItem, "needsPhoto" | "byAnother">;

/** What a state asks of a task that comes into it, as it is written down; what it does not ask for is left out. */
export function entryRulesOf({
  needsPhoto,
  byAnother,
}: { readonly [Rule in keyof EntryRules]?: EntryRules[Rule] | undefined }): Partial<EntryRules> {
  return {
    ...(needsPhoto === 1 && { needsPhoto }),
    ...(byAnother === 1 && { byAnother }),
  };
}
