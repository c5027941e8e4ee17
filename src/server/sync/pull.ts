import { failure, type Result, success } from "#base/result.ts";
import type { PullBody, PullReply } from "#contract/calls/sync.ts";
import { type EntityName, entityNames } from "#domain/entity-names.ts";
import { entityOf } from "#domain/entities.ts";
import type { Id } from "#domain/id.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { companyScope, userScope } from "#domain/scope.ts";
import { type Grant, grantsOf } from "../tables/access.ts";
import { goneBetween, touchedBetween } from "../tables/own/change.ts";
import { readSpace, type Space } from "../tables/own/space.ts";
import { tableOf } from "../tables/registry.ts";
import type { Database, Tx } from "../tables/sql/db.ts";
import { type Cursor, readCursor, writeCursor } from "./cursor.ts";
import { Page } from "./page.ts";
import { pullMessages } from "./pull-messages.ts";

/**
 * A pull runs through steps, each of which may take several pages: for every
 * entity first the scopes that the client knows, from where it stands, then
 * those that it was let into since then, from the beginning.
 */
interface Step {
  entity: EntityName;
  scopes: readonly string[];
  since: number;
  fresh: boolean;
}

/** Rows that are long each are read in smaller portions. */
const PORTION = { taskContent: 100 } as Partial<Record<EntityName, number>>;

/** Rows newer than the caller's and tombstones, one page of one consistent cut. */
export async function pull(
  database: Database,
  userId: Id,
  body: PullBody,
  now: number,
): Promise<Result<PullReply, Refusal>> {
  const cursor = body.cursor === undefined ? undefined : readCursor(body.cursor);
  if (body.cursor !== undefined && !cursor) return failure(parameterError());
  return success(
    await database.transaction(async (tx) => pullPage(tx, userId, body, cursor, now), "snapshot"),
  );
}

async function pullPage(
  tx: Tx,
  userId: Id,
  body: PullBody,
  cursor: Cursor | undefined,
  now: number,
): Promise<PullReply> {
  const [space, grants] = await Promise.all([readSpace(tx), grantsOf(tx, userId)]);
  const goesOn = cursor !== undefined && cursor.epoch === space.epoch && cursor.until <= space.head;
  const reset = !goesOn && mustStartOver(space, body);
  const start: Cursor = goesOn
    ? cursor
    : { epoch: space.epoch, since: reset ? 0 : body.since, until: space.head, step: 0, after: 0 };
  const page = new Page();
  const reply = { epoch: space.epoch, head: start.until, reset, time: now };
  if (start.since >= start.until && !reset) return { ...reply, ...contentOf(page) };

  const { known, fresh } = scopesOf(userId, grants, start);
  if (!goesOn && start.since > 0) {
    for (const { entity, rowId } of await goneBetween(tx, known, start.since, start.until)) {
      page.remove(entity, tableOf(entity).idType === "bigint" ? Number(rowId) : rowId);
    }
  }
  const steps = await stepsOf(tx, known, fresh, start);
  const next = await fillPage(tx, { userId, page, steps, start });
  return { ...reply, ...contentOf(page), ...(next && { cursor: writeCursor(next) }) };
}

function mustStartOver(space: Space, body: PullBody): boolean {
  return body.epoch !== space.epoch || body.since > space.head || body.since < space.floor;
}

function contentOf({ rows, gone, windows }: Page): Pick<PullReply, "rows" | "gone" | "windows"> {
  return { rows, gone, windows };
}

function scopesOf(userId: Id, grants: readonly Grant[], { since, until }: Cursor) {
  const known: string[] = [userScope(userId), companyScope];
  const fresh: string[] = [];
  for (const { target, seq } of grants) {
    // Whoever was let in after the cut gets the scope with the next pull.
    if (seq <= until) (seq > since ? fresh : known).push(target);
  }
  return { known, fresh };
}

async function stepsOf(
  tx: Tx,
  known: readonly string[],
  fresh: readonly string[],
  { since, until }: Cursor,
): Promise<Step[]> {
  // The log knows what changed, so that nothing else has to be looked through.
  const touched = since > 0 ? await touchedBetween(tx, known, since, until) : undefined;
  return entityNames.flatMap((entity) => {
    const scopes = touched
      ? touched.filter((line) => line.entity === entity).map((line) => line.scope)
      : known;
    return [
      { entity, scopes, since, fresh: since === 0 },
      { entity, scopes: fresh, since: 0, fresh: true },
    ];
  });
}

interface Filling {
  userId: Id;
  page: Page;
  steps: readonly Step[];
  start: Cursor;
}

/** Runs steps until the page is full; gives back where the next page begins, or undefined after the last step. */
async function fillPage(
  tx: Tx,
  { userId, page, steps, start }: Filling,
): Promise<Cursor | undefined> {
  let { after } = start;
  for (let index = start.step; index < steps.length; index += 1) {
    const step = steps[index];
    if (!step || step.scopes.length === 0) continue;
    const range = { since: step.since, until: start.until };
    const reached = entityOf(step.entity).windowed
      ? await pullMessages(tx, { ...step, ...range, userId, page, after })
      : await pullRows(tx, step, { range, page, after });
    if (reached !== undefined) return { ...start, step: index, after: reached };
    after = 0;
  }
  return undefined;
}

/** Puts a step's rows on the page; gives back the number of the last one where there may be more. */
async function pullRows(
  tx: Tx,
  { entity, scopes }: Step,
  { range, page, after }: { range: { since: number; until: number }; page: Page; after: number },
): Promise<number | undefined> {
  for (let reached = Math.max(after, range.since); ;) {
    const limit = Math.min(page.room, PORTION[entity] ?? page.room);
    if (limit === 0) return reached;
    const found = await tableOf(entity).newer(
      tx,
      scopes,
      { since: reached, until: range.until },
      limit,
    );
    for (const { row, seq } of found) {
      page.put(entity, row);
      reached = seq;
    }
    if (found.length < limit) return undefined;
  }
}
