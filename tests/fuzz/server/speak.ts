import { Agent, request } from "node:http";
import { PATIENCE } from "./fuzzed-server.ts";
import type { Seal } from "./seal.ts";

/** A request as it goes over the line, whether or not it is one. */
export interface Spoken {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
  /** How it is encrypted on its way, where it is. */
  readonly seal?: Seal;
}

/** What came back; status 0 = nothing did in all the time that anybody waits, or the line broke, and `why` says which. */
export interface Heard {
  readonly status: number;
  readonly text: string;
  readonly why?: string;
  /** The envelope, where there is one. */
  readonly envelope?: {
    readonly code?: number;
    readonly data?: unknown;
    readonly reason?: string;
    readonly msg?: string;
  };
}

const agent = new Agent({ keepAlive: true });
const silence = (error: Error): Heard => ({ status: 0, text: "", why: error.message });

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
        incoming.on("error", (error) => resolve(silence(error)));
        incoming.on("end", () => {
          const text = Buffer.concat(parts).toString("utf8");
          resolve(heardOf(incoming.statusCode ?? 0, text));
        });
      },
    );
    outgoing.on("error", (error) => resolve(silence(error)));
    outgoing.end(payload);
  });
}

/** What came back, with its envelope where there is one. */
export function heardOf(status: number, text: string): Heard {
  try {
    const parsed: unknown = JSON.parse(text);
    const isEnvelope = typeof parsed === "object" && parsed !== null;
    return { status, text, ...(isEnvelope && { envelope: parsed }) };
  } catch {
    return { status, text };
  }
}
