import { Agent, request } from "node:http";
import { gunzipSync } from "node:zlib";
import type { CallDefinition, BodyOf, ReplyOf } from "#contract/call.ts";
import { TOKEN_HEADER } from "#contract/headers.ts";

/** A caller on connections that stay open, which reads answers as far as it is asked to. */
export interface Line {
  /** Makes a call and gives back what it answers. */
  call<Call extends CallDefinition>(call: Call, body: BodyOf<Call>): Promise<ReplyOf<Call>>;
  /** Makes a call and takes in its answer as a browser does, compressed, but does not read it. */
  send<Call extends CallDefinition>(call: Call, body: BodyOf<Call>): Promise<void>;
  close(): void;
}

export function openLine(address: string, connections: number, token = ""): Line {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = async (path: string, body: unknown): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      const headers = {
        "content-type": "application/json",
        "accept-encoding": "gzip",
        [TOKEN_HEADER]: token,
      };
      const sent = request(address + path, { method: "POST", agent, headers }, (response) => {
        const pieces: Buffer[] = [];
        response.on("data", (piece: Buffer) => pieces.push(piece));
        response.on("error", reject);
        response.on("end", () => {
          const bytes = Buffer.concat(pieces);
          if (response.statusCode === 200) resolve(bytes);
          else reject(new Error(`${path} answered ${response.statusCode}`));
        });
      });
      sent.on("error", reject);
      sent.end(JSON.stringify(body));
    });
  return {
    async call({ path }, body) {
      const bytes = await send(path, body);
      const text = bytes[0] === GZIP ? gunzipSync(bytes) : bytes;
      return (JSON.parse(text.toString()) as { data: never }).data;
    },
    async send({ path }, body) {
      await send(path, body);
    },
    close: () => agent.destroy(),
  };
}

/** The first byte of everything that is zipped, and of no JSON. */
const GZIP = 0x1f;
