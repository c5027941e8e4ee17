import { useSettled } from "#client/platform/when-idle.ts";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { late } from "#client/ui/late.tsx";
import type { GuideWays } from "./first-steps.tsx";

const FirstSteps = late(async () => (await import("./first-steps.tsx")).FirstSteps);

/** The first steps, once the first screen is drawn; most people never see them. */
export function LateFirstSteps(ways: GuideWays) {
  if (!useSettled()) return null;
  return (
    <Boundary silent>
      <FirstSteps {...ways} />
    </Boundary>
  );
}
