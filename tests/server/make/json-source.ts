import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a source was asked. */
interface AskedSource {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

type Answer = (response: ServerResponse, asked: AskedSource) => void;

/** A real server on a port of this machine, that answers as it is told by path, and notes what it was asked. */
export interface JsonSource {
  /** As the list of hosts has it. */
  readonly host: string;
  readonly asked: readonly AskedSource[];
  /** Answers JSON at a path, whatever stands behind the question mark. */
  says(path: string, json: unknown): void;
  does(path: string, answer: Answer): void;
  close(): Promise<void>;
}

export async function openJsonSource(): Promise<JsonSource> {
  const asked: AskedSource[] = [];
  const answers = new Map<string, Answer>();
  const listener = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      const question = { method, url, headers, body: Buffer.concat(pieces).toString("utf8") };
      asked.push(question);
      const answer = answers.get(url.replace(/\?.*$/, ""));
      if (answer) answer(response, question);
      else response.writeHead(404).end();
    });
  }).listen(0, "127.0.0.1");
  await once(listener, "listening");
  const does = (path: string, answer: Answer) => void answers.set(path, answer);
  return {
    host: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    asked,
    does,
    says: (path, json) =>
      does(path, (response) => {
        response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(json));
      }),
    async close() {
      listener.close();
      listener.closeAllConnections();
      await once(listener, "close");
    },
  };
}
