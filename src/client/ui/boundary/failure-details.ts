/** What somebody who looks after the app wants to know of a failure: where, when, what. */
export function detailsOf(error: unknown): string {
  const lines = [
    new Date().toISOString(),
    // Without search and hash, in which words or tokens of the person may stand.
    `${location.origin}${location.pathname}`,
    navigator.userAgent,
    error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    ...(error instanceof Error && error.stack ? [error.stack] : []),
  ];
  return lines.join("\n");
}
