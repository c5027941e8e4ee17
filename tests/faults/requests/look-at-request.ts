import type { Approval } from "#domain/approval/approval.ts";
import type { ApprovalEvent } from "#domain/approval/state/approval-state.ts";
import { ALREADY_PASSED, NOT_IN_REVIEW } from "#domain/approval/state/act-aside.ts";
import { NOT_YOUR_TURN } from "#domain/approval/state/told.ts";
import { tableOf } from "#server/tables/registry.ts";
import type { Database } from "#server/tables/sql/db.ts";
import { wrongRequest } from "#tests/sim/check/requests.ts";

/** Who did what with a request, as it stands in it and as whoever was late is told. */
export interface Done {
  readonly userId: number;
  readonly what: ApprovalEvent["what"];
}

const TOO_LATE = new Set([NOT_YOUR_TURN, ALREADY_PASSED, NOT_IN_REVIEW]);

/** What is wrong with what somebody was told who was too late. */
export function wronglyTold(
  { code, data }: { readonly code: number; readonly data?: unknown },
  winner: Done,
): string[] {
  if (!TOO_LATE.has(code)) return [`whoever was late was told ${code}`];
  const told = (data ?? {}) as Partial<Done>;
  return told.userId === winner.userId && told.what === winner.what
    ? []
    : [`${told.userId} ${told.what} was told, it was ${winner.userId} ${winner.what}`];
}

/** What is wrong with a request in SQL, of which exactly this was done, in this order. */
export async function wrongInSql(
  database: Database,
  id: number,
  done: readonly Done[],
): Promise<string[]> {
  const approval = await tableOf("approval").get(database, id);
  if (!approval) return ["is not there"];
  const acts = approval.events.map(({ userId, what }) => `${userId} ${what}`);
  const wanted = done.map(({ userId, what }) => `${userId} ${what}`);
  const [log] = await database.run<{ lines: number }>(
    "select count(*) as lines from changes where entity = 'approval' and row_id = $1 and not gone",
    [String(id)],
  );
  return [
    ...wrongRequest(approval),
    ...steppedTwice(approval),
    ...(acts.join() === wanted.join() ? [] : [`tells ${acts.join()} instead of ${wanted.join()}`]),
    ...(approval.version === done.length ? [] : [`has version ${approval.version}`]),
    ...(Number(log?.lines) === done.length ? [] : [`has ${log?.lines} lines in the log`]),
  ];
}

/** No step is come to again in a round but by who sent it back. */
function steppedTwice({ runs, events }: Approval): string[] {
  const steps = runs.filter(({ kind }) => kind === "step");
  const places = Map.groupBy(steps, ({ round, nodeId }) => `${round}/${nodeId}`);
  const back = events.filter(({ what }) => what === "sendBack").length;
  return [...places].flatMap(([place, same]) =>
    same.length > 1 + back ? [`came ${same.length} times to ${place}`] : [],
  );
}
