import type { ChooseHow } from "./designing.ts";

/** What is chosen once a piece was pressed; the last one is where the choice goes on from. */
export function chosenThrough(
  chosen: readonly string[],
  path: string,
  how: ChooseHow,
  order: readonly string[],
): readonly string[] {
  if (how === "alone") return [path];
  const others = chosen.filter((each) => each !== path);
  if (how === "also") return others.length < chosen.length ? others : [...others, path];
  const [from, to] = [order.indexOf(chosen[0] ?? path), order.indexOf(path)];
  const between = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return from <= to ? between : between.toReversed();
}
