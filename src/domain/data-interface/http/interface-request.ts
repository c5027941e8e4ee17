import * as z from "zod/mini";
import type { Json } from "../../form/json/json.ts";
import { nameShape } from "../../name.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import { longTextShape, textShape } from "../../shape.ts";
import { INTERFACE_FIELD_MAX, INTERFACE_FIELDS_MAX } from "../data-interface-limits.ts";
import type { DataInterface } from "../data-interface.ts";
import { numeric, parametersOf, type ParameterValue, textOfCell } from "../interface-rows.ts";
import {
  ANSWER_PATH_MAX,
  REQUEST_BODY_DEPTH_MAX,
  REQUEST_BODY_MAX,
  REQUEST_HEADER_NAME_MAX,
  REQUEST_HEADER_VALUE_MAX,
  REQUEST_HEADERS_MAX,
  REQUEST_URL_MAX,
} from "./http-limits.ts";
import { readAddress } from "./request-address.ts";
import { readBody } from "./request-body.ts";

/** What is asked of another server, headers apart; kept on ours, and told to administrators alone. */
export const requestParts = {
  method: z.enum(["GET", "POST"]),
  /** `https://host/path?query` with `{name}` where parameters stand. */
  url: textShape(1, REQUEST_URL_MAX),
  /** JSON, in which a text that is nothing but `{name}` is a parameter; "" = none. Of POST alone. */
  body: longTextShape(REQUEST_BODY_MAX),
  /** Where in the answer the rows stand (`data.list`), "" = the answer is the list. */
  rowsPath: textShape(0, ANSWER_PATH_MAX),
  /** Where in a row columns stand; one that is not here stands under its own name. */
  paths: z
    .array(
      z.object({ field: textShape(1, INTERFACE_FIELD_MAX), path: textShape(0, ANSWER_PATH_MAX) }),
    )
    .check(z.maxLength(INTERFACE_FIELDS_MAX)),
};

/** A request as an administrator says it. Values of headers come in and never go out again. */
export const requestShape = z.object({
  ...requestParts,
  headers: z
    .array(
      z.object({
        name: nameShape(1, REQUEST_HEADER_NAME_MAX),
        /** Left out: what was set stays, as long as the address leads to the same host. */
        value: z.optional(longTextShape(REQUEST_HEADER_VALUE_MAX)),
      }),
    )
    .check(z.maxLength(REQUEST_HEADERS_MAX)),
});
export type InterfaceRequest = z.infer<typeof requestShape>;

const HEADER_NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;
const HEADER_VALUE = /^[\x20-\x7e\x80-\xff]+$/;
/** Headers of the connection, and of what is said by it: they are ours to say. */
const OUR_HEADERS: ReadonlySet<string> = new Set([
  "accept-encoding",
  "connection",
  "content-length",
  "content-encoding",
  "content-type",
  "expect",
  "host",
  "keep-alive",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

type Parameters = Pick<DataInterface, "parameters">;

/** Why nothing can be asked in this way; whether its host is allowed is said elsewhere. */
export function refuseRequest(
  { url, headers, method, body }: InterfaceRequest,
  { parameters }: Parameters,
): Refusal | undefined {
  const address = readAddress(url);
  if (!address) return parameterError("dataInterface.addressOdd");
  const unknown = address.places.find((name) => !parameters.some(({ field }) => field === name));
  if (unknown !== undefined)
    return parameterError("dataInterface.fieldMissing", { field: unknown });
  if (method === "POST" && body !== "" && readBody(body, REQUEST_BODY_DEPTH_MAX) === undefined)
    return parameterError("dataInterface.bodyOdd");
  return refuseHeaders(headers);
}

function refuseHeaders(headers: InterfaceRequest["headers"]): Refusal | undefined {
  const names = headers.map(({ name }) => name.toLowerCase());
  for (const [at, { name, value }] of headers.entries()) {
    const plain = name.toLowerCase();
    const isOurs = OUR_HEADERS.has(plain) || plain.startsWith("proxy-");
    if (!HEADER_NAME.test(name) || isOurs || (value !== undefined && !HEADER_VALUE.test(value)))
      return parameterError("dataInterface.headerOdd", { name });
    if (names.indexOf(plain) < at) return parameterError("dataInterface.twice", { field: name });
  }
  return undefined;
}

/** What parameters stand for in a request: what was given, else what they are where nothing is said; numbers as such. */
export function requestValues(
  { parameters }: Parameters,
  given: readonly ParameterValue[],
): ReadonlyMap<string, Json> {
  const values = parametersOf({ parameters }, given);
  return new Map(
    parameters.map(({ field, dataType }) => {
      const value = values.get(field) ?? null;
      return [field, dataType === "int" ? numbersOf(value) : value];
    }),
  );
}

function numbersOf(value: Json): Json {
  if (Array.isArray(value)) return value.map(numbersOf);
  const text = textOfCell(value);
  return numeric.test(text) && Number.isSafeInteger(Math.trunc(Number(text)))
    ? Number(text)
    : value;
}
