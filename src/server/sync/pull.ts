import { failure, type Result, success } from "#base/result.ts";
import { TOO_MANY } from "#contract/envelope.ts";
import type { PullBody, PullReply } from "#contract/calls/sync.ts";
import { type EntityName, entityNames } from "#domain/entity-names.ts";
import { entityOf } from "#domain/entities.ts";
import type { Id } from "#domain/id.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { openScopes } from "#domain/scope.ts";
import type { Sealer } from "../people/guards/secret-key.ts";
import { jsonObject, type JsonText } from "../json-text.ts";
import { spend } from "../processor/bill.ts";
import type { Server } from "../server.ts";
import { grantsBetween, grantsOf } from "../tables/access.ts";
import { goneBetween, type Reach, touchedBetween } from "../tables/own/change.ts";
import { readSpaceAt, type Space } from "../tables/own/space.ts";
import { tableOf } from "../tables/registry.ts";
import type { Tx } from "../tables/sql/db.ts";
import { type Cursor, readCursor, writeCursor } from "./cursor.ts";
import { isRefuted, markOf } from "./mark.ts";
import { beginNewEpoch } from "./new-epoch.ts";
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

/** Lines of the log that are gone through faster than a person's scopes are looked up in it. */
const LOG_READ_THROUGH = 2_000;

interface Asking {
  userId: Id;
  sealer: Sealer;
  body: PullBody;
  cursor: Cursor | undefined;
  now: number;
}

const tooMany: Refusal = { code: TOO_MANY, reason: "tooMany" };

/** Rows newer than the caller's and tombstones, one page of one consistent cut. */
export async function pull(
  server: Pick<Server, "database" | "log" | "hub" | "sealer">,
  userId: Id,
  body: PullBody,
  now: number,
): Promise<Result<JsonText<PullReply>, Refusal>> {
  const { database, sealer } = server;
  const cursor =
    body.cursor === undefined ? undefined : readCursor({ sealer, userId }, body.cursor);
  if (body.cursor !== undefined && !cursor) return failure(parameterError());
  const asking = { userId, sealer, body, cursor, now };
  const reply = await database.transaction(async (tx) => pullPage(tx, asking), "snapshot");
  if (reply !== "refuted") return success(reply);
  if (!(await beginNewEpoch(server, body.epoch, now))) return failure(tooMany);
  const over = { ...asking, body: { epoch: "", since: 0 }, cursor: undefined };
  return success(await database.transaction(async (tx) => firstPage(tx, over), "snapshot"));
}

/** The page of somebody who starts over. */
async function firstPage(tx: Tx, asking: Asking): Promise<JsonText<PullReply>> {
  const page = await pullPage(tx, asking);
  if (page === "refuted") throw new Error("Who claims nothing cannot be refuted.");
  return page;
}

async function pullPage(
  tx: Tx,
  { userId, sealer, body, cursor, now }: Asking,
): Promise<JsonText<PullReply> | "refuted"> {
  const found = await readSpaceAt(tx, { known: body.known?.seq, until: cursor?.until });
  const { space } = found;
  if (body.epoch === space.epoch && body.known && isRefuted(space, body.known, found.known)) {
    return "refuted";
  }
  const goesOn = cursor !== undefined && canGoOn(space, cursor);
  const reset = !goesOn && mustStartOver(space, body);
  const start: Cursor = goesOn
    ? cursor
    : { epoch: space.epoch, since: reset ? 0 : body.since, until: space.head, step: 0, after: 0 };
  const page = new Page();
  const mark = start.until === found.until?.seq ? markOf(space, found.until) : "";
  const reply = { epoch: space.epoch, head: start.until, mark, reset, time: now };
  if (start.since >= start.until && !reset) return written(reply, page);

  const view = await viewOf(tx, userId, start);
  const stretch = { ...start, reach: view.reach };
  if (!goesOn && !reset) {
    // Also what went from new scopes: a pull that broke off may have brought it.
    for (const { entity, rowId } of await goneBetween(tx, stretch)) {
      page.remove(entity, tableOf(entity).idType === "bigint" ? Number(rowId) : rowId);
    }
  }
  // The log knows what changed, so that nothing else has to be looked through.
  const touched = start.since > 0 ? await touchedBetween(tx, stretch) : undefined;
  const steps = stepsOf(view, touched, start);
  const next = await fillPage(tx, { userId, page, steps, start });
  const onward = next && { cursor: writeCursor({ sealer, userId }, next) };
  return written({ ...reply, ...onward }, page);
}

/** Whether the cut of the page before still stands, and the log still reaches back to where it began. */
function canGoOn(space: Space, { epoch, since, until }: Cursor): boolean {
  return epoch === space.epoch && until <= space.head && (since === 0 || since >= space.floor);
}

function mustStartOver(space: Space, body: PullBody): boolean {
  return body.epoch !== space.epoch || body.since > space.head || body.since < space.floor;
}

function written(
  reply: Omit<PullReply, "rows" | "gone" | "windows">,
  page: Page,
): JsonText<PullReply> {
  const { gone, windows } = page;
  return spend(() => jsonObject<PullReply>({ ...reply, rows: page.rows(), gone, windows }));
}

/** What somebody may see, as far as a pull has to know it. */
interface View {
  /** All scopes, by name or as whoever is let into them. */
  reach: Reach;
  /** Those of them of which the client has nothing yet. */
  fresh: readonly string[];
  /** Those that it had before, where nothing can be told from the log. */
  known: readonly string[];
}

/**
 * Where little has been logged since, the log is gone through and nobody asks how many scopes there
 * are; where much has been, each scope is looked up in it.
 */
async function viewOf(tx: Tx, userId: Id, { since, until }: Cursor): Promise<View> {
  if (since > 0 && until - since <= LOG_READ_THROUGH) {
    const granted = await grantsBetween(tx, userId, since, until);
    return { reach: { userId }, fresh: granted.map(({ target }) => target), known: [] };
  }
  const known: string[] = openScopes(userId);
  const fresh: string[] = [];
  for (const { target, seq } of await grantsOf(tx, userId)) {
    // Whoever was let in after the cut gets the scope with the next pull.
    if (seq <= until) (seq > since ? fresh : known).push(target);
  }
  return { reach: { scopes: [...known, ...fresh] }, fresh, known };
}

function stepsOf(
  { known, fresh }: View,
  touched: readonly { entity: EntityName; scope: string }[] | undefined,
  { since }: Cursor,
): Step[] {
  const isFresh = new Set(fresh);
  const changed = touched?.filter(({ scope }) => !isFresh.has(scope));
  const byEntity = changed && Map.groupBy(changed, ({ entity }) => entity);
  return entityNames.flatMap((entity) => {
    const scopes = byEntity ? (byEntity.get(entity) ?? []).map(({ scope }) => scope) : known;
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
  for (const [index, step] of steps.entries()) {
    if (index < start.step || step.scopes.length === 0) continue;
    // Of the step in which the page before ended nothing may be left: whoever lost its scopes meanwhile goes on with the next.
    const after = index === start.step ? start.after : 0;
    const range = { since: step.since, until: start.until };
    const reached = entityOf(step.entity).windowedBy
      ? await pullMessages(tx, { ...step, ...range, userId, page, after })
      : await pullRows(tx, step, { range, page, after });
    if (reached !== undefined) return { ...start, step: index, after: reached };
  }
  return undefined;
}

/** Puts a step's rows on the page; gives back the number of the last one where there may be more. */
async function pullRows(
  tx: Tx,
  { entity, scopes }: Step,
  { range, page, after }: { range: { since: number; until: number }; page: Page; after: number },
): Promise<number | undefined> {
  const { portion = page.room } = entityOf(entity);
  for (let reached = Math.max(after, range.since); ;) {
    const room = page.roomFor(portion);
    if (room.rows === 0) return reached;
    const { until } = range;
    const found = await tableOf(entity).newer(tx, scopes, { since: reached, until }, room);
    page.put(entity, found.json, found.count);
    if (!found.hasMore) return undefined;
    reached = found.seq;
  }
}
