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
import { spend } from "../../processor/bill.ts";
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

function valuesGiven({ paramList = [] }: Body): ParameterValue[] {
  return paramList.map(({ field, defaultValue = null }) => ({ field, value: defaultValue }));
}

const gone = parameterError("dataInterface.gone");

/** `Actions/Preview` */
export async function interfacePreview(
  db: Db,
  asker: InterfaceAsker,
  body: Body,
): Answer<"previewInterface"> {
  const page = await interfacePage(db, asker, { ...body, pageSize: INTERFACE_ANSWER_MAX });
  return page.ok ? success(page.value.list) : page;
}

/** `Actions/List` */
export async function interfacePage(
  db: Db,
  asker: InterfaceAsker,
  body: ParsedBodyOf<typeof calls.listInterface>,
): Answer<"listInterface"> {
  const { id, keyword = "", currentPage = 1, pageSize = INTERFACE_PAGE, columnOptions = "" } = body;
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
  return spend(() => {
    const columns = columnOptions.split(",").filter((name) => name !== "");
    const rows = rowsWithWord(filteredRows(staticRows(asked), filters), columns, keyword);
    const list = pageOf(rows, currentPage, size);
    return success({ list: [...list], pagination: pagination(rows.length) });
  });
}

/** `Actions/InfoByIds` */
export async function interfaceRowsWithIds(
  db: Db,
  asker: InterfaceAsker,
  { id, ids, propsValue = "", ...body }: ParsedBodyOf<typeof calls.interfaceRowsByIds>,
): Answer<"interfaceRowsByIds"> {
  const asked = await findInterface(db, id);
  if (!asked) return failure(gone);
  const column = propsValue === "" ? "id" : propsValue;
  const wanted = new Set(ids.map(String));
  const filters = filtersDue(asked, valuesGiven({ id, ...body }));
  if (asked.kind === "query") {
    if (column !== "id") return success([]);
    return success(await queriedRows(db, asker, asked, [...wanted].map(Number)));
  }
  return spend(() => {
    const isWanted = (row: JsonObject) => wanted.has(textOfCell(cell(row, column)));
    return success(filteredRows(staticRows(asked), filters).filter(isWanted));
  });
}
