import type { Luck } from "./luck.ts";

/** What the line between a browser and the server does to a request. */
export type LineFault = "none" | "requestLost" | "replyLost" | "doubled" | "nonsense";

export interface FaultyLine {
  /** Probability of each fault; all calls fail while `down`. */
  down: boolean;
  readonly fetch: typeof fetch;
}

/** Wraps the way to the server: loses requests, loses replies of work that was done, sends twice. */
export function createFaultyLine(reach: typeof fetch, luck: Luck): FaultyLine {
  const line = {
    down: false,
    fetch: async (...request: Parameters<typeof fetch>) => {
      if (line.down) throw new TypeError("The line is down");
      switch (drawFault(luck)) {
        case "requestLost":
          throw new TypeError("The request was lost");
        case "replyLost":
          await reach(...request);
          throw new TypeError("The reply was lost");
        case "doubled":
          await reach(...request);
          return reach(...request);
        case "nonsense":
          return new Response("<html>Sign in to the hotel network</html>", {
            headers: { "content-type": "text/html" },
          });
        case "none":
          return reach(...request);
      }
    },
  };
  return line;
}

function drawFault(luck: Luck): LineFault {
  const draw = luck.next();
  if (draw < 0.08) return "requestLost";
  if (draw < 0.16) return "replyLost";
  if (draw < 0.24) return "doubled";
  return draw < 0.28 ? "nonsense" : "none";
}
