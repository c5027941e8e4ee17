import type { Rolldown } from "vite";

/** Whether a module that the test names cannot be run without this one. */
export function isNeededBy(
  test: (id: string) => boolean,
  id: string,
  graph: Pick<Rolldown.PluginContext, "getModuleInfo">,
): boolean {
  const seen = new Set([id]);
  // A set that grows while it is walked through: everybody above, each once.
  for (const one of seen) {
    if (test(one)) return true;
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  }
  return false;
}
