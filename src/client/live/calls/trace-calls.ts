import type { Caller } from "#client/data/calls/http.ts";

/**
 * Calls that say what came of them while the company's setting `debug` is on: name, time and the
 * reason of a failure, never what was sent or answered. Nobody waits for it.
 */
export function traceCalls(
  call: Caller,
  isDebugging: () => Promise<boolean>,
  write: (line: string) => void = writeToConsole,
): Caller {
  return async (asked, body) => {
    const begun = performance.now();
    const result = await call(asked, body);
    const time = `${Math.round(performance.now() - begun)} ms`;
    const outcome = result.ok ? "done" : `${result.failure.code} ${result.failure.reason ?? ""}`;
    void isDebugging().then((on) => {
      if (on) write(`${asked.name}: ${outcome.trim()}, ${time}`);
    });
    return result;
  };
}

function writeToConsole(line: string): void {
  // oxlint-disable-next-line eslint/no-console -- an administrator has asked for it
  console.debug(line);
}
