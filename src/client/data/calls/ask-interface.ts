import { interfaceRowsByIds, listInterface } from "#contract/calls/forms/data-interface.ts";
import type { ParameterValue } from "#domain/data-interface/interface-rows.ts";
import { isJsonList, type Json, type JsonObject } from "#domain/form/json/json.ts";
import { SEARCH_KEY_MAX } from "#domain/limits.ts";
import type { Caller, CallResult } from "./http.ts";

/** A page of the rows of a data interface. */
export interface RowsAsked {
  readonly interfaceId: number;
  readonly parameters: readonly ParameterValue[];
  /** Stands in one of the columns; "" = anything. */
  readonly words: string;
  readonly columns: readonly string[];
  readonly size: number;
  /** Counted from 1. */
  readonly at: number;
}

interface RowsAnswered {
  readonly rows: readonly JsonObject[];
  readonly total: number;
}

/** Asks the server for rows to choose from, with the rights of whoever asks. */
export async function askRows(
  call: Caller,
  { interfaceId, parameters, words, columns, size, at }: RowsAsked,
): Promise<CallResult<RowsAnswered>> {
  const result = await call(listInterface, {
    id: String(interfaceId),
    paramList: parameters.map(paramOf),
    keyword: words.slice(0, SEARCH_KEY_MAX).toWellFormed(),
    currentPage: at,
    pageSize: size,
    columnOptions: columns.join(","),
  });
  if (!result.ok) return result;
  const { list, pagination } = result.value;
  return { ok: true, value: { rows: list as JsonObject[], total: pagination.total } };
}

/** The rows that were picked, so that they have their words. */
export async function askRowsByIds(
  call: Caller,
  interfaceId: number,
  propsValue: string,
  ids: readonly (string | number)[],
): Promise<CallResult<RowsAnswered>> {
  const asked = { id: String(interfaceId), propsValue, ids: [...ids] };
  const result = await call(interfaceRowsByIds, asked);
  if (!result.ok) return result;
  const rows = result.value as JsonObject[];
  return { ok: true, value: { rows, total: rows.length } };
}

function paramOf({ field, value }: ParameterValue) {
  const several = isJsonList(value) ? value.filter(isPlain) : undefined;
  return { field, defaultValue: several ?? (isPlain(value) ? value : null) };
}

function isPlain(value: Json): value is string | number {
  return typeof value === "string" || typeof value === "number";
}
