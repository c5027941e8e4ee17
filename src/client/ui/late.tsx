import { type ComponentType, createContext, lazy, Suspense, use, useState } from "react";

/** Whether what stands around says what is there until a late part has come. */
export const WaitedFor = createContext(false);

/** A component whose code comes later. */
export type Late<Props> = ComponentType<Props> & {
  /** Fetches the code before it is wanted: it stands at once then, and nothing in its place before. */
  readonly ahead: () => Promise<void>;
};

/**
 * A component whose code comes when it is first shown; `load` takes it out of its module. Until it and its words are
 * there nothing stands in its place, or what a `Meanwhile` around it says, and what stands around it stays. Where that
 * code is nowhere any more the page starts anew (`platform/reload-on-chunk-error.ts`).
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  let here: ComponentType<Props> | undefined;
  const Waiting = lazy(async () => ({ default: await load() }));
  function Part(props: Props) {
    // What stands by then stays what it is: another one would begin anew.
    const [Shown] = useState(() => here ?? Waiting);
    const part = (
      <WaitedFor value={false}>
        <Shown {...props} />
      </WaitedFor>
    );
    return use(WaitedFor) ? part : <Suspense>{part}</Suspense>;
  }
  return Object.assign(Part, {
    async ahead() {
      here = await load();
    },
  });
}
