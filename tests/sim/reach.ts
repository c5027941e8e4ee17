import type { TestServer } from "#tests/server/make/test-server.ts";

/** The straight way to a server inside the test: no port, no waiting. */
export function reach({ inject }: Pick<TestServer, "inject">): typeof fetch {
  return async (address, options) => {
    const { pathname, search } = new URL(address instanceof Request ? address.url : address);
    const response = await inject({
      method: options?.method === "GET" ? "GET" : "POST",
      url: pathname + search,
      headers: options?.headers as Record<string, string>,
      ...(typeof options?.body === "string" && { payload: options.body }),
    });
    return new Response(response.body, {
      status: response.statusCode,
      headers: { "content-type": String(response.headers["content-type"]) },
    });
  };
}
