import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/trust/report.ts";
import type { Change } from "#domain/command.ts";
import type { Id } from "#domain/id.ts";
import type { MessageReport } from "#domain/message/report/message-report.ts";
import { takeMessageAway } from "#domain/message/withdraw-message.ts";
import { get, type Reading, runReading } from "#domain/reading.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { dialogScope, type Scope, userScope } from "#domain/scope.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { enterLanes } from "../commands/lane.ts";
import { RowsInWork } from "../commands/rows-in-work.ts";
import type { Server } from "../server.ts";
import { openReportsAbout, reportsOf } from "../tables/lists/message-reports.ts";
import { addAudit } from "../tables/own/audit.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db, Tx } from "../tables/sql/db.ts";

/** Reports that are shown at once. */
const SHOWN = 100;

/** `report/list` */
export async function listReports(
  db: Db,
  { state }: ParsedBodyOf<typeof calls.listReports>,
): Promise<Result<ReplyOf<typeof calls.listReports>, Refusal>> {
  const ids = await reportsOf(db, { isOpen: state === "open", most: SHOWN + 1 });
  const records = await reportsBy(db, ids.slice(0, SHOWN));
  return success({ records, more: ids.length > SHOWN });
}

/** `report/decide`: once; whoever decides later than another administrator learns what was decided. */
export async function decideReport(
  { database, hub, now: clock }: Pick<Server, "database" | "hub" | "now">,
  adminId: Id,
  { id, action }: ParsedBodyOf<typeof calls.decideReport>,
): Promise<Result<MessageReport, Refusal>> {
  const now = clock();
  const decided = await database.transaction(
    async (tx): Promise<Result<MessageReport, Refusal>> => {
      const seen = await tableOf("messageReport").get(tx, id);
      if (!seen) return failure(parameterError("rowGone"));
      // What is removed is decided for all who reported it.
      const ids = action === "remove" ? await openReportsAbout(tx, seen.msgId) : [id];
      await enterLanes(tx, await lanesOf(tx, [seen, ...(await reportsBy(tx, ids))]));
      const open = (await reportsBy(tx, ids)).filter(({ state }) => state === "open");
      const report = await tableOf("messageReport").get(tx, id);
      if (report?.state !== "open")
        return report ? success(report) : failure(parameterError("rowGone"));
      const state = action === "remove" ? ("removed" as const) : ("dismissed" as const);
      const changes: Change[] = open.map((row) => ({
        entity: "messageReport",
        action: "update",
        put: { ...row, state, decideTime: now },
      }));
      if (action === "remove") {
        const rows = new RowsInWork(tx);
        const actor = { userId: adminId, isAdmin: true, now, arrivedAt: now };
        changes.push(
          ...(await runReading(removal(seen.msgId, actor), async (ask) => rows.answer(ask))),
        );
      }
      const author = await tableOf("user").get(tx, seen.authorId);
      const detail = { name: author?.nickname ?? "", note: seen.place, what: state };
      const line = { kind: "report", targetId: seen.authorId, detail } as const;
      await addAudit(tx, [{ ...line, userId: adminId, at: now }]);
      await applyChanges(tx, changes, { actorId: adminId, at: now });
      return success({ ...report, state, decideTime: now });
    },
  );
  if (decided.ok) hub.wake();
  return decided;
}

/** The message goes from wherever it stands by now; one that its author took back, or whose chat is gone, is gone. */
function* removal(msgId: Id, actor: Parameters<typeof takeMessageAway>[1]): Reading<Change[]> {
  const message = yield* get("message", msgId);
  const dialog = message && (yield* get("dialog", message.dialogId));
  if (!message || !dialog || message.withdrawTime > 0) return [];
  return yield* takeMessageAway({ message, dialog }, actor);
}

/** Those of the reporters, and that in which the message stands. */
async function lanesOf(tx: Tx, reports: readonly MessageReport[]): Promise<Scope[]> {
  const [first] = reports;
  const message = first && (await tableOf("message").get(tx, first.msgId));
  const place = message ? [dialogScope(message)] : [];
  return [...place, ...reports.map(({ userId }) => userScope(userId))];
}

async function reportsBy(db: Db, ids: readonly string[]): Promise<MessageReport[]> {
  const rows = await Promise.all(ids.map(async (id) => tableOf("messageReport").get(db, id)));
  return rows.filter((row) => row !== undefined);
}
