import type { PlayedCase } from "./play/play-case.ts";

const SHOWN = 10;

/** The calls that took most of the server's processor, each with the worst that it took. */
export function slowestCalls(costs: PlayedCase["costs"]): string[] {
  const byCall = Map.groupBy(costs, ({ call }) => call);
  return [...byCall]
    .map(([call, spent]) => {
      const each = spent.map(({ microseconds }) => microseconds);
      const mean = each.reduce((sum, one) => sum + one, 0) / each.length;
      return { call, most: Math.max(...each), mean, times: each.length };
    })
    .toSorted((left, right) => right.most - left.most)
    .slice(0, SHOWN)
    .map(
      ({ call, most, mean, times }) =>
        `${inMilliseconds(most)} ms at most, ${inMilliseconds(mean)} ms on average of ${times}: ${call}`,
    );
}

function inMilliseconds(microseconds: number): string {
  return (microseconds / 1_000).toFixed(1);
}
