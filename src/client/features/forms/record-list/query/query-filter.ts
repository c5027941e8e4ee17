import type { ReadyForm } from "#domain/company-form/ready-form.ts";
import { queryMatcher, readQuery } from "#domain/record/record-query.ts";
import { searchMatcher } from "#domain/record/record-search.ts";
import type { ListedRecord } from "../table/record-table.ts";

/** Whether a record is what fields and a super query ask for; what cannot be read finds nothing, as on the server. */
export function queryFilter(
  ready: ReadyForm,
  { query, find = "" }: { readonly query: string; readonly find: string | undefined },
  asker: { readonly userId: number; readonly now: number },
): (listed: ListedRecord) => boolean {
  const isFound = searchMatcher(ready, find, asker);
  if (query === "") return ({ values }) => isFound(values);
  const read = readQuery(ready.form, query);
  if (!read.ok) return () => false;
  const matches = queryMatcher(ready, read.value, asker);
  return ({ values }) => isFound(values) && matches(values);
}
