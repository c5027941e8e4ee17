import { useCallback, useEffect, useState } from "react";
import {
  type FetchPage,
  fetchLogPage,
  fetchVersionPage,
} from "#client/data/calls/fetch-log-page.ts";
import type { KeptPages, LocalDatabase } from "#client/data/database/local-database.ts";
import { readContentVersions, readTaskLog } from "#client/data/queries/task-log.ts";
import type { TaskView } from "#client/data/queries/task.ts";
import type { ContentVersion } from "#domain/task/log/content-version.ts";
import type { TaskStep } from "#domain/task/log/task-step.ts";
import type { Task } from "#domain/task/task.ts";
import type { TaskContent } from "#domain/task/task-content.ts";
import { useData } from "../data-context.ts";
import { type Live, useLive } from "../use-live.ts";
import { useLine } from "../sync/use-line.ts";
import { useSyncStatus } from "../sync/use-sync-status.ts";

/** What the server tells page by page, and is kept here. */
export interface Paged<Item> {
  /** null = it was never fetched here. */
  readonly kept: Live<KeptPages<Item> | null>;
  /** Whether the server can be asked. */
  readonly isOnline: boolean;
  readonly isLoading: boolean;
  /** Fetches the next older page. */
  readonly loadOlder: () => void;
}

/** What was done with a task; the newest is fetched whenever something of the task changes. */
export function useTaskLog({ task, content, subtasks }: TaskView): Paged<TaskStep> {
  return usePaged(task.id, {
    read: readTaskLog,
    fetchPage: fetchLogPage,
    numberOf: numberOfStep,
    stands: JSON.stringify([task, content?.version, subtasks]),
  });
}

/** What the description of a task said before; fetched whenever it becomes another. */
export function useContentVersions(
  { id }: Task,
  content: TaskContent | undefined,
): Paged<ContentVersion> {
  return usePaged(id, {
    read: readContentVersions,
    fetchPage: fetchVersionPage,
    numberOf: numberOfVersion,
    stands: String(content?.version),
  });
}

const numberOfStep = ({ id }: TaskStep) => id;
const numberOfVersion = ({ version }: ContentVersion) => version;

interface PagedSource<Item> {
  readonly read: (database: LocalDatabase, taskId: number) => Promise<KeptPages<Item> | null>;
  readonly fetchPage: FetchPage;
  readonly numberOf: (item: Item) => number;
  /** Says when the newest page may be another one. */
  readonly stands: string;
}

function usePaged<Item>(
  taskId: number,
  { read, fetchPage, numberOf, stands }: PagedSource<Item>,
): Paged<Item> {
  const { database, quietCall, now } = useData();
  const kept = useLive(read, taskId);
  const status = useSyncStatus();
  const isOnline = useLine() === "up";
  // What waits here is not in what the server tells: it is asked once it has all.
  const isSent = status.state === "ready" && status.value.waiting === 0;
  const [wasAsked, setWasAsked] = useState(false);
  const [isOlderAsked, setIsOlderAsked] = useState(false);
  const load = useCallback(
    async (before?: number) => fetchPage(quietCall, database, { taskId, before }, now()),
    [database, quietCall, now, taskId, fetchPage],
  );
  useEffect(() => {
    if (isOnline && isSent) void load().then(() => setWasAsked(true));
  }, [isOnline, isSent, stands, load]);
  const oldest = kept.state === "ready" ? kept.value?.items.at(-1) : undefined;
  const loadOlder = () => {
    setIsOlderAsked(true);
    void load(oldest && numberOf(oldest)).then(() => setIsOlderAsked(false));
  };
  const isLoading = isOlderAsked || (isOnline && !wasAsked);
  return { kept, isOnline, isLoading, loadOlder };
}
