import type { Browser } from "../browser/browser.ts";
import type { Records } from "../play/records.ts";

/** Each refusal of the server reaches the person once, and nothing else does (I4). */
export function checkRefusals(records: Records, browser: Browser): string[] {
  const { told, takenBack } = browser.watch;
  const mine = records.settled.filter(({ clientId }) => clientId === browser.clientId);
  const refused = mine.filter(({ code }) => code !== 200).map(({ n }) => n);
  const inOrder = (numbers: readonly number[]) =>
    numbers
      .filter((n) => !takenBack.has(n))
      .toSorted((one, other) => one - other)
      .join();
  const [left, right] = [inOrder(told), inOrder(refused)];
  return left === right ? [] : [`${browser.name}: told of ${left}, refused were ${right}`];
}

/**
 * What a browser has sent in one lane was done in the order in which the person did it, and
 * nothing was decided before what it rests on (I8).
 */
export function checkOrder(records: Records, { clientId, name, watch }: Browser): string[] {
  const newest = new Map<string, number>();
  const decided = new Set<number>(watch.takenBack);
  for (const settled of records.settled) {
    const { n, code } = settled;
    const lane = watch.laneOf(n);
    if (settled.clientId !== clientId || !lane) continue;
    const missing = watch.needsOf(n).find((need) => !decided.has(need));
    if (missing !== undefined) return [`${name}: entry ${n} was decided before ${missing}`];
    decided.add(n);
    if (code !== 200) continue;
    const before = newest.get(lane) ?? 0;
    if (n < before) return [`${name}: entry ${before} of ${lane} was done before ${n}`];
    newest.set(lane, n);
  }
  return [];
}

/** All that a browser ever put into its outbox has an answer, and one only (I2, I3). */
export function checkAnswered(records: Records, browser: Browser): string[] {
  const counts = new Map<number, number>();
  for (const { clientId, n } of records.settled) {
    if (clientId === browser.clientId) counts.set(n, (counts.get(n) ?? 0) + 1);
  }
  const violations: string[] = [];
  for (const n of browser.watch.entries) {
    const count = counts.get(n) ?? 0;
    const least = browser.watch.takenBack.has(n) ? 0 : 1;
    if (count >= least && count <= 1) continue;
    violations.push(`${browser.name}: entry ${n} was answered ${count} times`);
  }
  return violations;
}

/** Requests of one browser in ten seconds: two a second, and what people do at the same time. */
const REQUESTS_MOST = 30;

/** No trouble makes a browser ask again and again (I15). */
export function checkPace({ name, wire }: Browser): string[] {
  return wire.busiest > REQUESTS_MOST
    ? [`${name}: asked ${wire.busiest} times within ten seconds`]
    : [];
}
