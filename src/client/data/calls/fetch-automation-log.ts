import { listAutomationLog } from "#contract/calls/programs/automation.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { keepAutomationPage } from "../database/kept-pages.ts";
import type { Caller } from "./http.ts";

interface Place {
  readonly planId: number;
  /** The last of the page before. */
  readonly before?: number | undefined;
}

/** Fetches a page of what the rules of a plan did and keeps it here; nothing where the server could not be asked. `now` is epoch ms. */
export async function fetchAutomationLog(
  call: Caller,
  database: LocalDatabase,
  { planId, before }: Place,
  now: number,
): Promise<void> {
  const result = await call(listAutomationLog, { planId, before });
  if (result.ok) await keepAutomationPage(database, { planId, before, page: result.value, now });
}
