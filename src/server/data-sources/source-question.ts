import { failure, type Result, success } from "#base/result.ts";
import {
  type InterfaceRequest,
  requestValues,
} from "#domain/data-interface/http/interface-request.ts";
import { REQUEST_BODY_DEPTH_MAX } from "#domain/data-interface/http/http-limits.ts";
import type { ListedHost } from "#domain/data-interface/http/listed-host.ts";
import { filledAddress, readAddress } from "#domain/data-interface/http/request-address.ts";
import { filledBody, readBody } from "#domain/data-interface/http/request-body.ts";
import type { DataInterface } from "#domain/data-interface/data-interface.ts";
import type { ParameterValue } from "#domain/data-interface/interface-rows.ts";
import type { Id } from "#domain/id.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import type { Sealer } from "../people/guards/secret-key.ts";
import type { InterfaceRequestRow } from "../tables/own/outward/interface-request.ts";
import type { SourceQuestion } from "./ask-source.ts";
import { headerLabel } from "./secret-label.ts";

/** What of a request is asked; headers stand elsewhere. */
type Asked = Pick<InterfaceRequest, "method" | "url" | "body">;

/** A request with parameters in their places; headers come later, where it is really asked. */
export function questionOf(
  { method, url, body }: Asked,
  listed: ListedHost,
  { parameters }: Pick<DataInterface, "parameters">,
  given: readonly ParameterValue[],
): Result<Omit<SourceQuestion, "headers">, Refusal> {
  const values = requestValues({ parameters }, given);
  const read = readAddress(url);
  const unknown = read?.places.find((name) => !values.has(name));
  if (unknown !== undefined)
    return failure(parameterError("dataInterface.fieldMissing", { field: unknown }));
  const address = read && filledAddress(read, values);
  if (address === undefined) return failure(parameterError("dataInterface.valueUnfit"));
  const json =
    method === "POST" && body !== "" ? readBody(body, REQUEST_BODY_DEPTH_MAX) : undefined;
  const filled = json === undefined ? "" : JSON.stringify(filledBody(json, values));
  return success({ method, address, listed, body: filled });
}

/** The headers that are kept, opened. */
export function openHeaders(
  sealer: Sealer,
  { interfaceId, url, headers }: Pick<InterfaceRequestRow, "interfaceId" | "url" | "headers">,
): Result<SourceQuestion["headers"], Refusal> {
  const label = headerLabel(interfaceId, url);
  const opened = headers.map(({ name, sealed }) => ({ name, value: sealer.open(sealed, label) }));
  const shut = opened.find(({ value }) => value === undefined);
  if (shut) return failure(parameterError("dataInterface.headerMissing", { name: shut.name }));
  return success(opened.map(({ name, value = "" }) => ({ name, value })));
}

/**
 * The headers that an administrator says, each with its value: what they leave out is what was set, for the same host alone. Otherwise whoever changes the
 * address would have secrets sent to a place of their own.
 */
export function saidHeaders(
  sealer: Sealer,
  id: Id,
  { url, headers }: Pick<InterfaceRequest, "url" | "headers">,
  kept: InterfaceRequestRow | undefined,
): Result<SourceQuestion["headers"], Refusal> {
  const label = headerLabel(id, url);
  const said = headers.map(({ name, value }) => {
    const known = kept?.headers.find((one) => one.name.toLowerCase() === name.toLowerCase());
    return { name, value: value ?? (known && sealer.open(known.sealed, label)) };
  });
  const unsaid = said.find(({ value }) => value === undefined);
  if (unsaid) return failure(parameterError("dataInterface.headerMissing", { name: unsaid.name }));
  return success(said.map(({ name, value = "" }) => ({ name, value })));
}
