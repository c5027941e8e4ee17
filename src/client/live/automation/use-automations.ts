import { useCallback, useEffect, useState } from "react";
import { fetchAutomationLog } from "#client/data/calls/fetch-automation-log.ts";
import type { KeptAutomationLog } from "#client/data/database/local-database.ts";
import {
  readAutomationLog,
  readAutomations,
  readTasksToTry,
} from "#client/data/queries/automation/automations.ts";
import type { Automation } from "#domain/automation/automation.ts";
import type { Task } from "#domain/task/task.ts";
import { useData } from "../data-context.ts";
import { useLine } from "../sync/use-line.ts";
import { type Live, useLive } from "../use-live.ts";

/** The rules of a plan, the oldest first. */
export function useAutomations(planId: number): Live<Automation[]> {
  return useLive(readAutomations, planId);
}

/** The tasks of a plan that rules can come to. */
export function useTasksToTry(planId: number): Live<Task[]> {
  return useLive(readTasksToTry, planId);
}

/** What came to nothing changes no task: while somebody looks, the server is asked again so often, ms. */
const LOOK_EVERY = 5_000;

export interface AutomationLog {
  /** null = it was never fetched here. */
  readonly kept: Live<KeptAutomationLog | null>;
  /** Whether the server can be asked. */
  readonly isOnline: boolean;
  readonly isLoading: boolean;
  /** Fetches the next older page. */
  readonly loadOlder: () => void;
}

/** What the rules of a plan did; the newest is fetched when it is looked at, and whenever its tasks become others meanwhile. */
export function useAutomationLog(planId: number): AutomationLog {
  const { database, quietCall, now } = useData();
  const kept = useLive(readAutomationLog, planId);
  const tasks = useTasksToTry(planId);
  const isOnline = useLine() === "up";
  const [wasAsked, setWasAsked] = useState(false);
  const [isOlderAsked, setIsOlderAsked] = useState(false);
  const stands = tasks.state === "ready" ? tasks.value : undefined;
  const load = useCallback(
    async (before?: number) => fetchAutomationLog(quietCall, database, { planId, before }, now()),
    [database, quietCall, now, planId],
  );
  useEffect(() => {
    if (!isOnline || !stands) return undefined;
    void load().then(() => setWasAsked(true));
    const timer = setInterval(() => void load(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [isOnline, stands, load]);
  const oldest = kept.state === "ready" ? kept.value?.items.at(-1)?.id : undefined;
  const loadOlder = () => {
    setIsOlderAsked(true);
    void load(oldest).then(() => setIsOlderAsked(false));
  };
  const isLoading = isOlderAsked || (isOnline && !wasAsked);
  return { kept, isOnline, isLoading, loadOlder };
}
