import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Feature } from "../../src/client/parts/feature/feature.ts";

/** A screen that a visit may begin with, as its feature says it. */
export type FirstScreen = NonNullable<Feature["screens"]>[number];

/** What the features say of the screens that visits begin with; the rail and the search read the rest. */
export async function readFirstScreens(root: string): Promise<readonly FirstScreen[]> {
  const files = globSync("src/client/features/*/*/feature.ts", { cwd: root }).toSorted();
  const modules = files.map(
    (file) => import(pathToFileURL(join(root, file)).href) as Promise<{ feature: Feature }>,
  );
  return (await Promise.all(modules)).flatMap(({ feature }) => feature.screens ?? []);
}

/** The screens around this one, whose code it needs as well: `manage.tsx` of `manage/plan/index.tsx`. */
export function withParents(
  screen: FirstScreen,
  screens: readonly FirstScreen[],
): readonly FirstScreen[] {
  return screens.filter(
    ({ route }) =>
      route === screen.route || screen.route.startsWith(`${route.replace(/\.tsx$/, "")}/`),
  );
}

/** Whether a module is what the router's plugin made of a route's component. */
export function isComponentOf(id: string, { route }: FirstScreen): boolean {
  return id.includes(`/src/client/routes/${route}?tsr-split=component`);
}
