import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf } from "#contract/call.ts";
import type { listRecords } from "#contract/calls/record.ts";
import { readyForm } from "#domain/company-form/ready-form.ts";
import { searchQuestions } from "#domain/form/conditions/search-question.ts";
import type { Form } from "#domain/form/graph/form.ts";
import { listRule } from "#domain/form/list/list-rule.ts";
import { searchesIn } from "#domain/form/list/list-search.ts";
import { usualOrders, usualSize } from "#domain/form/list/list-usual.ts";
import type { OwnFields } from "#domain/form/permissions/field-rights.ts";
import type { Id } from "#domain/id.ts";
import { RECORD_PAGES } from "#domain/limits.ts";
import { CHANGED, writeOrders } from "#domain/record/record-order.ts";
import { readValues } from "#domain/record/record-values.ts";
import { NO_ACCESS, parameterError, type Refusal } from "#domain/refusal.ts";
import type { Readers, RecordQuestion } from "../../tables/lists/record-list.ts";
import { tableOf } from "../../tables/registry.ts";
import { ruleSaid } from "../../tables/sql/conditions-sql.ts";
import type { Db } from "../../tables/sql/db.ts";

/** What a list is asked for, by the words of a body. */
type Asked = Partial<
  Pick<
    ParsedBodyOf<typeof listRecords>,
    "keyword" | "currentPage" | "pageSize" | "sidx" | "queryJson" | "groupField" | "withoutRule"
  >
>;

/** Who asks, in which version of a form, and when: epoch ms. */
interface Asking {
  readonly readers: Pick<Readers, "hidden" | "userId">;
  readonly versionId: Id;
  readonly now: number;
}

/**
 * What is looked for, in fields that the form has; others are refused, for nobody would know why nothing is found, and so are
 * those that are kept from the reader: what is found, and in which order, would tell what stands there. What is not said is as the
 * list of the form has it: its order, its pages, and in any case its own conditions, unless they ask of what is kept from the reader.
 */
export async function questionOf(
  db: Db,
  { readers, versionId, now }: Asking,
  { keyword = "", currentPage = 1, withoutRule = false, ...body }: Asked,
): Promise<Result<RecordQuestion, Refusal>> {
  const conditions = body.queryJson ? readValues(body.queryJson) : success({});
  if (!conditions.ok) return conditions;
  const { hidden, userId } = readers;
  const said = body.sidx?.split(",").filter((name) => name !== "");
  const sorts = (said ?? [])
    .map((name) => name.replace(/^-/, ""))
    .filter((name) => name !== CHANGED);
  const grouped = body.groupField === undefined ? [] : [body.groupField];
  const names = [...sorts, ...grouped, ...Object.keys(conditions.value)];
  const version = await tableOf("formVersion").get(db, versionId);
  const ready = version && readyForm(version);
  const form = ready?.ok ? ready.value.form : undefined;
  const refusal = refuseNames(names, { form, hidden });
  if (refusal) return failure(refusal);
  if (!form)
    return success({
      keyword,
      page: { current: currentPage, size: body.pageSize ?? RECORD_PAGES[0] },
      order: said ?? [],
      questions: [],
    });
  const rule = withoutRule ? undefined : listRule(form, keptFrom(hidden));
  return success({
    keyword,
    page: { current: currentPage, size: body.pageSize ?? usualSize(form) },
    order: said ?? usualOrder(form, hidden),
    questions: searchQuestions(searchesIn(form, conditions.value)),
    ...(rule && { rule: ruleSaid(rule, { userId, now }) }),
  });
}

/** Why fields cannot be asked for: they are kept from the reader, or are not there. */
function refuseNames(
  names: readonly string[],
  { form, hidden }: { readonly form: Form | undefined; readonly hidden: readonly string[] },
): Refusal | undefined {
  const hiddenOne = names.find((name) => hidden.includes(name));
  if (hiddenOne !== undefined)
    return { code: NO_ACCESS, reason: "form.fieldNotYours", data: { field: hiddenOne } };
  const unknown = names.find((name) => !isOwnField(form, name));
  return unknown === undefined
    ? undefined
    : parameterError("form.fieldMissing", { field: unknown });
}

/** The order of the list itself, without fields that are kept from the reader. */
function usualOrder(form: Form, hidden: readonly string[]): readonly string[] {
  const orders = writeOrders(usualOrders(form, keptFrom(hidden)));
  return orders === "" ? [] : orders.split(",");
}

/** What a reader may not read of a form. */
export function keptFrom(hidden: readonly string[]): OwnFields {
  return Object.fromEntries(hidden.map((path) => [path, "hidden" as const]));
}

function isOwnField(form: Form | undefined, name: string): boolean {
  const field = form?.fields.get(name);
  return field !== undefined && field.table === undefined;
}
