import { type Ask, type Reading, fits } from "#domain/reading.ts";
import type { World } from "./world.ts";

/** Runs a reading on the rows of a world, whoever may see them; with how many times it asked for any that were not read ahead. */
export function asksOf<Result>(
  world: World,
  reading: Reading<Result>,
): { readonly result: Result; readonly asks: number; readonly asked: readonly Ask[] } {
  let asks = 0;
  const asked: Ask[] = [];
  const atHand = new Set<string>();
  let step = reading.next();
  while (!step.done) {
    const ask = step.value;
    asked.push(ask);
    if (ask.kind !== "get" || !atHand.has(`${ask.entity} ${ask.id}`)) asks += 1;
    if (ask.kind === "get") step = reading.next(world.find(ask.entity, ask.id));
    else if (ask.kind === "list")
      step = reading.next(world.all(ask.entity).filter((row) => fits(row, ask.where)));
    else if (ask.kind === "holdsAll") step = reading.next(true);
    else if (ask.kind === "ahead") {
      for (const id of ask.ids) atHand.add(`${ask.entity} ${id}`);
      step = reading.next();
    } else if (ask.kind === "glance") {
      const found = ask.ids.flatMap((id) => world.find("record", id) ?? []);
      const told = found.map((row) => (ask.wantsValues ? row : { ...row, values: "" }));
      step = reading.next(new Map(told.map((row) => [row.id, row])));
    } else throw new Error(`Nothing here answers ${ask.kind}`);
  }
  return { result: step.value, asks, asked };
}
