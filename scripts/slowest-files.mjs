import { relative } from "node:path";

/** How many are worth a look. */
const MOST = 10;

/** The test files that took longest, a line for each; `results` is what vitest reports of files. */
export function slowestFiles(results, root) {
  return results
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1_000 }))
    .toSorted((left, right) => right.seconds - left.seconds)
    .slice(0, MOST)
    .map(({ name, seconds }) => `slow: ${relative(root, name)} ${seconds.toFixed(1)} s`);
}
