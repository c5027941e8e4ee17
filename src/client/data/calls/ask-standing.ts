import { TOKEN_HEADER } from "#contract/headers.ts";
import { SUCCESS } from "#contract/success.ts";

/** What the server says of a session; unknown = it was not reached, or not in time. */
export type Standing = "holds" | "ended" | "lost" | "unknown";

/** Nobody waits longer for it before they see what is here, ms: without a network there is no answer. */
const PATIENCE = 1_000;

/** Path of the call `askSession`, whose shapes the first screen does not load. */
const PATH = "/api/users/session";

/** Asks whether a session holds: by hand, because the first screen waits for it and for no other call. */
export async function askStanding(origin: string, token: string): Promise<Standing> {
  if (!navigator.onLine) return "unknown";
  try {
    const response = await fetch(origin + PATH, {
      headers: { [TOKEN_HEADER]: token },
      cache: "no-store",
      signal: AbortSignal.timeout(PATIENCE),
    });
    return standingIn(await response.json());
  } catch {
    return "unknown";
  }
}

/** Only what our server itself says counts, not the page of a hotel. */
function standingIn(answer: unknown): Standing {
  const { code, data } = Object(answer) as { code?: unknown; data?: unknown };
  const { holds, lost } = Object(data) as { holds?: unknown; lost?: unknown };
  if (code !== SUCCESS || typeof holds !== "boolean") return "unknown";
  if (holds) return "holds";
  return lost === true ? "lost" : "ended";
}
