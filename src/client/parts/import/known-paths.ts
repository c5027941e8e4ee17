import type { ImportTarget } from "./import-target.ts";
import type { Begun } from "./begun.ts";

/** A begun import whose columns are for fields that there are: those of others go to what they are called now, or to none. */
export function knownPaths(begun: Begun, target: Pick<ImportTarget, "columns" | "guess">): Begun {
  const { draft, grid } = begun;
  const { mapping } = draft;
  const known = new Set(["", ...target.columns.map(({ path }) => path)]);
  if (mapping.paths.every((path) => known.has(path))) return begun;
  const guess = target.guess(grid).paths;
  const taken = new Set(mapping.paths);
  const paths = mapping.paths.map((path, at) => {
    if (known.has(path)) return path;
    const named = guess[at] ?? "";
    return taken.has(named) ? "" : named;
  });
  return { grid, draft: { ...draft, mapping: { ...mapping, paths } } };
}
