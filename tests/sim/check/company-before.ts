import type { Approval } from "#domain/approval/approval.ts";
import type { ApprovalEvent, StepRun } from "#domain/approval/state/approval-state.ts";
import type { Change } from "#domain/command.ts";
import type { CommandName } from "#domain/commands.ts";
import type { EntityName } from "#domain/entity-names.ts";
import type { AnyRow, RowId } from "#domain/entities.ts";
import { type Ask, fits } from "#domain/reading.ts";
import type { Rows } from "#tests/make/rows.ts";

/** What requests go by, and which they do not stand in one lane with. */
const GONE_BY: ReadonlySet<EntityName> = new Set([
  "approvalFlow",
  "delegation",
  "department",
  "userGroup",
]);

/**
 * The flows and the people who stand in, as they were before they last changed. A request that is asked for or decided at
 * the very moment in which these change goes by one or the other, wherever the numbers of both come to stand.
 */
export class CompanyBefore {
  readonly #rows: Rows;
  #before = new Map<EntityName, AnyRow[]>();

  constructor(rows: Rows) {
    this.#rows = rows;
  }

  apply(changes: readonly Change[]): void {
    if (changes.some(({ entity }) => GONE_BY.has(entity)))
      this.#before = new Map([...GONE_BY].map((entity) => [entity, this.#rows.all(entity)]));
    this.#rows.apply(changes);
  }

  /** What was there, of these kinds; undefined where it does not matter. */
  answer(ask: Ask): AnyRow | AnyRow[] | undefined {
    if (ask.kind === "get") return this.#of(ask.entity)?.find(({ id }) => id === ask.id);
    if (ask.kind !== "list") return undefined;
    return this.#of(ask.entity)?.filter((row) => fits(row, ask.where));
  }

  #of(entity: EntityName): AnyRow[] | undefined {
    return this.#before.get(entity);
  }
}

/** Whether what was decided is what the tables say came of it: by this flow, and these people let in by it. */
export function isWhatCame(
  changes: readonly Change[],
  truth: ReadonlyMap<EntityName, ReadonlyMap<RowId, object>>,
): boolean {
  const storedOf = (entity: EntityName, id: RowId) => truth.get(entity)?.get(id);
  return changes.every((change) => {
    if (!("put" in change)) return true;
    const stored = storedOf(change.entity, change.put.id);
    if (change.entity === "approval")
      return (
        !stored || (asks(stored as Approval, change.put) && letsIn(changes, change.put, truth))
      );
    if (change.entity !== "recordUser") return true;
    // What went since with its record says nothing any more.
    if (!stored) return !storedOf("record", change.put.recordId);
    return Reflect.get(stored, "createTime") === change.put.createTime;
  });
}

/** Whether a request goes by this flow, and in its runs the same people were asked as they stand there, but for who was handed them. */
function asks(stored: Approval, { flowId, runs }: Approval): boolean {
  return (
    stored.flowId === flowId && runs.every((run) => namedIn(run, stored) === storedIn(run, stored))
  );
}

function storedIn({ id }: StepRun, stored: Approval): string {
  const run = stored.runs.find((one) => one.id === id);
  return run ? namedIn(run, stored) : "";
}

/** Whoever was let in at that moment is let in by it. */
function letsIn(
  changes: readonly Change[],
  { recordId, updateTime }: Approval,
  truth: ReadonlyMap<EntityName, ReadonlyMap<RowId, object>>,
): boolean {
  const known = new Set(changes.map((change) => "put" in change && change.put.id));
  return [...(truth.get("recordUser") ?? [])].every(
    ([id, row]) =>
      Reflect.get(row, "recordId") !== recordId ||
      Reflect.get(row, "createTime") !== updateTime ||
      known.has(id),
  );
}

const HANDS = new Set<ApprovalEvent["what"]>(["transfer", "escalate"]);

/** Those of a run whom the flow itself named. */
function namedIn({ id, tasks }: StepRun, { events }: Approval): string {
  const handed = new Set(
    events.filter((one) => one.runId === id && HANDS.has(one.what)).flatMap((one) => one.userIds),
  );
  const named = tasks.flatMap(({ userId }) => (handed.has(userId) ? [] : userId));
  return [...new Set(named)].toSorted((one, other) => one - other).join();
}

export function goesByCompany(command: CommandName): boolean {
  return command.startsWith("approval.");
}
