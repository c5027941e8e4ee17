import type { Automation } from "#domain/automation/automation.ts";
import type { ArgumentsOf } from "#domain/commands.ts";
import type { Id } from "#domain/id.ts";

export interface AutomationThings {
  /** Switched off: what the others do is theirs alone. */
  readonly automation: Automation;
}

/** A rule of a plan that is switched off. */
export async function layOutAutomation<Person extends { readonly userId: Id }>(
  leader: Person,
  run: (
    person: Person,
    name: "automation.add",
    args: ArgumentsOf<"automation.add">,
  ) => Promise<Automation>,
  planId: Id,
): Promise<Automation> {
  return run(leader, "automation.add", {
    planId,
    name: "Urgent",
    enabled: 0,
    trigger: { on: "created" },
    actions: [{ does: "priority", priority: 1 }],
    timeZone: "UTC",
  });
}
