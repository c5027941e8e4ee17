import { type Reading, fits } from "#domain/reading.ts";
import type { World } from "./world.ts";

/** Runs a reading on the rows of a world, whoever may see them; with how many times it asked for any. */
export function asksOf<Result>(
  world: World,
  reading: Reading<Result>,
): { readonly result: Result; readonly asks: number } {
  let asks = 0;
  let step = reading.next();
  while (!step.done) {
    asks += 1;
    const ask = step.value;
    if (ask.kind === "get") step = reading.next(world.find(ask.entity, ask.id));
    else if (ask.kind === "list")
      step = reading.next(world.all(ask.entity).filter((row) => fits(row, ask.where)));
    else if (ask.kind === "holdsAll") step = reading.next(true);
    else throw new Error(`Nothing here answers ${ask.kind}`);
  }
  return { result: step.value, asks };
}
