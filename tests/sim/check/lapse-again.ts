import { lapseApproval } from "#domain/approval/commands/lapse-approval.ts";
import { type Ask, runReading } from "#domain/reading.ts";
import type { Rows } from "#tests/make/rows.ts";
import type { CompanyBefore } from "./company-before.ts";

/** What happened by itself when the server looked at its clock, once more by the rules alone. */
export async function lapseAgain(rows: Rows, company: CompanyBefore, now: number): Promise<void> {
  const answer = async (ask: Ask) => {
    if (ask.kind === "get") return rows.find(ask.entity, ask.id);
    return ask.kind === "list" ? rows.list(ask.entity, ask.where, ask.edge) : 0;
  };
  const late = rows.all("approval").filter(({ dueTime }) => dueTime > 0 && dueTime <= now);
  for (const approval of late.toSorted((one, other) => one.dueTime - other.dueTime))
    company.apply(await runReading(lapseApproval(approval, now), answer));
}
