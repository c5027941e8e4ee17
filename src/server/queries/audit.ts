import { type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/administration.ts";
import type { Id } from "#domain/id.ts";
import { AUDIT_EXPORT_MAX, AUDIT_PAGE } from "#domain/limits.ts";
import type { Refusal } from "#domain/refusal.ts";
import { addAudit, type AuditLine, listAudit as readAudit } from "../tables/own/audit.ts";
import type { Database, Db } from "../tables/sql/db.ts";
import { tableOf } from "../tables/registry.ts";

/** One page of the audit log, the newest first. */
export async function listAudit(
  db: Db,
  { size = AUDIT_PAGE, ...filter }: ParsedBodyOf<typeof calls.listAudit>,
): Promise<Result<ReplyOf<typeof calls.listAudit>, Refusal>> {
  // One line more than wanted says whether there are more.
  const lines = await readAudit(db, filter, size + 1);
  return success({ records: lines.slice(0, size), more: lines.length > size });
}

/** All lines that fit, as a table for other programs; taking it is noted in the same transaction. */
export async function exportAudit(
  database: Database,
  actorId: Id,
  filter: ParsedBodyOf<typeof calls.exportAudit>,
  now: number,
): Promise<Result<ReplyOf<typeof calls.exportAudit>, Refusal>> {
  return database.transaction(async (tx) => {
    const lines = await readAudit(tx, filter, AUDIT_EXPORT_MAX + 1);
    const taken = lines.slice(0, AUDIT_EXPORT_MAX);
    const people = await tableOf("user").find(tx, [...new Set(taken.map(({ userId }) => userId))]);
    const names = new Map(people.map(({ row }) => [row.id, row.nickname]));
    const detail = { what: "audit", lines: taken.length };
    await addAudit(tx, [{ kind: "export", targetId: 0, detail, userId: actorId, at: now }]);
    return success({ csv: csvOf(taken, names), truncated: lines.length > AUDIT_EXPORT_MAX });
  });
}

const COLUMNS = ["time", "kind", "user", "userName", "target", "detail", "address", "device"];

function csvOf(lines: readonly AuditLine[], names: ReadonlyMap<Id, string>): string {
  const rows = lines.map(({ at, kind, userId, targetId, detail, address, device }) => [
    new Date(at).toISOString(),
    kind,
    String(userId),
    names.get(userId) ?? "",
    String(targetId),
    JSON.stringify(detail),
    address,
    device,
  ]);
  return [COLUMNS, ...rows].map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
}

/** A cell that a spreadsheet shows and never runs: names are chosen by people. */
function csvCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
