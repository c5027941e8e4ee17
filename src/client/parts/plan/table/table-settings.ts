import { movedRow } from "#client/ui/each/moved-row.ts";
import {
  type Grouping,
  GROUPINGS,
  isOwnField,
  type OwnField,
  TABLE_FIELDS,
  type TableField,
  USUAL_FIELDS,
  usualWidth,
  WIDTH_LEAST,
  WIDTH_MOST,
} from "./table-fields.ts";
import type { TableView } from "#domain/plan/view/table-view.ts";

/** By what the rows are ordered; the first of several counts most. */
export interface SortKey {
  readonly field: TableField;
  readonly descending: boolean;
}

/** A column that is shown. */
export interface ShownField {
  readonly field: TableField;
  /** Pixels. */
  readonly width: number;
}

/** How a person has set up the table of a plan. */
export interface TableSettings {
  readonly sort: readonly SortKey[];
  readonly group: Grouping | undefined;
  /** In the order in which they stand; never without the name. */
  readonly fields: readonly ShownField[];
  /** Keys of the groups that are folded. */
  readonly folded: readonly string[];
}

const shownAsUsual = (field: TableField): ShownField => ({ field, width: usualWidth(field) });

/** The settings from whatever was stored; what it does not know is as usual. */
export function readTableSettings(
  stored: unknown,
  usual: readonly TableField[] = USUAL_FIELDS,
): TableSettings {
  const { sort, group, fields, folded } = recordOf(stored);
  const shown = firstOfEach(
    listOf(fields).flatMap((entry): ShownField[] => {
      const { field, width } = recordOf(entry);
      return isField(field) ? [{ field, width: boundWidth(width, field) }] : [];
    }),
  );
  const named = shown.some(({ field }) => field === "name") ? shown : usual.map(shownAsUsual);
  return {
    sort: firstOfEach(
      listOf(sort).flatMap((entry): SortKey[] => {
        const { field, descending } = recordOf(entry);
        return isField(field) ? [{ field, descending: descending === true }] : [];
      }),
    ),
    group: isOwnField(group) ? group : GROUPINGS.find((grouping) => grouping === group),
    fields: named,
    folded: listOf(folded).filter((key) => typeof key === "string"),
  };
}

/** The settings as a view of the plan says them; what is folded each person keeps for themselves. */
export function tableViewOf({ sort, group, fields }: TableSettings): TableView {
  return { sort: [...sort], group, fields: [...fields] };
}

/** The fields of the plan that there are. */
type Known = Pick<ReadonlyMap<OwnField, unknown>, "has">;

/** The settings without what goes by a field that the plan has no more. */
export function settingsOf(settings: TableSettings, own: Known): TableSettings {
  const isThere = (field: TableField) => !isOwnField(field) || own.has(field);
  return {
    ...settings,
    fields: settings.fields.filter(({ field }) => isThere(field)),
    sort: settings.sort.filter(({ field }) => isThere(field)),
    group: isKnown(settings.group, own) ? settings.group : undefined,
  };
}

function isKnown(group: Grouping | undefined, own: Known): boolean {
  return group !== undefined && (!isOwnField(group) || own.has(group));
}

/** The next of three: rising, falling, and none. With `among` the other keys stay, else this is the only one. */
export function nextSort(
  sort: readonly SortKey[],
  field: TableField,
  among: boolean,
): readonly SortKey[] {
  const known = sort.find((key) => key.field === field);
  const next = nextOf(field, known);
  if (!among) return next ? [next] : [];
  if (!known) return next ? [...sort, next] : sort;
  return sort.flatMap((key) => (key === known ? (next ?? []) : key));
}

function nextOf(field: TableField, known: SortKey | undefined): SortKey | undefined {
  if (!known) return { field, descending: false };
  return known.descending ? undefined : { field, descending: true };
}

/** Shows a column behind the others, or takes it away; the name always stays. */
export function toggleField(
  fields: readonly ShownField[],
  field: TableField,
): readonly ShownField[] {
  if (field === "name") return fields;
  const others = fields.filter((one) => one.field !== field);
  return others.length < fields.length ? others : [...fields, shownAsUsual(field)];
}

/** A column one place further to the start (-1) or the end (1); at the edge it stays. */
export function moveField(
  fields: readonly ShownField[],
  field: TableField,
  by: -1 | 1,
): readonly ShownField[] {
  const from = fields.findIndex((one) => one.field === field);
  return movedRow(fields, from, by);
}

/** A column of another width, within its bounds. */
export function resizeField(
  fields: readonly ShownField[],
  field: TableField,
  width: number,
): readonly ShownField[] {
  return fields.map((one) =>
    one.field === field ? { field, width: boundWidth(width, field) } : one,
  );
}

function boundWidth(width: unknown, field: TableField): number {
  if (typeof width !== "number" || !Number.isFinite(width)) return usualWidth(field);
  return Math.round(Math.min(WIDTH_MOST, Math.max(WIDTH_LEAST, width)));
}

function isField(value: unknown): value is TableField {
  return isOwnField(value) || TABLE_FIELDS.some((field) => field === value);
}

function firstOfEach<Entry extends { readonly field: TableField }>(
  entries: readonly Entry[],
): Entry[] {
  return entries.filter(
    ({ field }, index) => entries.findIndex((entry) => entry.field === field) === index,
  );
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
