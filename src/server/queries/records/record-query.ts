import { setImmediate as nextTurn } from "node:timers/promises";
import { failure, type Result, success } from "#base/result.ts";
import { readyForm } from "#domain/company-form/ready-form.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import { type ListSums, summedFields, Sums } from "#domain/form/list/list-sums.ts";
import type { Id } from "#domain/id.ts";
import { QUERY_RECORDS_MAX } from "#domain/record/record-limits.ts";
import { queryMatcher, readQuery } from "#domain/record/record-query.ts";
import type { Record as FormRecord } from "#domain/record/record.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { spend } from "../../processor/bill.ts";
import {
  pageOfRecords,
  type Readers,
  type RecordQuestion,
  sizeOfPage,
} from "../../tables/lists/record-list.ts";
import {
  groupsOfRecords,
  type RecordGroup,
  sumsOfRecords,
} from "../../tables/lists/record-totals.ts";
import { tableOf } from "../../tables/registry.ts";
import type { Db } from "../../tables/sql/db.ts";
import { GroupCounts, saidIn } from "./group-counts.ts";
import { keptFrom } from "./record-question.ts";

/** Records that are looked through before others get their turn. */
const PORTION = 1_000;

interface FoundPage {
  readonly list: FormRecord[];
  readonly total: number;
  readonly sums?: ListSums;
  readonly groups?: readonly RecordGroup[];
}

type Found = Promise<Result<FoundPage, Refusal>>;

interface Super {
  readonly versionId: Id;
  /** JSON of the super query, "" = none. */
  readonly text: string;
  /** Epoch ms at which it is asked. */
  readonly now: number;
  /** Bytes of the values of what is found, at most; all where left out. */
  readonly sizeMax?: number;
  /** The sums that stand below the list are wanted too. */
  readonly isSummed?: boolean;
  /** The field by which the page stands in groups, which are counted. */
  readonly groupPath?: string | undefined;
}

const tooLarge = parameterError("record.exportTooLarge");

/** A page of what is looked for; a super query is asked of each record that the rest of the question leaves, by the rules of the form. */
export async function findPage(
  db: Db,
  readers: Readers,
  question: RecordQuestion,
  { versionId, text, now, sizeMax = Infinity, isSummed = false, groupPath }: Super,
): Found {
  const version =
    text !== "" || isSummed ? await tableOf("formVersion").get(db, versionId) : undefined;
  const ready = version && readyForm(version);
  const paths =
    isSummed && ready?.ok ? summedFields(ready.value.form, keptFrom(readers.hidden)) : [];
  if (text === "") {
    const isMeasured = sizeMax < Infinity;
    if (isMeasured && (await sizeOfPage(db, readers, question)) > sizeMax) return failure(tooLarge);
    const page = await pageOfRecords(db, readers, question);
    const sums = paths.length > 0 && (await sumsOfRecords(db, readers, question, paths));
    const groups = groupPath !== undefined && {
      path: groupPath,
      said: saidIn(page.list, groupPath),
    };
    const counted = groups && (await groupsOfRecords(db, readers, question, groups));
    return success({ ...page, ...(sums && { sums }), ...(counted && { groups: counted }) });
  }
  if (!ready?.ok) return failure(parameterError("form.gone"));
  const query = readQuery(ready.value.form, text);
  if (!query.ok) return query;
  const matches = queryMatcher(ready.value, query.value, { userId: readers.userId, now });
  return findCounted(db, readers, question, { matches, sizeMax, paths, groupPath });
}

interface Counted {
  readonly matches: (values: JsonObject) => boolean;
  readonly sizeMax: number;
  /** The fields that are summed up. */
  readonly paths: readonly string[];
  readonly groupPath: string | undefined;
}

/** As findMatching, with the sums and the groups of all that matches. */
async function findCounted(
  db: Db,
  readers: Readers,
  question: RecordQuestion,
  { matches, sizeMax, paths, groupPath }: Counted,
): Found {
  const sums = new Sums(paths);
  const counts = groupPath === undefined ? undefined : new GroupCounts(groupPath);
  const counted = (values: JsonObject) => {
    const isFound = matches(values);
    if (isFound) sums.add(values);
    if (isFound) counts?.add(values);
    return isFound;
  };
  const found = await findMatching(db, readers, question, counted, sizeMax);
  if (!found.ok) return found;
  return success({
    ...found.value,
    ...(paths.length > 0 && { sums: sums.total() }),
    ...(counts && { groups: counts.of(found.value.list) }),
  });
}

/** A page of the records that the question leaves and that match, with how many there are; too many to look through are refused. */
export async function findMatching(
  db: Db,
  readers: Readers,
  question: RecordQuestion,
  matches: (values: JsonObject) => boolean,
  sizeMax = Infinity,
): Found {
  const { current, size } = question.page;
  const [from, to] = [(current - 1) * size, current * size];
  const list: FormRecord[] = [];
  let total = 0;
  let length = 0;
  for (let at = 1; ; at += 1) {
    const page = { current: at, size: PORTION };
    const left = await pageOfRecords(db, readers, { ...question, page });
    if (left.total > QUERY_RECORDS_MAX) {
      const data = { limit: QUERY_RECORDS_MAX, count: left.total };
      return failure(parameterError("record.queryTooMany", data));
    }
    spend(() => {
      for (const record of left.list) {
        if (!matches(JSON.parse(record.values) as JsonObject)) continue;
        if (total >= from && total < to) {
          length += record.values.length;
          if (length <= sizeMax) list.push(record);
        }
        total += 1;
      }
    });
    if (length > sizeMax) return failure(tooLarge);
    if (left.list.length < PORTION) return success({ list, total });
    await nextTurn();
  }
}
