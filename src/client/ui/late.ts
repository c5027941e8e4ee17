import { type ComponentType, lazy, type LazyExoticComponent } from "react";

/**
 * A component whose code comes when it is first shown; `load` takes it out of its module. Where that
 * code is nowhere any more the page starts anew (`platform/reload-on-chunk-error.ts`).
 */
export function late<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }));
}
