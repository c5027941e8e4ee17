import type { Reply } from "../site/simulated-server.ts";
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
      ...(typeof options?.body === "string" && { payload: options.body }),
    };
    return new Promise((resolve, reject) => {
      options?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
      wire.ask(request, (reply) => {
        if (!mayAct()) return;
        if (reply instanceof TypeError) reject(reply);
        else resolve(responseOf(reply));
      });
    });
  };
}

function responseOf({ status, body, headers }: Reply): Response {
  return new Response(body, { status, headers });
}
