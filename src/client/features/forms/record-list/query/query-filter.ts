import type { OpenRecord } from "#client/parts/record/use-open-record.ts";
import { listRule } from "#domain/form/list/list-rule.ts";
import { queryMatcher, readQuery } from "#domain/record/record-query.ts";
import { searchMatcher } from "#domain/record/record-search.ts";
import type { ListedRecord } from "../table/record-table.ts";

/** Whether a record is what fields, a super query and the list itself ask for; what cannot be read finds nothing, as on the server. */
export function queryFilter(
  { ready, own }: Pick<OpenRecord, "ready" | "own">,
  { query, find = "" }: { readonly query: string; readonly find: string | undefined },
  asker: { readonly userId: number; readonly now: number },
): (listed: Pick<ListedRecord, "values">) => boolean {
  const { form } = ready;
  const isFound = searchMatcher(ready, find, asker);
  const rule = listRule(form, own);
  const isListed = rule ? queryMatcher(ready, rule, asker) : always;
  const asked = query === "" ? undefined : readQuery(form, query);
  if (asked && !asked.ok) return () => false;
  const matches = asked ? queryMatcher(ready, asked.value, asker) : always;
  return ({ values }) => isListed(values) && isFound(values) && matches(values);
}

const always = () => true;
