import { type OutgoingHttpHeaders, request as requestHttp } from "node:http";
import { Agent, request as requestHttps } from "node:https";
import { isOutwardAddress, lookUpPublic } from "./address.ts";

interface OutwardRequest {
  readonly address: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string | Buffer;
}

/** Milliseconds for which the other side may keep us waiting. */
const PATIENCE = 10_000;

const agent = new Agent({ lookup: lookUpPublic });

/**
 * Posts to an address that somebody has named, and gives back the status of the answer, of which nothing else is read. Redirections are not
 * followed, and where `allowPrivate` does not say otherwise no name leads into the operator's own network.
 */
export async function postOutward(
  { address, headers, body }: OutwardRequest,
  allowPrivate: boolean,
): Promise<number> {
  // What was registered under other settings is looked at once more.
  if (!isOutwardAddress(address, allowPrivate)) throw new Error("This address leads nowhere");
  const url = new URL(address);
  const options = { method: "POST", headers, signal: AbortSignal.timeout(PATIENCE) };
  return new Promise((resolve, reject) => {
    const request =
      url.protocol === "http:"
        ? requestHttp(url, options)
        : requestHttps(url, { ...options, ...(!allowPrivate && { agent }) });
    request.on("error", reject);
    // Whoever changes to another protocol, or hangs up, has not answered either.
    request.on("upgrade", (response, socket) => {
      socket.destroy();
      resolve(response.statusCode ?? 0);
    });
    request.on("close", () => reject(new Error("It hung up without an answer")));
    request.on("response", (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.end(body);
  });
}
