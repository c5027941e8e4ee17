import { Agent, request } from "node:http";
import { PATIENCE } from "./fuzzed-server.ts";

/** A request as it goes over the line, whether or not it is one. */
export interface Spoken {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** What came back; status 0 = nothing did in all the time that anybody waits, or the line broke. */
export interface Heard {
  readonly status: number;
  readonly text: string;
  /** The envelope, where there is one. */
  readonly envelope?: {
    readonly code?: number;
    readonly data?: unknown;
    readonly reason?: string;
    readonly msg?: string;
  };
}

const agent = new Agent({ keepAlive: true });
const silence: Heard = { status: 0, text: "" };

/** Sends one request and waits for its answer, or for nothing. */
export async function speak(address: string, spoken: Spoken): Promise<Heard> {
  const { hostname, port } = new URL(address);
  const { method, path, headers, payload } = spoken;
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(PATIENCE);
    const outgoing = request(
      { agent, hostname, port, method, path, headers, signal },
      (incoming) => {
        const parts: Buffer[] = [];
        incoming.on("data", (part: Buffer) => parts.push(part));
        incoming.on("error", () => resolve(silence));
        incoming.on("end", () => {
          const text = Buffer.concat(parts).toString("utf8");
          resolve({ status: incoming.statusCode ?? 0, text, ...envelopeOf(text) });
        });
      },
    );
    outgoing.on("error", () => resolve(silence));
    outgoing.end(payload);
  });
}

function envelopeOf(text: string): Pick<Heard, "envelope"> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null ? { envelope: parsed } : {};
  } catch {
    return {};
  }
}
