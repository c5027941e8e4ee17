import { useEffect, useSyncExternalStore } from "react";
import { readGuide } from "#client/data/queries/guide.ts";
import { installWay, subscribeToInstallWay } from "#client/platform/install-prompt.ts";
import { useSettled } from "#client/platform/when-idle.ts";
import { GUIDE_STEPS, type GuideStep } from "#domain/guide/guide.ts";
import { useData } from "./data-context.ts";
import { useLive } from "./use-live.ts";
import { useRun } from "./use-run.ts";
import { useSyncStatus } from "./sync/use-sync-status.ts";

const readNothing = () => Promise.resolve(undefined);

/** The first steps that somebody has taken; undefined where they are not led, want it no more, or have taken all. */
export function useGuide(): ReadonlySet<GuideStep> | undefined {
  const { userId } = useData();
  const run = useRun();
  const guide = useLive(useSettled() ? readGuide : readNothing, userId);
  const taken = guide.state === "ready" ? guide.value : undefined;
  const status = useSyncStatus();
  const way = useSyncExternalStore(subscribeToInstallWay, installWay);
  const isWorkingOffline =
    status.state === "ready" && status.value.link.state === "offline" && status.value.waiting > 0;
  const isNew = (step: GuideStep, isTaken: boolean) =>
    isTaken && taken !== undefined && !taken.has(step);
  const isOfflineNew = isNew("offline", isWorkingOffline);
  const isInstallNew = isNew("install", way === "installed");
  useEffect(() => {
    // What only this device knows is kept, so that it is done on all of them.
    if (isOfflineNew) void run("guide.save", { done: ["offline"] });
    if (isInstallNew) void run("guide.save", { done: ["install"] });
  }, [isOfflineNew, isInstallNew, run]);
  return taken && GUIDE_STEPS.some((each) => !taken.has(each)) ? taken : undefined;
}
