import type { Approval } from "#domain/approval/approval.ts";
import type { ApprovalFlow } from "#domain/approval/definition/approval-flow.ts";
import { readFlow } from "#domain/approval/definition/read-flow.ts";
import { NOBODYS } from "#domain/approval/state/told.ts";
import type { ConcernName } from "#domain/approval/concerns.ts";
import { countApprovals } from "#client/data/queries/approval/approval-count.ts";
import { type ApprovalRole, pageOfApprovals } from "#server/tables/lists/approval-list.ts";
import type { Database } from "#server/tables/sql/db.ts";
import { tableRows } from "#tests/make/table-rows.ts";
import type { Browser } from "../browser/browser.ts";
import { wrongCourse } from "./request-course.ts";
import type { Records } from "../play/records.ts";

/** What became of a hand by a word that somebody said: approved, refused, given back, given to somebody else. */
const SAID = new Set([1, 2, 6, 7]);
const SAYS = new Set(["approve", "reject", "transfer", "sendBack"]);

/** Exactly one decision counts for each hand, and a request lies with those whom it concerns and nobody else. */
export async function checkRequests(database: Database, records: Records): Promise<string[]> {
  const approvals = await tableRows(database, "approval");
  const people = await tableRows(database, "recordUser");
  const deputies = deputiesEver(records);
  const flows = new Map((await tableRows(database, "approvalFlow")).map((row) => [row.id, row]));
  return approvals.flatMap((approval) => {
    const reads = people.filter(({ recordId }) => recordId === approval.recordId);
    const readers = new Set(reads.map(({ userId }) => userId));
    const concerned = concernedBy(approval);
    const strangers = [...readers].filter((one) => !concerned.has(one) && !deputies.has(one));
    const missing = approval.askedIds.filter((userId) => !readers.has(userId));
    return [
      ...wrongRequest(approval),
      ...wrongBy(approval, flows.get(approval.flowId)),
      ...strangers.map((userId) => `lies with ${userId}, whom it does not concern`),
      ...missing.map((userId) => `asks ${userId}, who cannot read it`),
    ].map((words) => `server: request ${approval.id} ${words}`);
  });
}

function wrongBy(approval: Approval, row: ApprovalFlow | undefined): string[] {
  const flow = row && readFlow(row.flow);
  return flow?.ok ? wrongCourse(approval, flow.value) : ["has no flow that can be read"];
}

/** What in a request contradicts itself. */
export function wrongRequest(approval: Approval): string[] {
  return [...wrongHands(approval), ...wrongCounts(approval)];
}

/** Each word that stands in a run was said once, and each that was said stands there. */
function wrongHands({ runs, events }: Approval): string[] {
  return runs.flatMap(({ id, tasks }) => {
    const said = events.filter(({ runId, what }) => runId === id && SAYS.has(what));
    return [...new Set(tasks.map(({ userId }) => userId))].flatMap((userId) => {
      // Whoever let the time pass said nothing by that.
      const handedUp = new Set(
        events.filter((one) => isEscalation(one, id)).map(({ time }) => time),
      );
      const hands = tasks.filter(
        (one) =>
          one.userId === userId &&
          !one.auto &&
          SAID.has(one.status) &&
          !(one.status === 7 && handedUp.has(one.time)),
      );
      const words = said.filter((one) => (one.forId ?? one.userId) === userId);
      return hands.length === words.length
        ? []
        : [`has ${hands.length} words of ${userId} in run ${id}, ${words.length} were said`];
    });
  });
}

function isEscalation({ what, runId }: Approval["events"][number], id: number): boolean {
  return what === "escalate" && runId === id;
}

/** What lists and badges count stands in the request itself, worked out anew; each thing that was done raised its version. */
function wrongCounts(approval: Approval): string[] {
  const { status, round, runs, askedIds, settledIds, version, events } = approval;
  const open = runs.filter((run) => status === 3 && run.round === round && run.endTime === 0);
  const speakers = (wanted: (status: number) => boolean, of: Approval["runs"]) => {
    const tasks = of.flatMap((run) => run.tasks.filter((task) => wanted(task.status)));
    return sorted(tasks.flatMap(({ userId, deputyId }) => [userId, deputyId ?? userId]));
  };
  // What the clock does it does to several steps at once.
  const acts = events.filter(({ userId }) => userId !== NOBODYS).length;
  const asked = speakers((one) => one === 3, open);
  const settled = speakers((one) => SAID.has(one), runs);
  return [
    ...(asked === sorted(askedIds) ? [] : [`asks ${sorted(askedIds)} instead of ${asked}`]),
    ...(settled === sorted(settledIds) ? [] : [`knows ${sorted(settledIds)}, not ${settled}`]),
    ...((asked !== "") === (status === 3) ? [] : [`stands at ${status} and asks ${asked}`]),
    ...(version >= acts ? [] : [`has version ${version} after ${acts} acts`]),
  ];
}

function sorted(ids: readonly number[]): string {
  return [...new Set(ids)].toSorted((one, other) => one - other).join();
}

/** Everybody whom its course names. */
function concernedBy({ createUserId, runs, copies, events }: Approval): Set<number> {
  const tasks = runs.flatMap((run) => run.tasks);
  return new Set([
    createUserId,
    ...tasks.flatMap(({ userId, deputyId }) => [userId, deputyId ?? userId]),
    ...copies.map(({ userId }) => userId),
    ...events.map(({ userId }) => userId),
  ]);
}

/** Who ever stood in for somebody: what they were asked is not taken from them again. */
export function deputiesEver(records: Records): Set<number> {
  const named = records.settled.map(({ clientId, n }) => records.arrivedWith(clientId, n));
  return new Set(
    named.flatMap((one) =>
      one?.command === "delegation.set" ? (one.data as { deputyId: number }).deputyId : [],
    ),
  );
}

const LISTS: readonly (readonly [ConcernName, ApprovalRole])[] = [
  ["waiting", "waiting"],
  ["mine", "mine"],
  ["copies", "copied"],
  ["done", "handled"],
];

/** A browser counts as many requests in each list as the server, and both as many as there are. */
export async function checkRequestCounts(database: Database, browser: Browser): Promise<string[]> {
  const violations: string[] = [];
  const { userId, observer } = browser;
  const wanted = { userId, keyword: "", status: undefined };
  for (const [list, role] of LISTS) {
    const here = await countApprovals(observer, list, userId);
    const page = { current: 1, size: 1 };
    const { total } = await pageOfApprovals(database, { ...wanted, role }, page);
    if (here === total) continue;
    violations.push(`${browser.name}: counts ${here} requests in ${list}, the server ${total}`);
  }
  return violations;
}

/** Looks again and again: what was done with a request is never taken back, and nobody rewrites it. */
export class HistoryWatch {
  readonly violations: string[] = [];
  #seen = new Map<number, readonly string[]>();

  /** The database was put back: what came behind it is done again, or told. */
  forget(): void {
    this.#seen = new Map();
  }

  async look(database: Database): Promise<void> {
    for (const { id, events, runs } of await tableRows(database, "approval")) {
      const over = runs.filter(({ endTime }) => endTime > 0);
      const history = [...events, ...over].map((one) => JSON.stringify(one));
      const now = new Set(history);
      const lost = this.#seen.get(id)?.find((line) => !now.has(line));
      if (lost) this.violations.push(`server: request ${id} has lost ${lost}`);
      this.#seen.set(id, history);
    }
  }
}
