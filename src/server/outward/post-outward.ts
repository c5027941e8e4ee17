import type { OutgoingHttpHeaders } from "node:http";
import { requestOutward } from "./request-outward.ts";

interface OutwardPost {
  readonly address: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string | Buffer;
}

/** Milliseconds for which the other side may keep us waiting. */
const PATIENCE = 10_000;

/** Posts to an address that somebody has named, and gives back the status of the answer, of which nothing else is read. */
export async function postOutward(
  { address, headers, body }: OutwardPost,
  allowPrivate: boolean,
): Promise<number> {
  const options = { method: "POST", headers, signal: AbortSignal.timeout(PATIENCE) } as const;
  const request = requestOutward(address, options, allowPrivate);
  return new Promise((resolve, reject) => {
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
