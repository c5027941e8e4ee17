import * as z from "zod/mini";
import type { ViewAddress } from "./view-address-names.ts";

/** Names of what a table shows of tasks: words, and "field.12" for a field of the plan; which there are the table knows. */
const NAME = /^[a-z]{1,20}(\.\d{1,16})?$/;
/** Columns that an address may name. */
const COLUMNS_MAX = 150;

const nameShape = z.string().check(z.regex(NAME));

/** How the table of a plan is set up: by what its rows are ordered and parted, and its columns from the start with their widths in pixels. */
const tableViewShape = z.object({
  sort: z.array(z.object({ field: nameShape, descending: z.boolean() })),
  group: z.optional(nameShape),
  fields: z.array(z.object({ field: nameShape, width: z.number() })),
});
export type TableView = z.infer<typeof tableViewShape>;

/** The set up from whatever was stored; undefined = nothing is said of it. */
export function readTableView(stored: unknown): TableView | undefined {
  const read = z.safeParse(tableViewShape, stored);
  return read.success ? read.data : undefined;
}

/** The set up as part of an address: `sort=end,-name&group=owner&columns=name:240,end:176`. */
export function tableInAddress(
  table: TableView | undefined,
): Pick<ViewAddress, "sort" | "group" | "columns"> {
  if (!table) return {};
  const { sort, group, fields } = table;
  const sorted = sort.map(({ field, descending }) => (descending ? `-${field}` : field));
  const columns = fields.map(({ field, width }) => `${field}:${Math.round(width)}`);
  return {
    ...(sorted.length > 0 && { sort: sorted.join(",") }),
    ...(group !== undefined && { group }),
    ...(columns.length > 0 && { columns: columns.join(",") }),
  };
}

/** The set up that the parts of an address name; undefined where they name none. */
export function tableOfAddress(
  sort: readonly string[],
  group: string,
  columns: readonly string[],
): TableView | undefined {
  const read: TableView = {
    sort: sort.flatMap((part) => {
      const descending = part.startsWith("-");
      const field = descending ? part.slice(1) : part;
      return NAME.test(field) ? [{ field, descending }] : [];
    }),
    group: NAME.test(group) ? group : undefined,
    fields: columns.slice(0, COLUMNS_MAX).flatMap((part) => {
      const [field = "", width = ""] = part.split(":");
      return NAME.test(field) && /^\d{1,4}$/.test(width) ? [{ field, width: Number(width) }] : [];
    }),
  };
  const says = read.sort.length > 0 || read.fields.length > 0 || read.group !== undefined;
  return says ? read : undefined;
}

/** The same with other names in place of those of fields of a plan; a name that is undefined is left out. */
export function renameFields(
  { sort, group, fields }: TableView,
  nameOf: (field: string) => string | undefined,
): TableView {
  return {
    sort: named(sort, nameOf),
    group: group === undefined ? undefined : nameOf(group),
    fields: named(fields, nameOf),
  };
}

function named<Entry extends { readonly field: string }>(
  entries: readonly Entry[],
  nameOf: (field: string) => string | undefined,
): Entry[] {
  return entries.flatMap((entry) => {
    const field = nameOf(entry.field);
    return field === undefined ? [] : [{ ...entry, field }];
  });
}
