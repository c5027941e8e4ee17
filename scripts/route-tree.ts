import { join } from "node:path";

/** Where routes are and what is written of them; the same for a build and for `npm run generate`. */
export function routeTree(root: string) {
  return {
    target: "react",
    autoCodeSplitting: true,
    routesDirectory: join(root, "src/client/routes"),
    generatedRouteTree: join(root, "src/client/route-tree.gen.ts"),
    quoteStyle: "double",
    semicolons: true,
    addExtensions: true,
  } as const;
}
