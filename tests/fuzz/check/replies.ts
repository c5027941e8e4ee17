import type { Heard } from "../server/speak.ts";

const SERVER_FAULT = 500;
/** What rules of forms and approvals refuse with; the specification gives them numbers by which others tell of faults of a server. */
const BY_RULE = /^(form|approval)\./;

/** No request hangs, none is answered with a fault of the server's. */
export function replyViolations({ status, envelope, text, why }: Heard): string[] {
  if (status === 0) return [`a request was not answered: ${why}`];
  const code = envelope?.code ?? 0;
  const entries = resultsIn(envelope?.data);
  const isFault =
    status >= SERVER_FAULT ||
    (code >= SERVER_FAULT && code < 600 && !BY_RULE.test(envelope?.reason ?? "")) ||
    entries.some(({ reason }) => reason === "serverProblem");
  return isFault ? [`a request was answered with ${status}: ${text.slice(0, 200)}`] : [];
}

/** What became of the entries of a batch. */
function resultsIn(data: unknown): { reason?: string }[] {
  if (typeof data !== "object" || data === null || !("results" in data)) return [];
  return Array.isArray(data.results) ? data.results : [];
}
