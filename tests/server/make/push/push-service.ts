import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

/** A push as it came in. */
export interface ReceivedPush {
  /** Ends with the name of the browser for which it is. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on a port of this machine, where everybody's endpoint is a path. */
export async function openPushService() {
  const received: ReceivedPush[] = [];
  const answers = new Map<string, number>();
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const path = request.url ?? "";
      received.push({ path, headers: request.headers, body: Buffer.concat(pieces) });
      response.writeHead(answers.get(path) ?? 201).end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    received,
    endpointOf: (name: string) => `${origin}/${name}`,
    /** Pushes to a browser so far. */
    to: (name: string) => received.filter(({ path }) => path === `/${name}`),
    /** Answers pushes to a browser like this from now on. */
    answer: (name: string, status: number) => void answers.set(`/${name}`, status),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

export type PushService = Awaited<ReturnType<typeof openPushService>>;
