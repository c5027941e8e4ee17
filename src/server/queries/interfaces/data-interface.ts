import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/forms/data-interface.ts";
import { COMPANY_ID } from "#domain/company/company-id.ts";
import {
  INTERFACE_ANSWER_MAX,
  INTERFACE_PAGE,
} from "#domain/data-interface/data-interface-limits.ts";
import type { DataInterface } from "#domain/data-interface/data-interface.ts";
import {
  cell,
  filteredRows,
  filtersDue,
  missingParameter,
  pageOf,
  type ParameterValue,
  rowsWithWord,
  staticRows,
  textOfCell,
} from "#domain/data-interface/interface-rows.ts";
import { interfaceNamed } from "#domain/data-interface/interfaces.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { rowsOfSource } from "../../data-sources/rows-of-source.ts";
import { valuesGiven } from "../../data-sources/values-given.ts";
import { spend } from "../../processor/bill.ts";
import type { Server } from "../../server.ts";
import { tableOf } from "../../tables/registry.ts";
import type { Db } from "../../tables/sql/db.ts";
import { type InterfaceAsker, queriedPage, queriedRows } from "./queried-rows.ts";

type Answer<Call extends keyof typeof calls> = Promise<
  Result<ReplyOf<(typeof calls)[Call]>, Refusal>
>;
type Body = ParsedBodyOf<typeof calls.previewInterface>;

async function findInterface(db: Db, name: string): Promise<DataInterface | undefined> {
  const all = await tableOf("dataInterface").list(db, { companyId: COMPANY_ID });
  const found = interfaceNamed(all, name);
  return found?.enabled === true ? found : undefined;
}

const gone = parameterError("dataInterface.gone");

/** `Actions/Preview` */
export async function interfacePreview(
  server: Server,
  asker: InterfaceAsker,
  body: Body,
): Answer<"previewInterface"> {
  const page = await interfacePage(server, asker, { ...body, pageSize: INTERFACE_ANSWER_MAX });
  return page.ok ? success(page.value.list) : page;
}

/** `Actions/List` */
export async function interfacePage(
  server: Server,
  asker: InterfaceAsker,
  body: ParsedBodyOf<typeof calls.listInterface>,
): Answer<"listInterface"> {
  const { id, keyword = "", currentPage = 1, pageSize = INTERFACE_PAGE, columnOptions = "" } = body;
  const { database: db } = server;
  const asked = await findInterface(db, id);
  if (!asked) return failure(gone);
  const given = valuesGiven(body);
  const missing = missingParameter(asked, given);
  if (missing !== undefined)
    return failure(parameterError("dataInterface.parameterMissing", { name: missing }));
  const filters = filtersDue(asked, given);
  const size = Math.min(pageSize, INTERFACE_ANSWER_MAX);
  const page = { current: currentPage, size };
  const pagination = (total: number) => ({ currentPage, pageSize, total });
  if (asked.kind === "query") {
    const found = await queriedPage(db, asker, asked, { filters, keyword, page });
    if (!found.ok) return found;
    return success({ list: found.value.rows, pagination: pagination(found.value.total) });
  }
  const all = await allRows(server, asker, asked, given);
  if (!all.ok) return all;
  return spend(() => {
    const columns = columnOptions.split(",").filter((name) => name !== "");
    const rows = rowsWithWord(filteredRows(all.value, filters), columns, keyword);
    const list = pageOf(rows, currentPage, size);
    return success({ list: [...list], pagination: pagination(rows.length) });
  });
}

/** `Actions/InfoByIds` */
export async function interfaceRowsWithIds(
  server: Server,
  asker: InterfaceAsker,
  { id, ids, propsValue = "", ...body }: ParsedBodyOf<typeof calls.interfaceRowsByIds>,
): Answer<"interfaceRowsByIds"> {
  const { database: db } = server;
  const asked = await findInterface(db, id);
  if (!asked) return failure(gone);
  const column = propsValue === "" ? "id" : propsValue;
  const wanted = new Set(ids.map(String));
  const given = valuesGiven(body);
  const filters = filtersDue(asked, given);
  if (asked.kind === "query") {
    if (column !== "id") return success([]);
    return success(await queriedRows(db, asker, asked, [...wanted].map(Number)));
  }
  // Another server cannot be asked without what it has to be told; then the rows go by their ids.
  if (asked.kind === "http" && missingParameter(asked, given) !== undefined) return success([]);
  const all = await allRows(server, asker, asked, given);
  if (!all.ok) return all;
  return spend(() => {
    const isWanted = (row: JsonObject) => wanted.has(textOfCell(cell(row, column)));
    return success(filteredRows(all.value, filters).filter(isWanted));
  });
}

/** The rows of an interface that has them all at once, before its filters. */
async function allRows(
  server: Server,
  { userId }: InterfaceAsker,
  asked: DataInterface,
  given: readonly ParameterValue[],
): Promise<Result<readonly JsonObject[], Refusal>> {
  if (asked.kind !== "http") return success(spend(() => staticRows(asked)));
  const found = await rowsOfSource(server, userId, asked, given);
  return found.ok ? success(found.value.rows) : found;
}
