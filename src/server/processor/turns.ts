import { spend } from "./bill.ts";

/** Milliseconds that one piece of work may keep everybody else waiting. */
const TURN = 8;

let last: Promise<void> = Promise.resolve();

/**
 * Lets everybody else do something first. Of all who wait for a turn one goes on at a time: however many
 * long works there are, between two pieces of them the server hears who else is there.
 */
export async function nextTurn(): Promise<void> {
  const mine = last.then(async () => new Promise<void>((resolve) => setImmediate(resolve)));
  last = mine;
  await mine;
}

/** Does something with each of many things, on the present bill, and gives the turn away whenever it has lasted. */
export async function inTurns<Item>(
  items: Iterable<Item>,
  work: (item: Item) => unknown,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  while (!spend(() => workOn(iterator, work))) await nextTurn();
}

/** Goes on for one turn; whether nothing is left. */
function workOn<Item>(items: Iterator<Item>, work: (item: Item) => unknown): boolean {
  const until = performance.now() + TURN;
  for (;;) {
    const step = items.next();
    if (step.done) return true;
    work(step.value);
    if (performance.now() > until) return false;
  }
}
