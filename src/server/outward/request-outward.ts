import {
  Agent as HttpAgent,
  type ClientRequest,
  type OutgoingHttpHeaders,
  request as requestHttp,
} from "node:http";
import { Agent, request as requestHttps } from "node:https";
import { isOutwardAddress, lookUpPublic } from "./address.ts";

interface OutwardOptions {
  readonly method: "GET" | "POST";
  readonly headers: OutgoingHttpHeaders;
  /** Ends it, however far it has come. */
  readonly signal: AbortSignal;
}

/**
 * None keeps a connection for the next request: others close those that they find idle just when something is asked on
 * them, and nobody could say then whether it was done.
 */
const plain = new HttpAgent({ keepAlive: false });
const secret = new Agent({ keepAlive: false });
const secretAndPublic = new Agent({ keepAlive: false, lookup: lookUpPublic });

/**
 * The one door to addresses that somebody has named: where `allowPrivate` does not say otherwise no name leads into the operator's own
 * network, and what a name leads to is looked at as it is connected to. Redirections are not followed.
 */
export function requestOutward(
  address: string,
  options: OutwardOptions,
  allowPrivate: boolean,
): ClientRequest {
  // What was registered under other settings is looked at once more.
  if (!isOutwardAddress(address, allowPrivate)) throw new Error("This address leads nowhere");
  const url = new URL(address);
  return url.protocol === "http:"
    ? requestHttp(url, { ...options, agent: plain })
    : requestHttps(url, { ...options, agent: allowPrivate ? secret : secretAndPublic });
}
