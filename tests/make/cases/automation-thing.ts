import type { Automation } from "#domain/automation/automation.ts";
import type { Id } from "#domain/id.ts";
import type { CasePerson, RunAs } from "./case-site.ts";

export interface AutomationThings {
  /** Switched off: what the others do is theirs alone. */
  readonly automation: Automation;
}

/** A rule of a plan that is switched off: what the others do is theirs alone. */
export async function layOutAutomation<Person extends CasePerson>(
  leader: Person,
  run: RunAs<Person>,
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
