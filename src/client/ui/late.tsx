import { type ComponentType, createContext, lazy, Suspense, use } from "react";

/** Whether what stands around says what is there until a late part has come. */
export const WaitedFor = createContext(false);

/**
 * A component whose code comes when it is first shown; `load` takes it out of its module. Until it and its words are
 * there nothing stands in its place, or what a `Meanwhile` around it says, and what stands around it stays. Where that
 * code is nowhere any more the page starts anew (`platform/reload-on-chunk-error.ts`).
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function Late(props: Props) {
    const part = (
      <WaitedFor value={false}>
        <Part {...props} />
      </WaitedFor>
    );
    return use(WaitedFor) ? part : <Suspense>{part}</Suspense>;
  };
}
