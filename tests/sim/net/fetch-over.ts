import type { Reply } from "../site/simulated-server.ts";
import { type Payload, payloadOf, payloadOfForm } from "./payload-of.ts";
import type { Wire } from "./wire.ts";

type Fetch = (address: string | URL | Request, options?: RequestInit) => Promise<Response>;

/** What a tab or a service worker has for `fetch`: requests travel over its browser's line. */
export function fetchOver(wire: Wire, mayAct: () => boolean): Fetch {
  return (address, options) => {
    if (!mayAct()) return new Promise(() => undefined);
    const { pathname, search } = new URL(address instanceof Request ? address.url : address);
    const request = {
      method: options?.method === "GET" ? ("GET" as const) : ("POST" as const),
      url: pathname + search,
      headers: options?.headers as Record<string, string>,
    };
    const body = options?.body;
    return new Promise((resolve, reject) => {
      options?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
      const send = ({ type, ...carried }: Payload) => {
        const headers = { ...request.headers, ...(type && { "content-type": type }) };
        wire.ask({ ...request, headers, ...carried }, (reply) => {
          if (!mayAct()) return;
          if (reply instanceof TypeError) reject(reply);
          else resolve(responseOf(reply));
        });
      };
      if (body instanceof FormData) void wire.server.reading(payloadOfForm(body)).then(send);
      else send(payloadOf(body));
    });
  };
}

function responseOf({ status, body, headers }: Reply): Response {
  return new Response(body, { status, headers });
}
