import type { Approval } from "#domain/approval/approval.ts";
import { allNodes, readFlow } from "#domain/approval/definition/read-flow.ts";
import type { FlowStep } from "#domain/approval/flow/flow.ts";
import { entityNames } from "#domain/entity-names.ts";
import { tableOf } from "#client/data/database/local-database.ts";
import type { Database } from "#server/tables/sql/db.ts";
import { tableRows } from "#tests/make/table-rows.ts";
import type { Browser } from "../browser/browser.ts";
import { SECRET, SECRET_WORDS } from "../play/requests/draw-flow.ts";

/** What is decided in a step that is signed was signed. */
function wrongSignatures(approval: Approval, steps: readonly FlowStep[]): string[] {
  const signed = new Set(steps.flatMap(({ id, signs }) => (signs === true ? [id] : [])));
  return approval.events.flatMap(({ what, runId, userId, signature }) => {
    const run = approval.runs.find(({ id }) => id === runId);
    const isDecision = what === "approve" || what === "reject";
    return isDecision && signature === undefined && run && signed.has(run.nodeId)
      ? [`was decided by ${userId} in run ${runId}, and not signed`]
      : [];
  });
}

/** Nobody is handed what every step hides that asked them, but who may read it anyway. */
export async function checkHidden(
  database: Database,
  { administratorId, deputies }: { administratorId: number; deputies: ReadonlySet<number> },
): Promise<string[]> {
  const flows = new Map((await tableRows(database, "approvalFlow")).map((row) => [row.id, row]));
  const people = await tableRows(database, "recordUser");
  const approvals = await tableRows(database, "approval");
  return approvals.flatMap((approval) => {
    const flow = readFlow(flows.get(approval.flowId)?.flow ?? "");
    if (!flow.ok) return [];
    const steps = allNodes(flow.value.nodes).filter((node) => node.kind === "step");
    const hiding = new Set(steps.filter(hidesSecret).map(({ id }) => id));
    const may = new Set([administratorId, ...mayRead(approval, { hiding, deputies })]);
    const told = people.filter(
      ({ recordId, hidden, userId }) =>
        recordId === approval.recordId && !hidden.includes(SECRET) && !may.has(userId),
    );
    return [
      ...wrongSignatures(approval, steps),
      ...told.map(({ userId }) => `shows ${userId} what every step hides that asked them`),
    ].map((words) => `server: request ${approval.id} ${words}`);
  });
}

function hidesSecret({ fields = [] }: FlowStep): boolean {
  return fields.some(({ path, right }) => path === SECRET && right === "hidden");
}

interface Hiding {
  /** The steps that hide it. */
  readonly hiding: ReadonlySet<number>;
  /** Who ever stood in for somebody: where they were asked by a step, that is not told any more. */
  readonly deputies: ReadonlySet<number>;
}

/** Who asks, whom the flow gives a copy, and whom a step asked that hides nothing. */
function mayRead(
  { createUserId, copies, runs }: Approval,
  { hiding, deputies }: Hiding,
): readonly number[] {
  const open = runs.filter(({ nodeId }) => !hiding.has(nodeId)).flatMap(({ tasks }) => tasks);
  return [
    createUserId,
    ...copies.filter(({ chosen }) => !chosen).map(({ userId }) => userId),
    ...open.flatMap(({ userId, deputyId }) => [userId, deputyId ?? userId]),
    ...(open.length > 0 ? deputies : []),
  ];
}

/** Of what is kept from a person nothing lies in their browser, in no row of whatever kind, nor below what waits. */
export async function checkKept(database: Database, browser: Browser): Promise<string[]> {
  const { observer, userId, name } = browser;
  const people = await tableRows(database, "recordUser");
  const kept = new Set(
    people
      .filter((one) => one.userId === userId && one.hidden.includes(SECRET))
      .map(({ recordId }) => String(recordId)),
  );
  const found: string[] = [];
  for (const entity of entityNames) {
    for (const row of await tableOf(observer, entity).toArray()) {
      if (!JSON.stringify(row).includes(SECRET_WORDS)) continue;
      const id = String(row["id"]);
      const isOwn = entity === "record" ? !kept.has(id) : false;
      if (!isOwn) found.push(`${entity} ${id}`);
    }
  }
  for (const { table, key, base } of await observer.shadow.toArray()) {
    const isTold = base && JSON.stringify(base).includes(SECRET_WORDS);
    if (isTold && (table !== "record" || kept.has(String(key))))
      found.push(`base of ${table} ${key}`);
  }
  return found.map((what) => `${name}: holds what is kept from them in ${what}`);
}
