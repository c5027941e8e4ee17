import { isDeepStrictEqual } from "node:util";
import type { Actor, Change } from "#domain/command.ts";
import { commandOf } from "#domain/commands.ts";
import { type EntityName, entityNames } from "#domain/entity-names.ts";
import { type AnyRow, entityOf, type RowId } from "#domain/entities.ts";
import type { Id } from "#domain/id.ts";
import { lineBodyOf } from "#domain/message/message-body.ts";
import { type Ask, runReading } from "#domain/reading.ts";
import { laneOfRow, openScopes } from "#domain/scope.ts";
import { accessId } from "#domain/user/access.ts";
import { cleanOne, keepableTexts, sanitiseDeclared } from "#server/commands/clean-texts.ts";
import type { Database } from "#server/tables/sql/db.ts";
import { createRows, type Rows } from "#tests/make/rows.ts";
import { createSerialNumbers } from "#tests/make/serial-numbers.ts";
import { CLOCK, type Records, type Settled } from "../play/records.ts";
import { arriveAgain } from "./arrive-again.ts";
import { CompanyBefore, goesByCompany, isWhatCame } from "./company-before.ts";
import { lapseAgain } from "./lapse-again.ts";
import { serverRows, textOf } from "./rows.ts";

/** Messages that come to a chat at the moment in which somebody hides it. */
const SAID_AT_ONCE = 2;
/** Rows that come and go without commands. */
const unruled: ReadonlySet<EntityName> = new Set(["device", "company", "access", "notice"]);

/**
 * The server's tables are what its own answers say: every command that it called
 * done, run once more in that order by the rules alone, gives the same rows (I2, I3).
 */
export async function checkReplay(database: Database, records: Records): Promise<string[]> {
  const rows = createRows();
  const giveNumber = createSerialNumbers();
  rows.apply(records.people);
  const company = new CompanyBefore(rows);
  const truth = await serverRows(database);
  const violations: string[] = [];
  for (const settled of records.settled) {
    if (settled.clientId === CLOCK) await lapseAgain(rows, company, settled.at);
    if (settled.code !== 200) continue;
    arriveAgain(rows, truth, settled.at);
    const problem = await repeat({ rows, giveNumber, company, truth }, records, settled);
    if (problem) violations.push(`server: ${settled.clientId} ${settled.n} ${problem}`);
    if (violations.length > 0) return violations;
  }
  arriveAgain(rows, truth, Number.POSITIVE_INFINITY);
  for (const entity of entityNames) {
    if (unruled.has(entity)) continue;
    violations.push(...differences(entity, rows, truth.get(entity) ?? new Map()));
  }
  return violations;
}

interface Truth {
  readonly rows: Rows;
  readonly giveNumber: ReturnType<typeof createSerialNumbers>;
  readonly company: CompanyBefore;
  /** What lies in the server's tables in the end. */
  readonly truth: ReadonlyMap<EntityName, ReadonlyMap<RowId, object>>;
}

async function repeat(
  { rows, giveNumber, company, truth }: Truth,
  records: Records,
  settled: Settled,
): Promise<string | undefined> {
  const arrived = records.arrivedWith(settled.clientId, settled.n);
  if (!arrived) return "was done and never came";
  const command = commandOf(arrived.command);
  // A browser of one's own is signed out beside the rules' world.
  if (arrived.command === "device.remove") return undefined;
  const parsed = command.arguments.safeParse(arrived.data);
  if (!parsed.success) return "was done with arguments of another shape";
  const { userId, actedAt: now, at: arrivedAt } = settled;
  const actor: Actor = { userId, isAdmin: false, now, arrivedAt };
  const args = await sanitiseDeclared(command.arguments, keepableTexts(parsed.data));
  if (!args.ok) return "was done with a text that fits into no row";
  const answer = async (ask: Ask) => {
    if (ask.kind === "count") return rows.count(ask.entity, ask.scope);
    // What was done was not refused for it.
    if (ask.kind === "leavings") return 0;
    if (ask.kind === "lines")
      return rows.all("message").filter((row) => lineBodyOf(row)?.msgId === ask.of.id);
    if (ask.kind === "nextNumber") return giveNumber(ask);
    if (ask.kind === "clean") return cleanOne(ask.html);
    if (ask.kind === "holdsAll") return true;
    if (ask.kind === "ahead" || ask.kind === "glance") return undefined;
    // What was done had nothing that another one had.
    if (ask.kind === "claimKeys") return [];
    const sees = { userId, reachesPrivate: command.reachesPrivate };
    const mayRead = (row: AnyRow) => command.seesAll ?? maySee(rows, sees, ask.entity, row);
    if (ask.kind === "list") return rows.list(ask.entity, ask.where, ask.edge).filter(mayRead);
    const row = rows.find(ask.entity, ask.id);
    return row && mayRead(row) ? row : undefined;
  };
  let decision = await runReading(command.decide(args.value, actor), answer);
  const isIt = decision.ok && isWhatCame(decision.changes, truth);
  if (!isIt && goesByCompany(arrived.command)) {
    const reading = command.decide(args.value, actor);
    const before = await runReading(reading, async (ask) => company.answer(ask) ?? answer(ask));
    // Of what was asked for and decided at the same moment neither alone says who was let in.
    if (!decision.ok || (before.ok && isWhatCame(before.changes, truth))) decision = before;
  }
  if (!decision.ok) return `${arrived.command} was done, but is ${decision.refusal.reason}`;
  company.apply(decision.changes.map((change) => hiddenThen(change, truth)));
  return undefined;
}

/**
 * Whoever hides a chat at the very moment in which something is said there hides it up to that or up to what came before:
 * the chat is in another lane than what somebody keeps of it.
 */
function hiddenThen(change: Change, truth: Truth["truth"]): Change {
  if (change.entity !== "dialogSetting" || !("put" in change)) return change;
  const { put } = change;
  const stored = Number(
    Reflect.get(truth.get("dialogSetting")?.get(put.id) ?? {}, "hiddenUntil") ?? 0,
  );
  const between = put.hiddenUntil - stored;
  return stored > 0 && between > 0 && between <= SAID_AT_ONCE
    ? { ...change, put: { ...put, hiddenUntil: stored } }
    : change;
}

/** What lies in scopes that a person is not let into is to a rule as if it were not there. */
function maySee(
  rows: Rows,
  { userId, reachesPrivate }: { userId: Id; reachesPrivate: true | undefined },
  entity: EntityName,
  row: AnyRow,
): boolean {
  const own = entityOf(entity).scope(row);
  const scope = reachesPrivate ? laneOfRow(row, own) : own;
  return (
    openScopes(userId).includes(scope) || rows.find("access", accessId(userId, scope)) !== undefined
  );
}

function differences(entity: EntityName, rows: Rows, truth: ReadonlyMap<RowId, object>): string[] {
  const violations: string[] = [];
  const expected = new Map(rows.all(entity).map((row) => [row.id, row]));
  for (const [id, row] of truth) {
    const other = expected.get(id);
    if (!other) violations.push(`server: ${entity} ${id} came from no command`);
    else if (!isDeepStrictEqual({ ...other }, row) && textOf(other) !== textOf(row)) {
      violations.push(`server: ${entity} ${id} is ${textOf(row)}, commands say ${textOf(other)}`);
    }
  }
  for (const id of expected.keys()) {
    if (!truth.has(id)) violations.push(`server: ${entity} ${id} is lost`);
  }
  return violations;
}
