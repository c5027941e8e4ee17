import { AUDIT_KEPT, LEFT_ALONE, LOG_KEPT } from "#domain/limits.ts";
import { MAIL_KEPT } from "#domain/plan/mail/mail-limits.ts";
import type { Server } from "../server.ts";
import { trimRuns } from "../tables/own/automation/automation-run.ts";
import { removeAuditBefore } from "../tables/own/audit.ts";
import {
  firstChangeSince,
  newestChangeTime,
  removeChangesBelowFloor,
} from "../tables/own/change.ts";
import { removeLedgerEntriesBefore } from "../tables/own/ledger.ts";
import { removeDeparturesBefore } from "../tables/own/departure.ts";
import { removePlanMailsBefore } from "../tables/own/outward/plan-mail.ts";
import { raiseFloor } from "../tables/own/space.ts";
import { takeTurn } from "../tables/own/turn.ts";
import type { Tx } from "../tables/sql/db.ts";

/** Lines of one transaction: what waits behind it waits for milliseconds. */
const BATCH = 1_000;

/** Removes old lines of change log, audit log and e-mails that came, and old answers to mutations, on one server at a time. */
export async function pruneOld({ database, now }: Pick<Server, "database" | "now">): Promise<void> {
  const newest = await newestChangeTime(database);
  if (newest === undefined) return;
  // A clock that runs far ahead must not make everything old at once.
  const present = Math.min(now(), newest);
  const before = present - LOG_KEPT;
  const inTurn = async (work: (tx: Tx) => Promise<boolean>) => {
    const step = async () =>
      database.transaction(async (tx) => (await takeTurn(tx, "retention")) && work(tx));
    while (await step());
  };
  const first = await firstChangeSince(database, before);
  // The floor comes first: whoever stands below it must not take the log for whole.
  if (first !== undefined) await raiseFloor(database, first - 1);
  await inTurn(async (tx) => (await removeChangesBelowFloor(tx, BATCH)) === BATCH);
  await inTurn(async (tx) => (await removeLedgerEntriesBefore(tx, before, BATCH)) === BATCH);
  await inTurn(async (tx) => trimRuns(tx, present, BATCH));
  const mailBefore = present - MAIL_KEPT;
  await inTurn(async (tx) => (await removePlanMailsBefore(tx, mailBefore, BATCH)) === BATCH);
  const auditBefore = present - AUDIT_KEPT;
  await removeDeparturesBefore(database, present - LEFT_ALONE);
  await inTurn(async (tx) => (await removeAuditBefore(tx, auditBefore, BATCH)) === BATCH);
}
