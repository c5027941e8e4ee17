import type { BodyOf, ReplyOf } from "#contract/call.ts";
import type {
  getInterfaceRequest,
  saveHttpInterface,
} from "#contract/calls/forms/http-interface.ts";
import { REQUEST_BODY_DEPTH_MAX } from "#domain/data-interface/http/http-limits.ts";
import { readAddress } from "#domain/data-interface/http/request-address.ts";
import { bodyPlaces, readBody } from "#domain/data-interface/http/request-body.ts";
import type { InterfaceColumn, InterfaceParameter } from "#domain/data-interface/data-interface.ts";

type Request = BodyOf<typeof saveHttpInterface>["request"];
type KnownRequest = NonNullable<ReplyOf<typeof getInterfaceRequest>["request"]>;

/** A header while it is written. */
export interface HeaderDraft {
  readonly name: string;
  /** "" = what was set stays. */
  readonly value: string;
  /** Whether the server has a value for it. */
  readonly isSet: boolean;
}

/** Where a source asks, while it is written. */
export interface RequestDraft {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers: readonly HeaderDraft[];
  readonly body: string;
  readonly rowsPath: string;
  /** By the names of columns. */
  readonly paths: Readonly<Record<string, string>>;
}

/** How it is written, in no language in particular. */
export const EXAMPLES = {
  url: "https://api.example.com/machines?kind={kind}",
  header: "Authorization",
  body: '{ "kind": "{kind}" }',
  rowsPath: "data.list",
} as const;

export const NEW_REQUEST: RequestDraft = {
  method: "GET",
  url: "",
  headers: [],
  body: "",
  rowsPath: "",
  paths: {},
};

/** A request of which the server has told all but the values of headers. */
export function draftOfRequest(known: KnownRequest | null): RequestDraft {
  if (!known) return NEW_REQUEST;
  const { method, url, body, rowsPath, paths, headers } = known;
  return {
    method,
    url,
    body,
    rowsPath,
    paths: Object.fromEntries(paths.map(({ field, path }) => [field, path])),
    headers: headers.map((name) => ({ name, value: "", isSet: true })),
  };
}

/** A request as the server takes it. */
export function requestOfDraft(
  { method, url, headers, body, rowsPath, paths }: RequestDraft,
  columns: readonly InterfaceColumn[],
): Request {
  return {
    method,
    url,
    body: method === "POST" ? body : "",
    rowsPath,
    headers: headers.map(({ name, value, isSet }) => ({
      name,
      ...((value !== "" || !isSet) && { value }),
    })),
    paths: columns.map(({ field }) => ({ field, path: pathOf({ paths }, field) })),
  };
}

/** Where in a row a column stands. */
export function pathOf({ paths }: Pick<RequestDraft, "paths">, field: string): string {
  return Object.hasOwn(paths, field) ? (paths[field] ?? field) : field;
}

/** Places that were written into the address or the body, and for which there is no parameter yet. */
export function unknownPlaces(
  { method, url, body }: Pick<RequestDraft, "method" | "url" | "body">,
  parameters: readonly InterfaceParameter[],
): string[] {
  const json = method === "POST" ? readBody(body, REQUEST_BODY_DEPTH_MAX) : undefined;
  const places = [
    ...(readAddress(url.trim())?.places ?? []),
    ...(json === undefined ? [] : bodyPlaces(json)),
  ];
  return [...new Set(places)].filter((name) => !parameters.some(({ field }) => field === name));
}
