import { commandOf } from "#domain/commands.ts";
import type { Browser } from "../browser/browser.ts";
import type { Trail } from "../browser/stay.ts";
import type { Records } from "../play/records.ts";

/**
 * Each refusal of the server reaches the person once, and nothing else does (I4). Of one before its
 * database was put back, and of one of what is brought again, the server knows nothing.
 */
export function checkRefusals(records: Records, trail: Trail): string[] {
  const { told, takenBack } = trail.watch;
  const lost = records.lostOf(trail.clientId);
  const isKnown = (n: number) => !lost.has(n) && !records.isBroughtAgain(trail.clientId, n);
  const mine = records.settled.filter(({ clientId }) => clientId === trail.clientId);
  const refused = mine
    .filter(({ n, code }) => code !== 200 && (!trail.isOver || told.includes(n)))
    .map(({ n }) => n);
  const inOrder = (numbers: readonly number[]) =>
    numbers
      .filter((n) => !takenBack.has(n) && isKnown(n))
      .toSorted((one, other) => one - other)
      .join();
  const [left, right] = [inOrder(told), inOrder(refused)];
  return left === right ? [] : [`${trail.name}: told of ${left}, refused were ${right}`];
}

/**
 * What a browser has sent in one lane was done in the order in which the person did it, and
 * nothing was decided before what it rests on (I8).
 */
export function checkOrder(records: Records, { clientId, name, watch }: Trail): string[] {
  const newest = new Map<string, number>();
  const decided = new Set<number>(watch.takenBack);
  // That what was brought again is refused is only told.
  for (const n of watch.told) if (records.isBroughtAgain(clientId, n)) decided.add(n);
  for (const settled of records.settled) {
    const { n, code } = settled;
    const lane = watch.laneOf(n);
    if (settled.clientId !== clientId || !lane) continue;
    // What is brought again may have to wait for what others bring.
    const mayWait = records.isBroughtAgain(clientId, n);
    const missing = watch.needsOf(n).find((need) => !decided.has(need));
    if (missing !== undefined && !mayWait)
      return [`${name}: entry ${n} was decided before ${missing}`];
    decided.add(n);
    // What was taken back may be on its way still, and come behind all that was done since.
    if (code !== 200 || mayWait || watch.takenBack.has(n)) continue;
    const before = newest.get(lane) ?? 0;
    if (n < before) return [`${name}: entry ${before} of ${lane} was done before ${n}`];
    newest.set(lane, n);
  }
  return [];
}

/**
 * All that a browser ever put into its outbox has an answer, and one only (I2, I3). What was
 * done and is lost with the server's database is done again, or the person is told why not.
 */
export function checkAnswered(records: Records, trail: Trail): string[] {
  const counts = new Map<number, number>();
  for (const { clientId, n } of records.settled) {
    if (clientId === trail.clientId) counts.set(n, (counts.get(n) ?? 0) + 1);
  }
  const violations: string[] = [];
  for (const n of trail.watch.entries) {
    const count = counts.get(n) ?? 0;
    const least = trail.isOver || mayBeUnanswered(records, trail, n) ? 0 : 1;
    if (count >= least && count <= 1) continue;
    violations.push(`${trail.name}: entry ${n} was answered ${count} times`);
  }
  return violations;
}

function mayBeUnanswered(records: Records, { clientId, watch }: Trail, n: number): boolean {
  if (watch.takenBack.has(n)) return true;
  const lost = records.lostOf(clientId).get(n);
  // They were told, and so they were or knew at once when it was refused before.
  if (lost && lost.code !== 200) return true;
  if (!records.isBroughtAgain(clientId, n)) return false;
  const command = records.arrivedWith(clientId, n)?.command;
  return watch.told.includes(n) || (command !== undefined && commandOf(command).takes === true);
}

/** Requests of one browser in ten seconds: two a second, and what people do at the same time. */
const REQUESTS_MOST = 30;

/** No trouble makes a browser ask again and again (I15). */
export function checkPace({ name, wire }: Browser): string[] {
  return wire.busiest > REQUESTS_MOST
    ? [`${name}: asked ${wire.busiest} times within ten seconds`]
    : [];
}
