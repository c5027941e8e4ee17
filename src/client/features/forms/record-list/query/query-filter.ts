import type { ReadyForm } from "#domain/company-form/ready-form.ts";
import { queryMatcher, readQuery } from "#domain/record/record-query.ts";
import type { ListedRecord } from "../table/record-table.ts";

/** Whether a record is what a super query asks for; one that cannot be read finds nothing, as on the server. */
export function queryFilter(
  ready: ReadyForm,
  query: string,
  asker: { readonly userId: number; readonly now: number },
): (listed: ListedRecord) => boolean {
  if (query === "") return () => true;
  const read = readQuery(ready.form, query);
  if (!read.ok) return () => false;
  const matches = queryMatcher(ready, read.value, asker);
  return ({ values }) => matches(values);
}
