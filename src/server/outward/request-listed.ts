import { type ClientRequest, type OutgoingHttpHeaders, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import type { ListedHost } from "#domain/data-interface/http/listed-host.ts";
import { isListableAddress, lookUpAs, lookUpPublic } from "./address.ts";

interface ListedOptions {
  readonly method: "GET" | "POST";
  readonly headers: OutgoingHttpHeaders;
  /** Ends it, however far it has come. */
  readonly signal: AbortSignal;
}

/** Whether the server may be sent to an entry of the list: an address is one in its usual way of writing. */
export function mayBeListed({ scheme, host, port, address }: ListedHost): boolean {
  const url = `${scheme}://${host}:${port}`;
  if (!URL.canParse(url) || new URL(url).hostname !== host) return false;
  const plain = host.replace(/^\[(.*)\]$/, "$1");
  if (isIP(plain) > 0) return isListableAddress(plain);
  return address === "" || isListableAddress(address);
}

/**
 * The door to hosts that a company has listed. A name leads to the address that is listed with it, else to the internet alone, and what
 * it leads to is looked at as it is connected to. Redirections are not followed, and no connection is kept for others.
 */
export function requestListed(
  address: string,
  options: ListedOptions,
  listed: ListedHost,
): ClientRequest {
  const url = new URL(address);
  const port = Number(url.port) || (url.protocol === "http:" ? 80 : 443);
  const isListed =
    url.protocol === `${listed.scheme}:` && url.hostname === listed.host && port === listed.port;
  if (!isListed || !mayBeListed(listed)) throw new Error("This address is not listed");
  const lookup = listed.address === "" ? lookUpPublic : lookUpAs(listed.address);
  const request = url.protocol === "http:" ? requestHttp : requestHttps;
  return request(url, { ...options, lookup, agent: false });
}
