import { failure, type Result, success } from "#base/result.ts";
import { TOO_MANY } from "#contract/envelope.ts";
import type { PullBody, PullReply } from "#contract/calls/sync.ts";
import { windowsToWire } from "#contract/windows.ts";
import { entityOf } from "#domain/entities.ts";
import type { Id } from "#domain/id.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import type { Sealer } from "../people/guards/secret-key.ts";
import { jsonObject, type JsonText } from "../json-text.ts";
import { spend } from "../processor/bill.ts";
import type { Server } from "../server.ts";
import { goneBetween, type Stretch, touchedBetween } from "../tables/own/change.ts";
import { readSpaceAt, type Space } from "../tables/own/space.ts";
import { tableOf } from "../tables/registry.ts";
import type { Tx } from "../tables/sql/db.ts";
import { type Cursor, readCursor, writeCursor } from "./cursor.ts";
import { isRefuted, markOf } from "./mark.ts";
import { narrowedFor } from "./narrowed-rows.ts";
import { beginNewEpoch } from "./new-epoch.ts";
import { Page } from "./page.ts";
import { pullWindows } from "./pull-windows.ts";
import { kindsAgain, type Step, stepsOf, viewOf } from "./pull-steps.ts";

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
  const again = kindsAgain(body);
  const comeAgain = again.size > 0 && { again: [...again] };
  const reply = { epoch: space.epoch, head: start.until, mark, reset, time: now, ...comeAgain };
  if (start.since >= start.until && !reset && !comeAgain) return written(reply, page);

  const wanted = { userId, start, again };
  const view = await viewOf(tx, wanted);
  const stretch = { ...start, reach: view.reach };
  if (!goesOn && !reset) await putGone(tx, page, stretch);
  // The log knows what changed, so that nothing else has to be looked through.
  const touched = start.since > 0 ? await touchedBetween(tx, stretch) : undefined;
  const steps = stepsOf(view, touched, wanted);
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

/** Also what went from new scopes: a pull that broke off may have brought it. */
async function putGone(tx: Tx, page: Page, stretch: Stretch) {
  for (const { entity, rowId } of await goneBetween(tx, stretch)) {
    page.remove(entity, tableOf(entity).idType === "bigint" ? Number(rowId) : rowId);
  }
}

function written(
  reply: Omit<PullReply, "rows" | "gone" | "windows" | "otherWindows">,
  page: Page,
): JsonText<PullReply> {
  const { gone } = page;
  const windows = windowsToWire(page.windows);
  return spend(() => jsonObject<PullReply>({ ...reply, rows: page.rows(), gone, ...windows }));
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
    const reached = entityOf(step.entity).windowed
      ? await pullWindows(tx, { ...step, ...range, userId, page, after })
      : await pullRows(tx, step, { range, page, after, userId });
    if (reached !== undefined) return { ...start, step: index, after: reached };
  }
  return undefined;
}

interface PulledRange {
  readonly range: { readonly since: number; readonly until: number };
  readonly page: Page;
  readonly after: number;
  readonly userId: Id;
}

/** Puts a step's rows on the page; gives back the number of the last one where there may be more. */
async function pullRows(
  tx: Tx,
  { entity, scopes }: Step,
  { range, page, after, userId }: PulledRange,
): Promise<number | undefined> {
  const narrowed = await narrowedFor(tx, userId, entity);
  const { portion = page.room } = entityOf(entity);
  for (let reached = Math.max(after, range.since); ;) {
    const room = page.roomFor(portion);
    if (room.rows === 0) return reached;
    const { until } = range;
    const found = await tableOf(entity).newer(tx, scopes, { since: reached, until }, room);
    page.put(entity, narrowed(found.json), found.count);
    if (!found.hasMore) return undefined;
    reached = found.seq;
  }
}
