import type { Rolldown } from "vite";

export type Graph = Pick<Rolldown.PluginContext, "getModuleInfo">;

/** A module and all that cannot be run without it. */
export function allAbove(id: string, graph: Graph): string[] {
  const seen = new Set([id]);
  // A set that grows while it is walked through: everybody above, each once.
  for (const one of seen)
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  return [...seen];
}

/** Whether a module that the test names cannot be run without this one. */
export function isNeededBy(test: (id: string) => boolean, id: string, graph: Graph): boolean {
  return allAbove(id, graph).some(test);
}
