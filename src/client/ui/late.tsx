import { type ComponentType, lazy, type LazyExoticComponent, Suspense } from "react";

/**
 * A component whose code comes when it is first shown; `load` takes it out of its module. Until it and its words are
 * there nothing stands in its place, and what stands around it stays. Where that code is nowhere any more the page
 * starts anew (`platform/reload-on-chunk-error.ts`).
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lateWithin(load);
  return function Late(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** As `late`, where the one who shows it says with a `Suspense` around it what stands in its place until it is there. */
export function lateWithin<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }));
}
