import { planScope } from "#domain/scope.ts";
import type { Markup } from "#domain/sheet/markup/markup.ts";
import type { Pin } from "#domain/sheet/pin/pin.ts";
import { fitOfSetOn } from "#domain/sheet/fit/set-on.ts";
import { placeFrom, placesFrom } from "#domain/sheet/fit/sheet-fit.ts";
import { newestRevisionFirst } from "#domain/sheet/revisions-of.ts";
import type { Sheet } from "#domain/sheet/sheet.ts";
import type { SheetRevision } from "#domain/sheet/sheet-revision.ts";
import type { Task } from "#domain/task/task.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { inScopes, planTasks, scopesOfPlan } from "../database/plan-tasks.ts";

/** A sheet with what holds now, and what is on it. */
export interface SheetRow {
  readonly sheet: Sheet;
  readonly revision: SheetRevision | undefined;
  readonly pins: number;
  /** Tasks on it that are not done. */
  readonly open: number;
}

/** The sheets of a plan, or of all plans (0), removed ones too. */
export async function readSheets(database: LocalDatabase, planId: number): Promise<SheetRow[]> {
  const { sheet, sheetRevision, pin, task } = database;
  const scope = planScope(planId);
  const scopes = planId > 0 ? await scopesOfPlan(database, planId) : [];
  const [sheets, revisions, pins] = await Promise.all([
    planId > 0 ? sheet.where("scope").equals(scope).toArray() : sheet.toArray(),
    planId > 0 ? sheetRevision.where("scope").equals(scope).toArray() : sheetRevision.toArray(),
    planId > 0 ? inScopes(pin, scopes).toArray() : pin.toArray(),
  ]);
  const pinned = await task.bulkGet([...new Set(pins.map(({ taskId }) => taskId))]);
  const openIds = new Set(pinned.flatMap((row) => (row?.completeTime === 0 ? [row.id] : [])));
  const byId = new Map(revisions.map((row) => [row.id, row]));
  const bySheet = Map.groupBy(pins, ({ sheetId }) => sheetId);
  return sheets.map((row) => {
    const on = bySheet.get(row.id) ?? [];
    return {
      sheet: row,
      revision: byId.get(row.revisionId),
      pins: on.length,
      open: on.filter(({ taskId }) => openIds.has(taskId)).length,
    };
  });
}

/** A task with its place on a sheet. */
export interface PinnedTask {
  readonly pin: Pin;
  readonly task: Task;
}

/** A sheet with all that is drawn on it and pinned to it. */
export interface SheetView {
  readonly sheet: Sheet;
  /** The newest first. */
  readonly revisions: readonly SheetRevision[];
  /** By their numbers. */
  readonly pins: readonly PinnedTask[];
  readonly markups: readonly Markup[];
}

/** undefined when the sheet is gone or not the person's to see. */
export async function readSheet(
  { sheet, sheetRevision, pin, task, markup }: LocalDatabase,
  sheetId: number,
): Promise<SheetView | undefined> {
  const [row, revisions, pins, markups] = await Promise.all([
    sheet.get(sheetId),
    sheetRevision.where("sheetId").equals(sheetId).toArray(),
    pin.where("sheetId").equals(sheetId).toArray(),
    markup.where("sheetId").equals(sheetId).toArray(),
  ]);
  if (!row) return undefined;
  const tasks = await task.bulkGet(pins.map(({ taskId }) => taskId));
  const pinned = pins.flatMap((each, index) => {
    const of = tasks[index];
    return of && of.planId === row.planId ? [{ pin: each, task: of }] : [];
  });
  return {
    sheet: row,
    revisions: newestRevisionFirst(revisions, row.revisionId),
    pins: pinned.toSorted((one, other) => one.pin.number - other.pin.number),
    markups: markups.toSorted((one, other) => one.createTime - other.createTime),
  };
}

/** The same as one of its revisions shows it: pins, markups and the scale are those of that page. */
export function seenOn(view: SheetView, { fit }: Pick<SheetRevision, "fit">): SheetView {
  const { sheet, revisions, pins, markups } = view;
  const seenPin = (pin: Pin) => ({ ...pin, ...placeFrom(pin, fitOfSetOn(pin, revisions), fit) });
  return {
    ...view,
    sheet: { ...sheet, widthMm: Math.round(sheet.widthMm / fit.across) },
    pins: pins.map(({ pin, task }) => ({ pin: seenPin(pin), task })),
    markups: markups.map((each) => ({
      ...each,
      points: placesFrom(each.points, fitOfSetOn(each, revisions), fit),
    })),
  };
}

/** A sheet on which a task is, with the place of its pin as the revision shows it. */
export interface TaskPlace {
  readonly pin: Pin;
  readonly sheet: Sheet;
  readonly revision: SheetRevision;
}

/** Where a task is on sheets that were not removed. */
export async function readTaskPlaces(
  { pin, sheet, sheetRevision }: LocalDatabase,
  taskId: number,
): Promise<TaskPlace[]> {
  const pins = await pin.where("taskId").equals(taskId).toArray();
  const places: TaskPlace[] = [];
  for (const each of pins) {
    const on = await sheet.get(each.sheetId);
    if (!on || on.removedTime > 0 || on.planId !== each.planId) continue;
    const [revision, setOn] = await sheetRevision.bulkGet([on.revisionId, each.revisionId]);
    if (!revision) continue;
    const place = placeFrom(each, fitOfSetOn(each, setOn ? [setOn] : []), revision.fit);
    places.push({ pin: { ...each, ...place }, sheet: on, revision });
  }
  return places;
}

/** Tasks offered at once. */
const OFFERED_MAX = 5;

/** Open tasks of the sheet's plan that are not on it and whose names say all of the words. */
export async function readPinnable(
  database: LocalDatabase,
  sheetId: number,
  planId: number,
  words: string,
): Promise<Task[]> {
  const wanted = words.toLowerCase().split(/\s+/u).filter(Boolean);
  if (wanted.length === 0) return [];
  const pins = await database.pin.where("sheetId").equals(sheetId).toArray();
  const pinned = new Set(pins.map(({ taskId }) => taskId));
  const tasks = await planTasks(database, await scopesOfPlan(database, planId), 0).toArray();
  return tasks
    .filter(({ id, name, completeTime, archivedTime }) => {
      if (completeTime > 0 || archivedTime > 0 || pinned.has(id)) return false;
      const text = name.toLowerCase();
      return wanted.every((word) => text.includes(word));
    })
    .slice(0, OFFERED_MAX);
}
