import {
  EXAMINE_DELETED,
  EXAMINE_INCOMPLETE,
  FLOW_OUT_OF_USE,
  NOT_YOUR_TURN,
} from "#domain/approval/state/told.ts";
import type { Heard } from "../server/speak.ts";

const SERVER_FAULT = 500;
/** What callers are told in numbers by which others tell of faults of a server. */
const FAULTS_OF_CALLERS: ReadonlySet<number> = new Set([
  NOT_YOUR_TURN,
  FLOW_OUT_OF_USE,
  EXAMINE_DELETED,
  EXAMINE_INCOMPLETE,
]);

/** No request hangs, none is answered with a fault of the server's. */
export function replyViolations({ status, envelope, text }: Heard): string[] {
  if (status === 0) return ["a request was not answered"];
  const code = envelope?.code ?? 0;
  const entries = resultsIn(envelope?.data);
  const isFault =
    status >= SERVER_FAULT ||
    (code >= SERVER_FAULT && code < 600 && !FAULTS_OF_CALLERS.has(code)) ||
    entries.some(({ reason }) => reason === "serverProblem");
  return isFault ? [`a request was answered with ${status}: ${text.slice(0, 200)}`] : [];
}

/** What became of the entries of a batch. */
function resultsIn(data: unknown): { reason?: string }[] {
  if (typeof data !== "object" || data === null || !("results" in data)) return [];
  return Array.isArray(data.results) ? data.results : [];
}
